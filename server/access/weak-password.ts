import { whyWeak } from '#domain/access/weak-password.ts'

/**
 * Why a new password is refused, in a sentence, if it is. The lists of words are loaded with the first
 * password that is set: they hold 6 MB.
 */
export async function whyWeakPassword(
  password: string,
  known: { username: string; product?: string },
): Promise<string | undefined> {
  const { dictionary: common } = await import('@zxcvbn-ts/language-common')
  const { dictionary: dutch } = await import('@zxcvbn-ts/language-nl-be')
  const lists = [common['passwords-common'], dutch.commonWords]
  const isCommon = (word: string) => lists.some((list) => list.includes(word))
  return whyWeak(password, { ...known, isCommon })
}
