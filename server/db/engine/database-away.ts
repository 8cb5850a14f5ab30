/** The database is known not to answer, so nobody has to wait to find out. */
export class DatabaseAway extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database does not answer')
  }
}
