import { withRealLists } from '#domain/text/word-lists.ts'
import { linkAddress } from './link-address.ts'

/** The tag that each tag becomes. Other tags are removed and their content stays. */
const names: Record<string, string> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 strong em u s sub sup code ul ol li blockquote table thead tbody tr th td div img figure figcaption'
      .split(' ')
      .map((name) => [name, name]),
  ),
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** These elements are removed with their content. */
const removedElements =
  /<(style|script|xml|head|title|svg|iframe|object|template)\b[\s\S]*?<\/\1\s*>/gi
/** Line breaks with an adjacent end or start of a block. */
const breaks =
  /(<\/(?:p|h[2-4]|ul|ol|blockquote|table|div|figure)>\s*|<hr>\s*)?(?:<br>\s*)+(?=(<(?:p|h[2-4]|ul|ol|blockquote|table|div|figure|hr)\b)?)/g
const voidElements = /^(br|hr|img)$/
/** Markup that is not an element or text: comments and declarations. */
const nonElements: [from: string, to: string][] = [
  ['<!--', '-->'],
  ['<![', ']>'],
  ['<!', '>'],
  ['<?', '>'],
]
const token = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi

/** An open element and its closing tags. */
type Open = { name: string; close: string; as: string }

/**
 * Cleans pasted HTML from Word, Google Docs or a web page to what a post can have: headings, lists,
 * links, tables and text marks, without styles.
 */
