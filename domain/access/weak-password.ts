type Known = {
  username: string
  /** The site's name, where it is known. */
  product?: string
  /** Whether a word, in lower case, is one of the most used passwords. */
  isCommon: (word: string) => boolean
}

/**
 * Why nobody should choose this password, if so. The whole password is compared, so that a sentence that
 * contains such a word is fine.
 */
export function whyWeak(
  password: string,
  { username, product = '', isCommon }: Known,
): string | undefined {
  const plain = withoutBlanks(password)
  const advice = 'Een paar woorden achter elkaar is beter.'
  if (new Set(plain).size <= 1) return `Dit is steeds hetzelfde teken. ${advice}`
  if (plain === withoutBlanks(username)) return `Dit is de gebruikersnaam. ${advice}`
  if (plain === withoutBlanks(product)) return `Dit is de naam van de site. ${advice}`
  return isCommon(plain) ? `Dit is een van de meest gebruikte wachtwoorden. ${advice}` : undefined
}

const withoutBlanks = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
