type Rule = {
  text: string
  /** A page needs the rule if it has one of these classes; every page does if there is none. */
  classes: string[]
  /** The custom properties that it reads. */
  reads: string[]
}
type Property = { name: string; text: string; reads: string[] }
/** A rule of custom properties only, or the registration of one. */
type Properties = { open: string; properties: Property[] }
type Group = { open: string; children: Sheet }

/** A stylesheet, split into the parts that a page may not need. */
export type Sheet = (Rule | Properties | Group)[]

/** Splits a stylesheet as the build writes it: minified, and without nested rules. */
export function splitSheet(css: string): Sheet {
  return blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).map(({ open, body }) => {
    if (body === undefined) return { text: open, classes: [], reads: [] }
    if (/^@(media|supports|layer|container)\b/.test(open)) {
      // For print the page has the whole sheet.
      return { open, children: open === '@media print' ? [] : splitSheet(body) }
    }
    const registered = /^@property (\S+)/.exec(open)?.[1]
    if (registered) return { open, properties: [{ name: registered, text: body, reads: [] }] }

    const declarations = splitAt(';', body)
    if (!open.startsWith('@') && declarations.every((text) => text.startsWith('--'))) {
      return { open, properties: declarations.map(propertyOf) }
    }
    const classes = open.startsWith('@') ? [] : classesOfRule(open)
    return { text: `${open}{${body}}`, classes, reads: readsOf(body) }
  })
}

/**
 * The rules of a sheet that a page uses, in their order, and the custom properties that these rules or
 * the page read.
 */
export function usedRules(sheet: Sheet, html: string): string {
  const page = classesOf(html)
  const read = new Set(readsOf(html))
  addReads(sheet, page, read)
  addReadsOfProperties(sheet, read)
  return textOf(sheet, page, read)
}

function textOf(sheet: Sheet, page: Set<string>, read: Set<string>): string {
  let css = ''
  for (const part of sheet) {
    if ('text' in part) {
      if (isUsed(part, page)) css += part.text
      continue
    }
    const inner =
      'children' in part
        ? textOf(part.children, page, read)
        : part.properties.flatMap(({ name, text }) => (read.has(name) ? text : [])).join(';')
    if (inner) css += `${part.open}{${inner}}`
  }
  return css
}

function addReads(sheet: Sheet, page: Set<string>, read: Set<string>): void {
  for (const part of sheet) {
    if ('children' in part) addReads(part.children, page, read)
    else if ('text' in part && isUsed(part, page)) for (const name of part.reads) read.add(name)
  }
}

/** A property that is read may itself read others. A Set visits what is added during the loop too. */
function addReadsOfProperties(sheet: Sheet, read: Set<string>): void {
  const reads = new Map<string, string[]>()
  const collect = (part: Sheet[number]): void => {
    if ('children' in part) part.children.forEach(collect)
    if (!('properties' in part)) return
    for (const { name, reads: names } of part.properties) {
      reads.set(name, [...(reads.get(name) ?? []), ...names])
    }
  }
  sheet.forEach(collect)
  for (const name of read) for (const next of reads.get(name) ?? []) read.add(next)
}

const isUsed = ({ classes }: Rule, page: Set<string>) =>
  classes.length === 0 || classes.some((name) => page.has(name))

function propertyOf(text: string): Property {
  return { name: text.slice(0, text.indexOf(':')), text, reads: readsOf(text) }
}

const readsOf = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The classes of a page, as they are written in its HTML. */
function classesOf(html: string): Set<string> {
  const classes = new Set<string>()
  // Most elements share their classes with others.
  const lists = new Set<string>()
  const open = ' class="'
  // Without an expression, which takes three times as long.
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const start = at + open.length
    at = html.indexOf('"', start)
    if (at < 0) break
    lists.add(html.slice(start, at))
  }
  for (const list of lists) for (const name of list.split(' ')) classes.add(name)
  return classes
}

/** The first class of each selector, or none if a selector applies without a class. */
function classesOfRule(selectors: string): string[] {
  const classes = splitAt(',', selectors).map((selector) => {
    const [, name] = cssClass.exec(selector.replaceAll(/:not\([^)]*\)/g, '')) ?? []
    return name && escapeHtml(unescapeCss(name))
  })
  return classes.every((name) => name !== undefined) ? classes : []
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
