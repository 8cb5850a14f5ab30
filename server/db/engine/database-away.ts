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
