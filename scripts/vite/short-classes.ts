import { parseSync } from 'vite'
import { cssClass, ownerOf, unescapeCss } from '../../server/http/used-rules.ts'
import { newNames } from './new-names.ts'
import { isClassList, textsOf, wordsOf } from './texts-of-module.ts'

/** The classes that the sheets have rules for, and the short names of most. */
export type Classes = { known: ReadonlySet<string>; short: ReadonlyMap<string, string> }

/**
 * Names the words that a sheet has rules for, in its order: neighbours compress best. What may as well be
 * a plain word, as `grid` or `hidden`, keeps its name.
 */
export function nameClasses(words: ReadonlySet<string>, sheet: string): Classes {
  const owners = (sheet.match(selectorPattern) ?? []).map((selector) => ownerOf(selector) ?? '')
  const known = new Set(owners.map(unescapeCss))
  const long = [...known].filter((name) => words.has(name) && /[-:[/.]/.test(name))
  const names = newNames(known)
  return { known, short: new Map(long.map((name) => [name, names.next().value])) }
}

/** What precedes a block: selectors, and the conditions of at-rules, which have no class. */
const selectorPattern = /(?:\\.|[^{};\\])+(?=\{)/gs

export function shortenSheet(css: string, { short }: Classes): string {
  const classes = new RegExp(cssClass, 'g')
  return css.replaceAll(selectorPattern, (selector) =>
    selector.replaceAll(classes, (written, name: string) => {
      const shorter = short.get(unescapeCss(name))
      return shorter ? `.${shorter}` : written
    }),
  )
}

/** Classes that the sheets have no rules for. */
const marks = /^(group|peer)(\/|$)|^keeps-room$/

/** Fails if a text with such a class may be something else than a list of classes. */
export function shortenModule(code: string, { known, short }: Classes): string {
  let shortened = ''
  let end = 0
  for (const part of textsOf(parseSync('module.js', code).program)) {
    const words = wordsOf(part.text)
    const refuse = (why: string) => {
      throw new Error(`'${part.text}' has a class that the build renames, but ${why}.`)
    }
    if (words.some((word) => !short.has(word) && short.has(selected(word)))) {
      refuse('it is in a selector')
    }
    if (!words.some((word) => short.has(word))) continue

    if (part.isGlued) refuse('a word of its template is put together')
    const other = words.find((word) => !known.has(word) && !marks.test(word))
    if (other) refuse(`${other} is no class`)
    if (!isClassList(part)) refuse('it is no list of classes')
    const text = part.text.replaceAll(/\S+/g, (word) => short.get(word) ?? word)
    shortened += code.slice(end, part.start) + part.write(text)
    end = part.end
  }
  return shortened + code.slice(end)
}

const selected = (selector: string) => unescapeCss(cssClass.exec(selector)?.[1] ?? '')
