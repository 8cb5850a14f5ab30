/**
 * A user name as it is compared: one that looks like another is no other. Not as it is kept: an account
 * keeps its spelling.
 */
export function plainUsername(username: string): string {
  return username
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
}

/**
 * The account of a typed user name. Accounts from before, whose names differ only in case or in what is not
 * seen, each need their exact spelling.
 */
export function accountOf<Account extends { username: string }>(
  accounts: Account[],
  typed: string,
): Account | undefined {
  const exact = accounts.find(({ username }) => username === typed)
  const alike = accounts.filter(({ username }) => plainUsername(username) === plainUsername(typed))
  return exact ?? (alike.length === 1 ? alike[0] : undefined)
}

/** The user names that are compared as one. */
export function twinsIn(usernames: string[]): string[] {
  return [...Map.groupBy(usernames, plainUsername).values()].flatMap((alike) =>
    alike.length > 1 ? alike : [],
  )
}
