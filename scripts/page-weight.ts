// Prints what the first visit to a page loads before it is idle, compressed as it is sent, and fails
// past the budget. Part of npm run check. Needs a build.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { startSite } from '#test/built-site.ts'
import { comingYear } from '#test/coming-year.ts'
import { currentBuild } from './current-build.mjs'
import { readChunks, withImports } from './vite/chunks.ts'

type Weight = { html: number; css: number; js: number; files: number }

/** In bytes; html is with its css. The hashes in its addresses make it up to 50 bytes shorter or longer. */
const budgets: Record<string, Weight> = {
  '/': { html: 16_750, css: 7_200, js: 104_550, files: 3 },
  '/parkeren/schiphol': { html: 20_150, css: 8_200, js: 104_550, files: 3 },
  [`/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`]: {
    html: 21_850,
    css: 8_500,
    js: 104_550,
    files: 3,
  },
  '/blog': { html: 12_450, css: 5_800, js: 105_700, files: 5 },
  '/faq': { html: 13_450, css: 5_600, js: 105_800, files: 5 },
  '/contact': { html: 11_100, css: 5_750, js: 104_950, files: 4 },
}

const chunks = readChunks()
const site = await startSite({ DATA_DIR: 'memory://' })
let isWithin = true
for (const [path, budget] of Object.entries(budgets)) {
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
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('')
  const files = scriptsOf(html)
  const sizes = files.map((file) => compressed(readFileSync(`${currentBuild()}/client/${file}`)))
  return {
    html: compressed(html),
    css: compressed(css),
    js: sizes.reduce((total, size) => total + size, 0),
    files: files.length,
  }
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
