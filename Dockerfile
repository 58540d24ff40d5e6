# By itself, `docker build -t stadion . && docker run -p 8000:8000 -v stadion:/data stadion` runs with the
# embedded PostgreSQL, whose files are in the volume. docker-compose.yml has a separate database.

FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b AS build
WORKDIR /build
RUN python -m venv --without-pip /opt/stadion
COPY requirements.lock ./
RUN pip --python /opt/stadion/bin/python install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY migrations ./migrations
COPY app ./app
RUN pip --python /opt/stadion/bin/python install --no-cache-dir --no-deps .

FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b
# The running image installs nothing.
RUN pip uninstall --yes --root-user-action=ignore setuptools wheel pip \
    && rm -rf /usr/local/lib/python3.11/ensurepip
RUN useradd --system --uid 10001 --home-dir /data --create-home stadion
COPY --from=build /opt/stadion /opt/stadion
ENV PATH=/opt/stadion/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    STADION_DATA_DIR=/data
USER stadion
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health/ready', timeout=4)"]
CMD ["stadion", "serve", "--host", "0.0.0.0", "--port", "8000"]
