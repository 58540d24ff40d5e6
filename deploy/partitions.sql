-- Partitions the tables of matches by match id, 16 native partitions each. Stop all servers, then run
--     psql -v ON_ERROR_STOP=1 --single-transaction --file deploy/partitions.sql "$STADION_DATABASE_URL"
-- Servers need no setting for it, and migrations of later versions find the tables by the same names.
-- Keys, indexes and foreign keys are read from the catalogue and keep their names.

DO $$
DECLARE
    parts CONSTANT int := 16;
    tables CONSTANT text[] := ARRAY[
        'matches', 'seats', 'actions', 'snapshots', 'chat', 'table_events', 'due', 'presence', 'stories',
        'pushed_notes', 'results', 'match_analyses'
    ];
    named text;
    one record;
BEGIN
    IF EXISTS (SELECT FROM pg_partitioned_table) THEN
        RAISE EXCEPTION 'the tables are partitioned already';
    END IF;

    CREATE TEMPORARY TABLE kept ON COMMIT DROP AS
    SELECT conrelid::regclass::text AS parted, conname AS name, contype::text AS kind,
        pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype IN ('p', 'u', 'f') AND conrelid::regclass::text = ANY (tables)
    UNION ALL
    SELECT tablename, indexname, 'index', indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename = ANY (tables)
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname);

    CREATE SCHEMA whole;
    FOR one IN SELECT * FROM kept WHERE kind = 'f' LOOP
        EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', one.parted, one.name);
    END LOOP;
    FOREACH named IN ARRAY tables LOOP
        EXECUTE format('ALTER TABLE %I SET SCHEMA whole', named);
        EXECUTE format(
            'CREATE TABLE %I (LIKE whole.%I INCLUDING DEFAULTS INCLUDING IDENTITY) PARTITION BY HASH (%I)',
            named, named, CASE named WHEN 'matches' THEN 'id' ELSE 'match_id' END
        );
        FOR n IN 0 .. parts - 1 LOOP
            EXECUTE format(
                'CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
                named || '_' || n, named, parts, n
            );
        END LOOP;
        EXECUTE format('INSERT INTO %I OVERRIDING SYSTEM VALUE SELECT * FROM whole.%I', named, named);
        FOR one IN SELECT column_name FROM information_schema.columns
            WHERE table_schema = 'public' AND table_name = named AND is_identity = 'YES'
        LOOP -- continue the sequences of the original table
            EXECUTE format(
                'SELECT setval(pg_get_serial_sequence(%L, %L), max(%I)) FROM %I',
                named, one.column_name, one.column_name, named
            );
        END LOOP;
    END LOOP;
    DROP SCHEMA whole CASCADE;

    FOR one IN SELECT * FROM kept ORDER BY kind = 'f' LOOP -- foreign keys last: they need the other keys
        EXECUTE CASE one.kind
            WHEN 'index' THEN one.definition
            ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', one.parted, one.name, one.definition)
        END;
    END LOOP;
END $$;
