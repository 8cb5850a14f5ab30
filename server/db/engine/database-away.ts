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

/** A database that would keep our text as another encoding than UTF-8, or refuse some of it. */
export class WrongEncoding extends Error {
  constructor(encoding: string) {
    super(
      `DATABASE_URL: the encoding of this database is ${encoding}, and the site needs UTF8. Make another, and restore a copy into it: createdb --template=template0 --encoding=UTF8.`,
    )
  }
}

/** Of a socket the address has no host, but names its folder. */
function hostOf(address: string): string {
  const { hostname, port, searchParams } = new URL(address)
  const host = hostname || searchParams.get('host') || 'localhost'
  return `${host}:${port || 5432}`
}
