import { z } from 'zod';

/** What the process itself is and listens on. */
export const server = {
  HOST: z.string().min(1).default('0.0.0.0').describe('Address the server listens on.'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4321).describe('Port the server listens on.'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe(
      '`production` refuses CLOCK, COMPONENTS and DEMO, serves `localhost` only at PORT, and complains without SITE_ORIGIN, ACCOUNTS_ORIGIN or SMTP_URL.',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('How much the server logs, as JSON on standard output; `info` logs each request.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe(
      'Port on which Prometheus finds `/metrics`, and a balancer or a container the health checks once more, whatever happens ' +
        'at PORT. Without it there are no metrics.',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that METRICS_PORT listens on: this machine alone, unless a network that you trust is named.'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(4000)
    .describe('The most connections that the server holds open at once; further ones are closed.'),
  LIMIT_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'The most connections that one address may hold open; further ones are closed. By default an eighth of ' +
        'MAX_CONNECTIONS; 0 for no limit. Those of TRUSTED_PROXIES are not limited.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(10)
    .describe(
      'Seconds after SIGTERM in which requests are still taken: longer than a load balancer needs to notice `/health/ready`, ' +
        'and long enough that most kept connections are used once more and end with an answer. SIGINT waits for none.',
    ),
};
