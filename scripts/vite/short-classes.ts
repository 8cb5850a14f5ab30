import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { type Plugin, parseSync } from 'vite'
import { cssClass, unescapeCss } from '../../server/http/used-rules.ts'
import { isClassList, textsOf, wordsOf } from './texts-of-module.ts'

/** The classes that the sheets have rules for, and the short names of most. */
export type Classes = { known: ReadonlySet<string>; short: ReadonlyMap<string, string> }

const modules = /\/app\/[^?]*\.tsx?(\?|$)/
const sheets = /\/app\/[^?]*\.css(\?|$)/
const publicModules = ['app/root.tsx', 'app/{site,ui,routes/public}/**/*.{ts,tsx}']

/**
 * Gives utility classes short names, in the sheets and in the code alike. In development and in component
 * tests they keep the names that Tailwind reads.
 */
export function shortClasses(): Plugin {
  let found: Promise<Classes> | undefined
  return {
    name: 'short-classes',
    apply: 'build',
    transform: {
      filter: { id: [modules, sheets] },
      async handler(code, id) {
        found ??= classesOfApp()
        const shorten = sheets.test(id) ? shortenSheet : shortenModule
        return { code: shorten(code, await found), map: null }
      },
    },
  }
}

/** Those of public pages come first, so that a change of the admin changes no file of theirs. */
async function classesOfApp(): Promise<Classes> {
  const publicWords = wordsIn(publicModules)
  const words = new Set([...publicWords, ...wordsIn(['app/**/*.{ts,tsx}'])])
  const { build } = await compile(await readFile('app/site.css', 'utf8'), {
    base: resolve('app'),
    loadStylesheet,
  })
  // Tailwind passes over words that are no class.
  return nameClasses(words, build([...publicWords]) + build([...words]))
}

function wordsIn(modules: string[]): Set<string> {
  const files = globSync(modules)
    .filter((file) => !file.includes('.test.'))
    .sort()
  const texts = files.flatMap((file) =>
    textsOf(parseSync(file, readFileSync(file, 'utf8')).program),
  )
  return new Set(texts.flatMap(({ text }) => wordsOf(text)))
}

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.')
    ? resolve(base, id)
    : fileURLToPath(import.meta.resolve(`${id}/index.css`))
  return { path, base: dirname(path), content: await readFile(path, 'utf8') }
}

/**
 * Names the words that a sheet has rules for, in its order: neighbours compress best. What may as well be
 * a plain word, as `grid` or `hidden`, keeps its name.
 */
export function nameClasses(words: ReadonlySet<string>, sheet: string): Classes {
  const owners = (sheet.match(selectorPattern) ?? []).map(
    (selector) => cssClass.exec(selector)?.[1] ?? '',
  )
  const known = new Set(owners.map(unescapeCss))
  const long = [...known].filter((name) => words.has(name) && /[-:[/.]/.test(name))
  const names = shortNames(known)
  return { known, short: new Map(long.map((name) => [name, names.next().value])) }
}

// Without an a, so that no name is what blockers of advertisements hide.
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  const made = [...letters]
  for (const name of made) {
    if (!taken.has(name)) yield name
    made.push(...[...signs].map((sign) => name + sign))
  }
  throw new Error('There is always a longer name.')
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
