import { existsSync } from 'node:fs'
import { z } from 'zod'

const minKeyBytes = 32

const key = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= minKeyBytes, {
    error: `must have at least ${minKeyBytes} bytes`,
  })
  .optional()

/**
 * Every setting of the process, read and validated once. Documented in .env.example. A wrong value
 * stops the start with one clear line.
 */
const schema = z.object({
  /**
   * `production` caches pages and logs JSON, `development` reloads modules, `test` is for tests.
   */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Where to listen. Without HOST: on all interfaces. */
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  /** The number of proxies in front that each add to X-Forwarded-For. 0: the header is ignored. */
  TRUST_PROXY: z.coerce.number('must be a number').int().min(0).max(5).default(0),
  /**
   * How long to keep accepting requests after SIGTERM, until a load balancer has seen `/healthz`
   * fail.
   */
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(5).default(1),
  /** The folder of the embedded database, or `memory://` for one that is not stored. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL server, instead of the embedded database. TLS by `?sslmode=`. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  /** The maximum number of connections of this process to PostgreSQL. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** The public URL of the site, for canonical links, the sitemap and mail. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** Whether browsers may use only https for the subdomains of SITE_URL too. */
  HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false),
  /** The first admin account, created on the first start. Without a password, one is generated. */
  ADMIN_USERNAME: z.string().min(1).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  /**
   * Seals the stored secrets that are read back, such as those of authenticator apps. Without it, a key
   * in the database does, which no backup contains. The old one still opens what it sealed.
   */
  SECRETS_KEY: key,
  SECRETS_KEY_OLD: key,
  /** The mail server for messages to the admin. Without it messages are only stored. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  /** `text` is for a terminal, `json` for a log collector. */
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

// Variables of the environment take precedence over the file.
if (process.env.NODE_ENV !== 'test' && existsSync('.env')) process.loadEnvFile()

export const env = readEnv(process.env)
