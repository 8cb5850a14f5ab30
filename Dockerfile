# Parkeerpiloot in one image: docs/operating/container.md says how to build and run it.
#
# One base for both stages, pinned by its day. Newer days have newer security fixes: name one by
# --build-arg BASE=debian:trixie-YYYYMMDD-slim.
ARG BASE=docker.io/library/debian:trixie-20251117-slim

FROM ${BASE} AS build
# Only installs and builds: the site brings the Node that it runs on.
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /src
# The packages are a layer of their own, which a change of the sources leaves as it is.
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/setup-install.mjs scripts/setup-build.mjs scripts/current-build.mjs scripts/
RUN node scripts/setup.mjs --no-build
COPY . .
RUN node scripts/setup.mjs && node_modules/.bin/node scripts/pack.ts /packed

FROM ${BASE}
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin parkeerpiloot \
    && install -d -m 0700 -o parkeerpiloot -g parkeerpiloot /data
WORKDIR /srv/parkeerpiloot
# Owned by root: the site can't change itself. It writes to /data, and its compiled code to /tmp if it can.
COPY --from=build /packed ./
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_MMAP_THRESHOLD_=262144 \
    PATH=/srv/parkeerpiloot/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
# By number, so that Kubernetes can see that it is not root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
# The first start of a new version migrates, for at most as long as start-period.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "require('http').get({ port: process.env.PORT || 3000, path: '/healthz' }, (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/main.js"]