export function cleanPaste(html: string): string {
  // From our own editor: already clean, with instructions for pasting.
  if (html.includes('data-pm-slice')) return html

  const wanted = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html
  return rewrite(
    withRealLists(wanted.replace(removedElements, '').replace(/<\/?[owvm]:p\b[^>]*>/gi, '')),
  )
    .replace(/(?:&nbsp;|\u00a0)+/g, ' ')
    .replace(/<(strong|em|u|s|sub|sup|code)>\s*<\/\1>/g, ' ')
    .replace(/<(p|h[2-4]|div)>\s*(?:<br>)?\s*<\/\1>/g, '')
    .replace(breaks, (all, before, after) => (before || after ? (before ?? '') : all))
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/**
 * Uses indexOf, because a regular expression would search for a missing end from every start again.
 */
function without(html: string, [from, to]: [string, string]): string {
  let kept = ''
  let at = 0
  for (;;) {
    const start = html.indexOf(from, at)
    const end = start === -1 ? -1 : html.indexOf(to, start + from.length)
    if (end === -1) return kept + html.slice(at)
    kept += html.slice(at, start)
    at = end + to.length
  }
}

function rewrite(html: string): string {
  const plain = nonElements.reduce(without, html)
  const opened: Open[] = []
  let result = ''
  let at = 0

  for (const match of plain.matchAll(token)) {
    const [whole, slash, name = '', attributes = ''] = match
    result += plain.slice(at, match.index)
    at = match.index + whole.length
    if (slash) close(name.toLowerCase())
    else open(name.toLowerCase(), attributes)
  }
  return (
    result +
    plain.slice(at) +
    opened
      .toReversed()
      .map(({ close }) => close)
      .join('')
  )

  function open(name: string, attributes: string) {
    const inList = /^[uo]l$/.test(name) && /^[uo]l$/.test(opened.at(-1)?.as ?? '')
    const into = inList && /<\/li>\s*$/.test(result)
    // Google Docs puts a nested list after the item that it belongs to.
    if (into) result = result.replace(/<\/li>\s*$/, '')
    const { start, end, as } = tagOf(name, attributes, opened)
    result += start
    if (!voidElements.test(name)) opened.push({ name, as, close: into ? `${end}</li>` : end })
  }

  function close(name: string) {
    const index = opened.findLastIndex((element) => element.name === name)
    if (index === -1) return
    for (const element of opened.splice(index).toReversed()) result += element.close
  }
}

type Tag = { start: string; end: string; as: string }
const none: Tag = { start: '', end: '', as: '' }

function tagOf(name: string, attributes: string, opened: Open[]): Tag {
  const has = (wanted: RegExp) => opened.some(({ as }) => wanted.test(as))
  const style = attributeOf(attributes, 'style') ?? ''

  if (name === 'a') {
    const address = targetOf(attributeOf(attributes, 'href') ?? '')
    return address ? { start: `<a href="${address}">`, end: '</a>', as: 'a' } : none
  }
  if (name === 'img') {
    const address = pictureOf(attributeOf(attributes, 'src') ?? '')
    const alt = attributeOf(attributes, 'alt') ?? ''
    return address ? { ...none, start: `<img src="${address}" alt="${alt}">` } : none
  }
  if (name === 'br' && /Apple-interchange/.test(attributes)) return none
  if (name === 'span' || name === 'font') return marksOf(style, has)
  // Google Docs wraps the whole clipboard in a non-bold `b`.
  if (/^[bi]$/.test(name) && /(?:^|[;\s])font-(weight|style):\s*normal/.test(style)) return none
  if (name === 'p' && /\bMso(Title|Heading\d?)\b/.test(attributes)) return plainTag('h2')

  const as = names[name]
  if (!as || (as === 'strong' && has(/^h\d$/))) return none
  return {
    start: `<${as}${keptOf(as, attributes)}>`,
    end: voidElements.test(as) ? '' : `</${as}>`,
    as,
  }
}

const plainTag = (as: string): Tag => ({ start: `<${as}>`, end: `</${as}>`, as })

/** The marks that a style means: bold, italic, underline, strikethrough, superscript, subscript. */
function marksOf(style: string, has: (wanted: RegExp) => boolean): Tag {
  const marks = [
    /(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/.test(style) && !has(/^(strong|h\d|th)$/) && 'strong',
    /(?:^|[;\s])font-style:\s*italic/.test(style) && !has(/^em$/) && 'em',
    // Links are underlined anyway.
    /text-decoration[^;]*underline/.test(style) && !has(/^(a|u)$/) && 'u',
    /text-decoration[^;]*line-through/.test(style) && !has(/^s$/) && 's',
    /vertical-align:\s*super/.test(style) && 'sup',
    /vertical-align:\s*sub\b/.test(style) && 'sub',
  ].filter((mark) => mark !== false)

  return {
    start: marks.map((mark) => `<${mark}>`).join(''),
    end: marks
      .toReversed()
      .map((mark) => `</${mark}>`)
      .join(''),
    as: marks.join(' '),
  }
}

function keptOf(as: string, attributes: string): string {
  const kept = { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] }[as] ?? []
  const numbers = kept.flatMap((name) => {
    const value = attributeOf(attributes, name) ?? ''
    return /^\d+$/.test(value) && value !== '1' ? [` ${name}="${value}"`] : []
  })
  const key = attributeOf(attributes, 'data-key') ?? ''
  const block = attributeOf(attributes, 'data-block') ?? ''
  const isBlock = as === 'div' && /^(parking|price)$/.test(block) && /^\w{1,10}$/.test(key)
  return numbers.join('') + (isBlock ? ` data-block="${block}" data-key="${key}"` : '')
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'i',
  ).exec(attributes)
  return (found?.[1] ?? found?.[2] ?? found?.[3])?.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The target of a link, without the redirect that Google adds. */
function targetOf(href: string): string | undefined {
  const through = /^https?:\/\/www\.google\.com\/url\?q=([^&]+)/i.exec(href)?.[1]
  return linkAddress(through ? decoded(through) : href)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  } catch {
    return ''
  }
}

/** Keeps pictures with a permanent URL: not those of the clipboard, a disk or a Google document. */
function pictureOf(src: string): string | undefined {
  const stays = /^https?:\/\/|^\/(?!\/)/i.test(src) && !/googleusercontent\.com/i.test(src)
  return stays ? src : undefined
}
