// Prints what the first visit to a page loads before it is idle, compressed as it is sent, and fails
// past the budget. Part of npm run check. Needs a build.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Page, pages } from '#domain/page/pages.ts'
import { startSite } from '#test/built-site.ts'
import { comingYear } from '#test/coming-year.ts'
import { currentBuild } from './current-build.mjs'
import { readChunks, withImports } from './vite/chunks.ts'

type Weight = { html: number; css: number; js: number; files: number }

/** Of every page, in bytes and with 5% of air; its HTML is weighed against its entry. */
const shared = { css: 24_000, files: 10 }
/** Of what comes before the content. If few visits start with a page, the routes of the others come too. */
const scriptBudget = ({ startsVisits }: Page) => (startsVisits ? 110_000 : 121_000)

const stay = `van=${comingYear}-07-12&tot=${comingYear}-07-26`

const budgets = Object.entries<Page>(pages).flatMap(([path, page]): [string, Weight][] => {
  if (page.htmlBudget === undefined) return []
  const budget = { html: page.htmlBudget, ...shared, js: scriptBudget(page) }
  if (path !== '/parkeren/:slug') return [[path, budget]]
  const airport = '/parkeren/schiphol'
  return [
    [airport, budget],
    [`${airport}?${stay}`, { ...budget, html: budget.html + 1_000 }],
  ]
})

const chunks = readChunks()
const site = await startSite({ DATA_DIR: 'memory://' })
let isWithin = true
for (const [path, budget] of budgets) {
  const weight = weigh(await (await fetch(site.url + path)).text())
  const told = Object.entries(weight).map(([part, size]) => {
    const most = budget[part as keyof Weight]
    if (size > most) isWithin = false
    return `${part} ${size.toLocaleString('en')}${size > most ? ` (over ${most.toLocaleString('en')})` : ''}`
  })
  process.stdout.write(`${path.padEnd(52)} ${told.join('  ')}\n`)
}
await site.stop()
process.exitCode = isWithin ? 0 : 1

function weigh(html: string): Weight {
  const files = scriptsOf(html)
  return {
    html: compressed(html),
    css: sumOf(sheetsOf(html)),
    js: sumOf(files),
    files: files.length,
  }
}

function sheetsOf(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet" href="\/(assets\/[^"]+)"/g)
  return [...links].map(([, file = '']) => file)
}

function sumOf(files: string[]): number {
  const contents = files.map((file) => readFileSync(`${currentBuild()}/client/${file}`))
  return contents.reduce((total, content) => total + compressed(content), 0)
}

/** The scripts that a page names, and what they import before they run. */
function scriptsOf(html: string): string[] {
  const imports = html.matchAll(/import(?: \* as \w+ from|\()? ?"\/(assets\/[^"]+\.js)"/g)
  const named = [...imports].map(([, file = '']) => file)
  return [...withImports(named, chunks)]
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
