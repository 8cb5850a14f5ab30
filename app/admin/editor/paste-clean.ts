import { linkAddress } from '#domain/post/link-address.ts'
import { makeRealLists } from './word-lists.ts'

/** Which element each one becomes. Of any other only the content stays. */
const replacementNames = new Map([
  ...'p br hr h2 h3 h4 strong em u s sub sup code ul ol li blockquote table thead tr th td div img figure figcaption'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])

/** Removed with their content. */
const removed = 'style, script, xml, title, svg, iframe, object, template'
const marks = 'strong, em, u, s, sub, sup, code'
const blocks = 'p, h2, h3, h4, ul, ol, blockquote, table, div, figure, hr'

/**
 * Reduces HTML pasted from Word, Google Docs or a web page to what a post may contain: headings,
 * lists, links, tables and emphasis, without styles.
 */
export function cleanPaste(html: string): string {
  // Copied from this editor: already clean, with instructions for where it is inserted.
  if (html.includes('data-pm-slice')) return html

  const copied = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html
  // A parsed document is inert: it runs no scripts and loads no pictures.
  const { body } = new DOMParser().parseFromString(withTable(copied), 'text/html')
  for (const element of body.querySelectorAll(removed)) element.remove()
  makeRealLists(body)
  removeComments(body)
  // From the outside in, so that an element's ancestors are already clean.
  for (const element of body.querySelectorAll('*')) replace(element, elementsFor(element))
  nestLists(body)
  removeEmpty(body)
  removeBreaksAtBlocks(body)
  collapseSpace(body)
  return body.innerHTML.trim()
}

/** Excel copies rows without their table, and the parser drops those. */
function withTable(html: string): string {
  return /^\s*(<meta\b[^>]*>\s*)*<(caption|col|colgroup|tr|t[hd]|t(head|body|foot))\b/i.test(html)
    ? `<table>${html}`
    : html
}

function removeComments(root: Element): void {
  // Unlike a tree walker, an iterator survives the removal of its current node.
  const comments = root.ownerDocument.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    node.parentNode?.removeChild(node)
  }
}

/** @param by nested replacements, the outermost first; an empty list leaves only the content */
function replace(element: Element, by: Element[]): void {
  const content: ParentNode & Node = element.ownerDocument.createDocumentFragment()
  while (element.firstChild) content.append(element.firstChild)
  element.replaceWith(
    by.reduceRight((inner, outer) => {
      outer.append(inner)
      return outer
    }, content),
  )
}

function elementsFor(pasted: Element): Element[] {
  const { localName: name, className } = pasted
  const style = pasted.getAttribute('style') ?? ''

  if (name === 'a') {
    const href = targetOf(pasted.getAttribute('href') ?? '')
    return href ? [make(pasted, 'a', { href })] : []
  }
  if (name === 'img') {
    const src = pictureOf(pasted.getAttribute('src') ?? '')
    return src ? [make(pasted, 'img', { src, alt: pasted.getAttribute('alt') ?? '' })] : []
  }
  if (name === 'br' && /Apple-interchange/.test(className)) return []
  if (name === 'span' || name === 'font') return marksOf(pasted, style)
  // Google Docs wraps everything in a b that is not bold.
  if (/^[bi]$/.test(name) && /(?:^|[;\s])font-(weight|style):\s*normal/.test(style)) return []
  if (name === 'p' && /\bMso(Title|Heading\d?)\b/.test(className)) return [make(pasted, 'h2')]

  const as = replacementNames.get(name)
  if (!as || (as === 'strong' && isWithin(pasted, 'h2, h3, h4'))) return []
  return [make(pasted, as, keptOf(as, pasted))]
}

function make(pasted: Element, name: string, attributes: Record<string, string> = {}): Element {
  const element = pasted.ownerDocument.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** The marks that a style stands for, such as bold, italic or underline. */
function marksOf(pasted: Element, style: string): Element[] {
  const has = (look: RegExp, unlessWithin: string) =>
    look.test(style) && !isWithin(pasted, unlessWithin)
  return [
    has(/(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/, 'strong, h2, h3, h4, th') && 'strong',
    has(/(?:^|[;\s])font-style:\s*italic/, 'em') && 'em',
    // A link is underlined already.
    has(/text-decoration[^;]*underline/, 'a, u') && 'u',
    has(/text-decoration[^;]*line-through/, 's') && 's',
    has(/vertical-align:\s*super/, 'sup') && 'sup',
    has(/vertical-align:\s*sub\b/, 'sub') && 'sub',
  ]
    .filter((mark) => mark !== false)
    .map((mark) => make(pasted, mark))
}

const isWithin = (element: Element, selector: string) =>
  Boolean(element.parentElement?.closest(selector))

function keptOf(as: string, pasted: Element): Record<string, string> {
  const attribute = (name: string) => pasted.getAttribute(name) ?? ''
  const numbers =
    { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] }[as] ?? []
  const kept = numbers.filter((name) => /^\d+$/.test(attribute(name)) && attribute(name) !== '1')
  const isLive =
    /^(parking|price)$/.test(attribute('data-block')) && /^\w{1,10}$/.test(attribute('data-key'))
  if (as === 'div' && isLive) kept.push('data-block', 'data-key')
  return Object.fromEntries(kept.map((name) => [name, attribute(name)]))
}

/** The target of a link, without Google's redirect. */
function targetOf(href: string): string | undefined {
  const through = /^https?:\/\/www\.google\.com\/url\?q=([^&]+)/i.exec(href)?.[1]
  return linkAddress(through ? decoded(through) : href)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Undefined for a picture address that will not last: of the clipboard, a disk or a document. */
function pictureOf(src: string): string | undefined {
  const stays = /^https?:\/\/|^\/(?!\/)/i.test(src) && !/googleusercontent\.com/i.test(src)
  return stays ? src : undefined
}

/** Google Docs puts a nested list beside its item instead of within it. */
function nestLists(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
  }
}

function removeEmpty(root: Element): void {
  // From the inside out: what contains only empty elements is empty too.
  for (const mark of [...root.querySelectorAll(marks)].toReversed()) {
    if (mark.childElementCount === 0 && isBlank(mark)) mark.replaceWith(' ')
  }
  for (const block of [...root.querySelectorAll('p, h2, h3, h4, div')].toReversed()) {
    const hasOneBreak = block.childElementCount === 1 && isBreak(block.firstElementChild)
    const isEmpty = (block.childElementCount === 0 || hasOneBreak) && isBlank(block)
    if (isEmpty && !block.hasAttribute('data-block')) block.remove()
  }
}

/** A line break next to a block has no effect. */
function removeBreaksAtBlocks(root: Element): void {
  for (const first of root.querySelectorAll('br')) {
    const before = beside(first, 'previousSibling')
    if (isBreak(before)) continue

    const breaks = [first]
    let after = beside(first, 'nextSibling')
    for (; isBreak(after); after = beside(after, 'nextSibling')) breaks.push(after)
    if (isBlock(before) || isBlock(after)) for (const one of breaks) one.remove()
  }
}

/** The next sibling that is not white space. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && !(next instanceof Element) && isBlank(next)) next = next[side]
  return next
}

const isBreak = (node: Node | null) => node instanceof HTMLBRElement
const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks)
const isBlank = (node: Node) => node.textContent?.trim() === ''

/** Collapses white space, and replaces non-breaking spaces. */
function collapseSpace(root: Element): void {
  root.normalize()
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue = text.nodeValue?.replace(/\s{2,}|\u00a0/g, ' ') ?? ''
  }
}
