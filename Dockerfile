# An image of Aurore. docs/operations/varnish.md and compose.yaml show how to use it.

FROM node:24.21.0-bookworm-slim AS build
ENV ASTRO_TELEMETRY_DISABLED=1 \
    npm_config_audit=false \
    npm_config_fund=false
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build \
  && npm run sbom

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    METRICS_PORT=9464
WORKDIR /app
# It stays root's: the site runs its program and cannot change it.
COPY --from=build /app /app
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
# /health/live, not /health/ready: a draining node answers 503 there and must not be restarted for it. At the port of the
# metrics, which answers while visitors hold every connection of the other.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would intercept signals to the server.
CMD ["node_modules/node/bin/node", "src/cli/start.ts"]
