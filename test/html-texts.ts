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

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text: string) =>
  text.replaceAll(/&(\w+|#x27);/g, (as, name) => characters[name] ?? as)
