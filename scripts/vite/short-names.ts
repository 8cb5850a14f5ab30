import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { type Plugin, parseSync } from 'vite'
import { type Classes, nameClasses, shortenModule, shortenSheet } from './short-classes.ts'
import { mentionedIn, nameProperties, shortenProperties } from './short-properties.ts'
import { textsOf, wordsOf } from './texts-of-module.ts'

type Names = { classes: Classes; properties: ReadonlyMap<string, string> }

const modules = /\/app\/[^?]*\.tsx?(\?|$)/
const sheets = /\/app\/[^?]*\.css(\?|$)/
const publicModules = ['app/root.tsx', 'app/{site,ui,routes/public}/**/*.{ts,tsx}']

/**
 * Gives utility classes and custom properties short names, in the sheets and in the code alike. In
 * development and in component tests they keep the names that Tailwind reads.
 */
export function shortNames(): Plugin {
  let found: Promise<Names> | undefined
  return {
    name: 'short-names',
    apply: 'build',
    transform: {
      filter: { id: [modules, sheets] },
      async handler(code, id) {
        found ??= namesOfApp()
        const { classes, properties } = await found
        const shortened = sheets.test(id)
          ? shortenProperties(shortenSheet(code, classes), properties)
          : shortenModule(code, classes)
        return { code: shortened, map: null }
      },
    },
  }
}

/** Those of public pages come first, so that a change of the admin changes no file of theirs. */
async function namesOfApp(): Promise<Names> {
  const publicWords = wordsIn(publicModules)
  const words = new Set([...publicWords, ...wordsIn(['app/**/*.{ts,tsx}'])])
  const { build } = await compile(await readFile('app/site.css', 'utf8'), {
    base: resolve('app'),
    loadStylesheet,
  })
  // Tailwind passes over words that are no class.
  const sheet = build([...publicWords]) + build([...words])
  const classes = nameClasses(words, sheet)
  const others = [...words].filter((word) => !classes.known.has(word))
  return { classes, properties: nameProperties(sheet, mentionedIn(others)) }
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
