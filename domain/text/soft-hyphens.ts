import { capitalized } from './text.ts'

/** Long words of our own, with a bar where they may break. Not every browser knows where Dutch words break. */
const partedWords = [
  'beoor|deling',
  'beoor|delingen',
  'gecon|troleerd',
  'gegaran|deerd',
  'hoogte|beperking',
  'kilometer|stand',
  'kinder|zitjes',
  'lucht|haven|parking',
  'minder|validen|plaatsen',
  'openings|tijden',
  'verze|kering',
]

const softHyphen = '\u00ad'
const hyphens = new Map(
  partedWords
    .flatMap((word) => [word, capitalized(word)])
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', softHyphen)]),
)

/** The text with soft hyphens in its long words: 'hoogte\u00adbeperking'. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}{11,}/gu, (word) => hyphens.get(word) ?? word)
}
