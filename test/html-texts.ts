import { asRead } from './sentences.ts'

const unread = /<(script|style|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/g
const read = /\b(?:placeholder|aria-label|alt)="([^"]*)"/g
/** They have no end. */
const single = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/

/** What HTML of our own says: the text of each of its elements, and of each piece of it. */
export function htmlTexts(html: string, within?: string): Set<string> {
  const texts = new Set<string>()
  const open: { name: string; text: string }[] = []
  const say = (text: string) => {
    if (!within || open.some(({ name }) => name === within)) texts.add(asRead(plain(text)))
  }

  for (const [whole, ends, name = '', attributes = '', text] of html
    .replace(unread, '')
    .matchAll(tag)) {
    if (text !== undefined) {
      say(text)
      for (const element of open) element.text += text
    } else if (ends) {
      say(open.at(-1)?.text ?? '')
      open.pop()
    } else {
      if (!single.test(name) && !whole.endsWith('/>')) open.push({ name, text: '' })
      for (const [, label = ''] of attributes.matchAll(read)) say(label)
    }
  }
  return texts
}

/** The texts of a pattern, each with that of the nearest element around it with one of these names. */
export function textsAround(
  html: string,
  pattern: RegExp,
  names: RegExp,
): { text: string; around: string }[] {
  const found: { text: string; around: { text: string } }[] = []
  const open: { name: string; text: string }[] = []

  for (const [whole, ends, name = '', , text] of html.replace(unread, '').matchAll(tag)) {
    if (text !== undefined) {
      const around = open.findLast((element) => names.test(element.name))
      for (const element of open) element.text += text
      if (around && pattern.test(text)) found.push({ text: asRead(plain(text)), around })
    } else if (ends) {
      open.pop()
    } else if (!single.test(name) && !whole.endsWith('/>')) {
      open.push({ name, text: '' })
    }
  }
  return found.map(({ text, around }) => ({ text, around: asRead(plain(around.text)) }))
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text: string) =>
  text.replaceAll(/&(\w+|#x27);/g, (as, name) => characters[name] ?? as)
