/** A page needs it if it has one of these tags or `.classes`; every page does if there is none. */
type Rule = { open: string; needs: string[]; declarations: Declaration[] }
/** With the custom property that it sets, and those that it reads. */
type Declaration = { text: string; sets?: string; reads: string[] }
/** A statement or an at-rule that every page has. */
type Fixed = { text: string; reads: string[] }
type Group = { open: string; children: Sheet }

/** A stylesheet, split into the parts that a page may not need. */
export type Sheet = (Rule | Fixed | Group)[]

/** Left to the whole sheet: it is there when someone moves a pointer, and before that for print. */
const leftToSheet = new Set(['@media print', '@media (hover:hover)'])

/** Splits a stylesheet as the build writes it: minified, and without nested rules. */
export function splitSheet(css: string): Sheet {
  return blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).map(({ open, body }) => {
    if (body === undefined) return { text: open, reads: [] }
    if (/^@(media|supports|layer|container|starting-style)\b/.test(open)) {
      return { open, children: leftToSheet.has(open) ? [] : splitSheet(body) }
    }
    const registered = /^@property (\S+)/.exec(open)?.[1]
    if (registered) {
      return { open, needs: [], declarations: [{ text: body, sets: registered, reads: [] }] }
    }
    if (open.startsWith('@')) return { text: `${open}{${body}}`, reads: readsOf(body) }

    return { open, needs: needsOf(open), declarations: splitAt(';', body).map(declarationOf) }
  })
}

/**
 * The rules of a sheet that a page uses, in their order. They set only the custom properties that these
 * rules or the page read.
 */
export function usedRules(sheet: Sheet, html: string): string {
  const words = wordsOf(html)
  const reads = readsOf(html)
  const known = knownRules.get(sheet) ?? new Map<string, string>()
  knownRules.set(sheet, known)
  // Pages of one kind mostly have the same words, in the same order.
  const key = [...words.tags, ...words.lists, ...reads].join('"')
  const found = known.get(key)
  if (found !== undefined) return found

  if (known.size === maxKnownRules) known.clear()
  const css = rulesWith(namesOf(words), reads, sheet)
  known.set(key, css)
  return css
}

/** Each takes some 50 kB. */
const maxKnownRules = 50
const knownRules = new WeakMap<Sheet, Map<string, string>>()

function rulesWith(names: Set<string>, reads: string[], sheet: Sheet): string {
  const used = rulesFor(names, sheet)
  const read = readBy(used, reads)
  return textOf(used, (name) => read.has(name))
}

/** The same for a page that scripts draw, with a sheet of their utilities: all that is no utility. */
export function rulesOfShell(sheet: Sheet, html: string): string {
  const page = namesOf(wordsOf(html))
  const used = sheet.flatMap((part) =>
    'children' in part && part.open === '@layer utilities' ? rulesFor(page, [part]) : part,
  )
  return textOf(used, () => true)
}

function rulesFor(page: Set<string>, sheet: Sheet): Sheet {
  return sheet.flatMap((part): Sheet => {
    if ('children' in part) return [{ open: part.open, children: rulesFor(page, part.children) }]
    const isUsed =
      'text' in part || part.needs.length === 0 || part.needs.some((name) => page.has(name))
    return isUsed ? [part] : []
  })
}

/** The custom properties that are read, also by one that is itself read. */
function readBy(used: Sheet, byPage: string[]): Set<string> {
  const read = new Set(byPage)
  const reads = new Map<string, string[]>()
  const collect = ({ sets, reads: names }: Omit<Declaration, 'text'>) => {
    if (sets) reads.set(sets, [...(reads.get(sets) ?? []), ...names])
    else for (const name of names) read.add(name)
  }
  const collectIn = (part: Sheet[number]): void => {
    if ('children' in part) part.children.forEach(collectIn)
    else if ('text' in part) collect(part)
    else part.declarations.forEach(collect)
  }
  used.forEach(collectIn)
  // A Set visits what is added during the loop too.
  for (const name of read) for (const next of reads.get(name) ?? []) read.add(next)
  return read
}

