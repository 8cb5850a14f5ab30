import { existsSync } from 'node:fs'
import { z } from 'zod'

/**
 * Every setting of the process, read and checked once. Documented in .env.example; a wrong value
 * ends the start with one clear line.
 */
const schema = z.object({
  /** `production` caches and speaks JSON in the log; `development` reloads; `test` is for tests. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Where to listen. Without HOST: on every address of the machine. */
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  /** How many proxies stand in front, each adding to X-Forwarded-For. 0: nobody is believed. */
  TRUST_PROXY: z.coerce.number('must be a number').int().min(0).max(5).default(0),
  /** How long everything is still taken after SIGTERM, while a load balancer notices `/healthz`. */
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(5).default(1),
  /** The folder of the embedded database, or `memory://` for one that is gone afterwards. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL server, instead of the embedded database. TLS by `?sslmode=`. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  /** How many connections to PostgreSQL one process may hold. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** The public address of the site, for canonical links, the sitemap and mail. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** The first administrator, made on the first start. Without them a password is made up. */
  ADMIN_USERNAME: z.string().min(1).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  /** Where mail to the operator goes out. Without it messages are only stored. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  /** `text` reads well in a terminal, `json` in a log collector. */
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export type Env = ReturnType<typeof readEnv>

/** @throws with one line that names every wrong variable */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const result = schema.safeParse(Object.fromEntries(given))

  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`Wrong setting: ${wrong.join('; ')}. See .env.example.`)
  }

  const { SITE_URL = `http://localhost:${result.data.PORT}`, ...rest } = result.data
  return { ...rest, SITE_URL }
}

// What the environment itself says wins over the file.
if (process.env.NODE_ENV !== 'test' && existsSync('.env')) process.loadEnvFile()

export const env = readEnv(process.env)
