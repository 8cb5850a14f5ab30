import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from '@playwright/test'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'

// How long does a tick of a filter take until it is painted, with 15 and with 500 parkings, on a
// processor that is six times slower? Of 12 ticks, alternating. Needs a build.
// node bench/filter-tick.ts

const ticks = 12
const slowDown = 6
const counts = [15, 500]

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const parkings of counts) {
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-ticks-'))
  await (await startSite({ DATA_DIR: folder })).stop()
  const database = new PGlite(join(folder, 'pg'))
  await database.exec(fillWith(parkings - 5))
  await database.close()
  const site = await startSite({ DATA_DIR: folder })
  const times = (await measure(site)).toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.ceil(part * times.length) - 1] ?? 0)
  process.stdout.write(
    `${parkings} parkings: median ${at(0.5)} ms, slowest tenth from ${at(0.9)} ms\n`,
  )
  await site.stop()
  rmSync(folder, { recursive: true })
}
await browser.close()

/** From the click to the first frame that shows the new number of parkings. */
async function measure({ url }: BuiltSite): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/parkeren/schiphol`)
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return page.evaluate(async (rounds) => {
    const box = [...document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]')].find(
      ({ name, value }) => `${name} ${value}`.includes('valet'),
    )
    if (!box) throw new Error('There is no filter for valet parking.')
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const shown = () => document.querySelectorAll('li[id^=terrein-]').length
      const before = shown()
      const start = performance.now()
      box.click()
      do await new Promise(requestAnimationFrame)
      while (shown() === before)
      await new Promise((resolve) => setTimeout(resolve))
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    return times
  }, ticks)
}

function fillWith(more: number): string {
  return `insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating,
      reviews, affiliate_url, features, position)
    select 'AMS', 'Terrein ' || n, '/images/parking-self-1.svg',
      (array['shuttle', 'valet', 'self'])[1 + n % 3], 1 + n % 20, 6 + n % 100 / 10.0, 4.2, 10,
      'https://example.com/?bron=x', '{"security": true, "covered": false, "chargingPoint": false,
      "keyDrop": false, "cameras": true, "fenced": true}', 100 + n
    from generate_series(1, ${more}) n`
}
