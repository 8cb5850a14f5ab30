import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startSite } from '#test/built-site.ts'
import { fillWith, stayQuery } from './fill-airport.ts'

// How long does the server take to render an airport with 5 and with 500 parkings for a stay, compared with
// the limit of 60 ms, and with the list of the same quotes as JSON? Nothing with a stay is cached. Needs a
// build.
// node bench/stay.ts

const rounds = 40
const limitMs = 60
const paths = [`/parkeren/schiphol?${stayQuery}`, `/api/parkings?airport=AMS&${stayQuery}`]

for (const parkings of [5, 500]) {
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-stay-'))
  await (await startSite({ DATA_DIR: folder })).stop()
  const database = new PGlite(join(folder, 'pg'))
  for (const statement of fillWith(parkings - 5)) await database.exec(statement)
  await database.close()
  const site = await startSite({ DATA_DIR: folder })
  for (const path of paths)
    process.stdout.write(`${parkings} parkings, ${await measure(site.url + path)}\n`)
  await site.stop()
  rmSync(folder, { recursive: true })
}

async function measure(url: string): Promise<string> {
  const times: number[] = []
  let bytes = 0
  // The first have code to compile.
  for (let round = -rounds; round < rounds; round++) {
    const start = performance.now()
    bytes = (await (await fetch(url)).text()).length
    if (round >= 0) times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(rounds / 2)] ?? 0
  const { pathname } = new URL(url)
  return `${pathname}: median ${median.toFixed(1)} ms (limit ${limitMs}), ${bytes.toLocaleString('en')} bytes`
}