function textOf(used: Sheet, isRead: (name: string) => boolean): string {
  let css = ''
  for (const part of used) {
    if ('text' in part) {
      css += part.text
      continue
    }
    const inner =
      'children' in part
        ? textOf(part.children, isRead)
        : part.declarations
            .flatMap(({ text, sets }) => (sets && !isRead(sets) ? [] : text))
            .join(';')
    if (inner) css += `${part.open}{${inner}}`
    // Its place among the layers stays.
    else if (part.open.startsWith('@layer ')) css += `${part.open};`
  }
  return css
}

function declarationOf(text: string): Declaration {
  const [sets] = /^--[\w-]+/.exec(text) ?? []
  return { text, sets, reads: readsOf(text) }
}

const readsOf = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The tags of a page and its lists of classes, each once. Most elements share their classes with others. */
function wordsOf(html: string): { tags: Set<string>; lists: Set<string> } {
  const tags = new Set<string>()
  const lists = new Set<string>()
  // Without expressions, which take three to eight times as long.
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    let end = at + 1
    while (isTagLetter(html.charCodeAt(end))) end += 1
    if (end > at + 1) tags.add(html.slice(at + 1, end))
  }
  const open = ' class="'
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const start = at + open.length
    at = html.indexOf('"', start)
    if (at < 0) break
    lists.add(html.slice(start, at))
  }
  return { tags, lists }
}

/** A letter of either case, or one of 1 to 6 for the headings. */
const isTagLetter = (code: number) =>
  ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 49 && code <= 54)

/** The tags and the `.classes` of a page, as they are written in its HTML. */
function namesOf({ tags, lists }: ReturnType<typeof wordsOf>): Set<string> {
  const names = new Set(tags)
  for (const list of lists) for (const name of list.split(' ')) names.add(`.${name}`)
  return names
}

/** The class that each selector is for, or else its first tag. None if a selector applies to any page. */
function needsOf(selectors: string): string[] {
  const needs = splitAt(',', selectors).map((selector) => {
    const name = ownerOf(selector.replaceAll(/:not\([^)]*\)/g, ''))
    return name ? `.${escapeHtml(unescapeCss(name))}` : /(?<=^|\s)[a-z]\w*/.exec(selector)?.[0]
  })
  return needs.every((name) => name !== undefined) ? needs : []
}

/** The first class of a selector, without the group that it may be in. */
export function ownerOf(selector: string): string | undefined {
  return cssClass.exec(selector.replace(/:where\(\.group\)/, ''))?.[1]
}

/** A class in a selector. */
export const cssClass = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/

/** The name of a class, as it is without the escapes of a selector. */
export function unescapeCss(name: string): string {
  return name.replaceAll(/\\([0-9a-f]{1,6} |.)/g, (_, escaped: string) =>
    escaped.length > 1 ? String.fromCodePoint(Number.parseInt(escaped, 16)) : escaped,
  )
}

/** As React writes it in an attribute. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}

type Block = { open: string; body?: string }

/** The rules and statements at the top level. */
function blocksOf(css: string): Block[] {
  return splitAt(';', css).map((part) => {
    const [, open = '', body] = /^((?:\\.|"[^"]*"|[^{])*)\{([\s\S]*)\}$/.exec(part) ?? []
    return body === undefined ? { open: `${part};` } : { open, body }
  })
}

const tokens = /\\.|"(?:\\.|[^"\\])*"|[()[\]{},;]|[^\\"()[\]{},;]+/gs

/** Splits at a separator outside brackets, and after a block. */
function splitAt(separator: ';' | ',', css: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of css.matchAll(tokens)) {
    if (depth === 0 && token === separator) parts.push('')
    else parts[parts.length - 1] += token
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (depth === 0 && token === '}') parts.push('')
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
