import { env } from './env.ts'

export type Facts = Record<string, unknown>

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]

const format = env.LOG_FORMAT ?? (process.stderr.isTTY ? 'text' : 'json')
const threshold = levels.indexOf(env.NODE_ENV === 'test' ? 'error' : env.LOG_LEVEL)

function write(level: Level, message: string, facts: Facts = {}): void {
  const { error, ...rest } = facts
  const line = { ...rest, ...(error === undefined ? {} : explain(error)) }
  if (error !== undefined && levels.indexOf(level) >= levels.indexOf('warn')) {
    tellOfTrouble?.(message, line)
  }
  if (levels.indexOf(level) < threshold) return
  process.stderr.write(
    format === 'json' ? asJson(level, message, line) : asText(level, message, line),
  )
}

let tellOfTrouble: ((message: string, facts: Facts) => void) | undefined

/** Calls this for each warning and error that has a cause, whatever LOG_LEVEL is. */
export function onTrouble(listener: typeof tellOfTrouble): void {
  tellOfTrouble = listener
}

/**
 * One line per event, on standard error. Standard output is for the person who starts the site.
 * The fields describe the system: never a name, an address, a message or a secret of a visitor. Of the
 * admins they may name an account.
 */
export const log = {
  debug: (message: string, facts?: Facts) => write('debug', message, facts),
  info: (message: string, facts?: Facts) => write('info', message, facts),
  warn: (message: string, facts?: Facts) => write('warn', message, facts),
  error: (message: string, facts?: Facts) => write('error', message, facts),
}

function asJson(level: Level, message: string, facts: Facts): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`
}

function asText(level: Level, message: string, { stack, ...facts }: Facts): string {
  const time = new Date().toTimeString().slice(0, 8)
  const pairs = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`)
  const steps = stack ? String(stack).split('\n') : []
  const lines = [`${time} ${level.padEnd(5)} ${message}${pairs.join('')}`, ...steps]
  return lines.map((line) => `${visible(line)}\n`).join('')
}

/** Escapes control characters: a visitor chooses the URL, and could forge a log line with it. */
function visible(line: string): string {
  return line.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  )
}

/** An error, or what the queue of the jobs makes of one: an object with its message. */
const isLikeError = (error: unknown): error is Error =>
  typeof (error as { message?: unknown } | null)?.message === 'string'

// Not the whole error: a database error contains the values of the query, which may be personal.
function explain(error: unknown): Facts {
  if (!isLikeError(error)) return { reason: String(error) }
  const { cause, stack, message } = error
  const root = cause instanceof Error ? cause : error
  const code = (root as { code?: string }).code
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return {
    reason: cause instanceof Error ? cause.message : message,
    ...(code === undefined ? {} : { code }),
    stack: frames.join('\n'),
  }
}
