// Where a browser keeps what it saw of its matches: IndexedDB, else localStorage, else nowhere.

/** @import {Kept} from "./kept_entry.js" */

const MOST = 200;
const DATABASE = "stadion";
const STORE = "matches";
const BY_TIME = "at";
const KEY = "stadion.matches";

/**
 * Makes the next entry of the last one; null: it stays as it is.
 *
 * @typedef {(kept: Kept | null) => Kept | null} Change
 */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keeps matches in IndexedDB. A change is one transaction: two pages of one match lose nothing. */
class DatabaseMatches {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** @param {string} match @returns {Promise<Kept | null>} */
  async find(match) {
    return (await answerOf(this.database.transaction(STORE).objectStore(STORE).get(match))) ?? null;
  }

  /** @param {string} match @param {Change} change @returns {Promise<Kept | null>} what is kept now */
  async change(match, change) {
    const store = this.database.transaction(STORE, "readwrite").objectStore(STORE);
    const before = (await answerOf(store.get(match))) ?? null;
    const after = change(before);
    if (!after) return before;
    const entry = { ...after, at: Date.now() };
    await answerOf(store.put(entry));
    if (!before) await this.removeOldest(store);
    return entry;
  }

  /** @param {IDBObjectStore} store */
  async removeOldest(store) {
    const spare = (await answerOf(store.count())) - MOST;
    if (spare <= 0) return;
    const oldest = await answerOf(store.index(BY_TIME).getAllKeys());
    for (const found of oldest.slice(0, spare)) store.delete(found);
  }
}

/** Keeps matches in localStorage, as one text. */
export class StoredMatches {
  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
  }

  /** @returns {Kept[]} oldest first */
  all() {
    try {
      return JSON.parse(this.storage.getItem(KEY) ?? "[]");
    } catch {
      return [];
    }
  }

  /** @param {string} match @returns {Promise<Kept | null>} */
  async find(match) {
    return this.all().find((one) => one.match === match) ?? null;
  }

  /** @param {string} match @param {Change} change @returns {Promise<Kept | null>} what is kept now */
  async change(match, change) {
    const all = this.all();
    const before = all.find((one) => one.match === match) ?? null;
    const after = change(before);
    if (!after) return before;
    const entry = { ...after, at: Date.now() };
    const rest = all.filter((one) => one.match !== match);
    this.storage.setItem(KEY, JSON.stringify([...rest, entry].slice(-MOST)));
    return entry;
  }
}

/** @returns {Promise<DatabaseMatches>} */
async function openDatabase() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: "match" }).createIndex(BY_TIME, BY_TIME);
  const database = await answerOf(opening);
  database.onversionchange = () => database.close(); // A newer page is waiting to change the stores.
  return new DatabaseMatches(database);
}

/**
 * Open the place where matches are kept; null: this browser offers none.
 * @param {Storage | null} storage of the page, if it is not blocked
 * @returns {Promise<DatabaseMatches | StoredMatches | null>}
 */
export async function openKeptMatches(storage) {
  try {
    return await openDatabase();
  } catch {
    return storage && new StoredMatches(storage);
  }
}
