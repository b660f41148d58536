# The image is named by its digest, so that every build starts from the same bytes, on amd64 and
# arm64. For its newest version: docker buildx imagetools inspect node:24-slim
#
# The facts that the pages state are fixed when the image is built: pass them with --build-arg.
# The defaults are those of config/environment.ts.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app
ARG SITE_URL=http://localhost:4173
ARG CONTACT_EMAIL=hello@cartworth.example
ARG CONTACT_PHONE="+1 (202) 555-0142"
ARG SITE_MANAGER=CartWorth
ARG ADS_SRC=""
ARG INBOX=on
ENV SITE_URL=$SITE_URL \
    CONTACT_EMAIL=$CONTACT_EMAIL \
    CONTACT_PHONE=$CONTACT_PHONE \
    SITE_MANAGER=$SITE_MANAGER \
    ADS_SRC=$ADS_SRC \
    INBOX=$INBOX

FROM base AS build
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node_modules/.bin/node tooling/build/build.ts

FROM base
# Without what only builds and tests, and all of it root's: the server cannot change its own program.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
ENV DATA_DIR=/data HOST=0.0.0.0
EXPOSE 4173
# Whether the process serves. The database may be away meanwhile: pages do not need it.
HEALTHCHECK --interval=30s --timeout=15s --start-period=15s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4173}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "tooling/build/serve.ts"]
