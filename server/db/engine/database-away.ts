/**
 * Thrown at once while the database is known not to respond, so that callers don't wait for a
 * timeout.
 */
export class DatabaseAway extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database does not answer')
  }
}

/** The server of DATABASE_URL can't be reached, or does not let us in. In one line, without the password. */
export class NotConnected extends Error {
  constructor(address: string, cause: unknown) {
    const { message, code } = cause as { message: string; code?: string }
    const isRefused = code === undefined ? !/timeout/.test(message) : /^(28|3D)/.test(code)
    const why = isRefused ? message : `the database at ${hostOf(address)} does not answer`
    super(`DATABASE_URL: ${why}${isRefused ? '' : ` (${code ?? message})`}.`, { cause })
  }
}

/** Of a socket the address has no host, but names its folder. */
function hostOf(address: string): string {
  const { hostname, port, searchParams } = new URL(address)
  const host = hostname || searchParams.get('host') || 'localhost'
  return `${host}:${port || 5432}`
}
