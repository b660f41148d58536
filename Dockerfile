# The facts that the pages state are fixed when the image is built: pass them with --build-arg.
# The defaults are those of config/environment.ts.
FROM node:24-slim AS base
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
RUN npm ci --omit=dev
COPY . .
RUN node_modules/.bin/node scripts/build.ts

FROM base
# All of it belongs to root, so the server cannot change its own program or pages.
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
ENV DATA_DIR=/data HOST=0.0.0.0
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=15s --start-period=15s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4173}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "scripts/start.ts"]
