// Without an a, so that no name is what blockers of advertisements hide.
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

/** The shortest names that are not taken. */
export function* newNames(taken: ReadonlySet<string>): Generator<string, never> {
  const made = [...letters]
  for (const name of made) {
    if (!taken.has(name)) yield name
    made.push(...[...signs].map((sign) => name + sign))
  }
  throw new Error('There is always a longer name.')
}
