import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { lettersApart } from '#domain/text/letters-apart.ts'

function between(least: number, most: number) {
  const error = `must be a number from ${least} to ${most}`
  return z.coerce.number(error).min(least, error).max(most, error)
}

function whole(least: number, most: number) {
  return between(least, most).int(`must be a whole number from ${least} to ${most}`)
}

const minKeyBytes = 32

const key = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= minKeyBytes, {
    error: `must have at least ${minKeyBytes} bytes`,
  })
  .optional()

/** A folder has to be absolute: a checkout is no other place. A password in an address would be shown. */
function isPlace(text: string): boolean {
  if (isAbsolute(text)) return true
  const { protocol, pathname, username, search } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol ?? '') && /^\/+[^/]/.test(pathname ?? '') && !username && !search
}

/**
 * Every setting of the process, read and validated once. Documented in .env.example. A wrong value
 * stops the start with one clear line.
 */
const schema = z
  .object({
    /**
     * `production` caches pages and logs JSON, `development` reloads modules, `test` is for tests.
     */
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    /** Where to listen. Without HOST: on all interfaces. */
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).optional(),
    /** The number of proxies in front that each add to X-Forwarded-For. 0: the header is ignored. */
    TRUST_PROXY: whole(0, 5).default(0),
    /**
     * How long to keep accepting requests after SIGTERM, until a load balancer has seen `/healthz`
     * fail.
     */
    DRAIN_SECONDS: between(0, 5).default(1),
    /** The folder of the embedded database, or `memory://` for one that is not stored. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** A PostgreSQL server, instead of the embedded database. TLS by `?sslmode=`. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    /** The maximum number of connections of this process to PostgreSQL. */
    DATABASE_POOL: whole(1, 200).default(10),
    /** The public URL of the site, for canonical links, the sitemap and mail. */
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .transform((address) => address.replace(/\/+$/, ''))
      .optional(),
    /** Whether browsers may use only https for the subdomains of SITE_URL too. */
    HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false),
    /** Whether an empty database gets parkings, posts and money that are invented. */
    SAMPLE_DATA: z.stringbool('must be yes or no').default(true),
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
    /**
     * Where copies are taken besides DATA_DIR: a folder, or a bucket of an S3-compatible storage. Here and not in
     * the back office, which must not choose where the server writes.
     */
    COPIES_TO: z
      .string()
      .refine(isPlace, 'must be a folder from / or https://host/bucket')
      .optional(),
    COPIES_S3_KEY: z.string().min(1).optional(),
    COPIES_S3_SECRET: z.string().min(1).optional(),
    COPIES_S3_REGION: z.string().min(1).default('us-east-1'),
    /** What Prometheus shows to read `/metrics`. Without it there is no such page. */
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{32,}$/, 'must have at least 32 characters, and no spaces')
      .optional(),
    /** `text` is for a terminal, `json` for a log collector. */
    LOG_FORMAT: z.enum(['text', 'json']).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  })
  .superRefine(({ COPIES_TO, COPIES_S3_KEY, COPIES_S3_SECRET }, context) => {
    if (!COPIES_TO || isAbsolute(COPIES_TO)) return
    for (const [name, value] of Object.entries({ COPIES_S3_KEY, COPIES_S3_SECRET })) {
      const message = 'must be set with an address in COPIES_TO'
      if (!value) context.addIssue({ code: 'custom', path: [name], message })
    }
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

/**
 * A warning for each name that is probably meant for us: all in `.env`, which is our own file, and those in
 * the environment that are nearly a setting. Without the values, which may be secrets.
 */
export function warnOfNames(inFile: string[], inEnvironment: string[]): string[] {
  const names = Object.keys(schema.shape)

  function warning(name: string, isInFile: boolean): string[] {
    if (names.includes(name)) return []
    const nearest = names.find((ours) => isNearly(name, ours))
    if (!nearest && !isInFile) return []
    const where = isInFile ? '.env' : 'the environment'
    const hint = nearest ? `: is it ${nearest}?` : '. See .env.example.'
    return [`${name} in ${where} is not a setting of this site${hint}`]
  }

  return [
    ...inFile.flatMap((name) => warning(name, true)),
    ...inEnvironment.flatMap((name) => warning(name, false)),
  ]
}

/** Within two letters; of a short name within one, because HOME is not HOST. */
function isNearly(name: string, ours: string): boolean {
  return lettersApart(name.toUpperCase(), ours) <= (ours.length > 4 ? 2 : 1)
}

const inEnvironment = Object.keys(process.env)
const inFile =
  process.env.NODE_ENV !== 'test' && existsSync('.env')
    ? Object.keys(parseEnv(readFileSync('.env', 'utf8')))
    : []
// Variables of the environment take precedence over the file.
if (inFile.length > 0) process.loadEnvFile()

export const env = readEnv(process.env)

export const nameWarnings = warnOfNames(inFile, inEnvironment)
