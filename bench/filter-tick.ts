import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium, type Page } from '@playwright/test'
import { startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { fillWith, stayQuery } from './fill-airport.ts'

// How long does a tick of a filter take until it is answered and until it is painted, with 15 and with
// 500 parkings, on a processor that is six times slower? Answered is the browser's own time of the first
// frame after the click, in steps of 8 ms. Painted is the first frame with the box, the count and every
// card on the screen as they are at rest. Needs a build; name the checkout of another built version to
// compare with it, tick by tick.
// node bench/filter-tick.ts [checkout]

const ticks = 12
const slowDown = 6
/** How long a person holds the button down. */
const pressMs = 80
const counts = [15, 500]

type Tick = {
  /** In ms: from the click until a frame, until all of it is on the screen, and the longest task in a second. */
  answered: number
  painted: number
  /** The first frame that shows it, counted from the click. */
  frames: number
  longest: number
}

const builds = ['.', ...process.argv.slice(2)]
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const pages = ['', `?${stayQuery}`].flatMap((query) =>
  counts.map((parkings) => ({ query, parkings })),
)
for (const { query, parkings } of pages) {
  const opened = await Promise.all(builds.map((build) => open(build, parkings, query)))
  // The first of each has code to compile.
  for (const { tick } of opened) await tick()
  for (let round = 0; round < ticks; round++)
    for (const { tick, times } of opened) times.push(await tick())
  for (const { build, times, close } of opened) {
    const what = query === '' ? 'no stay' : 'a stay'
    process.stdout.write(`${parkings} parkings, ${what}, ${build}: ${told(times)}\n`)
    await close()
  }
}
await browser.close()

function told(times: Tick[]): string {
  const at = (part: number, of: keyof Tick) => {
    const sorted = times.map((time) => time[of]).toSorted((a, b) => a - b)
    return Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0)
  }
  const both = (of: keyof Tick) => `${at(0.5, of)} ms (slowest tenth from ${at(0.9, of)})`
  return `answered ${both('answered')}, painted ${both('painted')} in frame ${at(0.5, 'frames')}; longest task ${at(0.5, 'longest')} ms`
}

/** An airport's page with so many parkings, with the filter for valet parking used once. */
async function open(build: string, parkings: number, query: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-ticks-'))
  await (await startSite({ DATA_DIR: folder }, build)).stop()
  const database = new PGlite(join(folder, 'pg'))
  for (const statement of fillWith(parkings - 5)) await database.exec(statement)
  await database.close()
  const site = await startSite({ DATA_DIR: folder }, build)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/parkeren/schiphol${query}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
  const box = page.locator('aside').getByRole('checkbox', { name: 'Valet parking' })
  const atRest: string[] = []
  for (const _ of [false, true]) {
    await box.click()
    await page.waitForTimeout(3_000)
    atRest.push(await page.evaluate(shown))
  }
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })

  let turn = 0
  return {
    build,
    times: [] as Tick[],
    tick: async () => {
      await page.bringToFront()
      const measured = await watch(page, atRest[turn++ % 2] ?? '')
      await page.mouse.click(x + 8, y + 8, { delay: pressMs })
      const times = await measured()
      await page.waitForTimeout(500)
      return times
    },
    close: async () => {
      await page.close()
      await site.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The box, the count and the cards on the screen. */
function shown(): string {
  const cards: Element[] = []
  for (const card of document.querySelectorAll('li[id^=terrein-]')) {
    const { top, bottom, height } = card.getBoundingClientRect()
    if (height === 0 || bottom < 0) continue
    if (top > innerHeight) break
    cards.push(card)
  }
  return [
    [...document.querySelectorAll('aside input')].filter((box) => box.matches(':checked')).length,
    document.querySelector('h2[aria-live]')?.textContent,
    ...cards.map((card) => card.querySelector('h3')?.textContent),
  ].join('\n')
}

/** Listens for the next click; the handle is of the end of the frame that shows what it leads to. */
async function watch(page: Page, wanted: string): Promise<() => Promise<Tick>> {
  const measured = await page.evaluateHandle(
    ([read, expected]) => {
      const isReady = new Function(`return (${read})()`)
      const [, count] = expected.split('\n')
      const { port1, port2 } = new MessageChannel()
      // Before what the page itself does after the frame; a timer would wait for that.
      const nextTask = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const tasks: number[] = []
      let answered = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName('click')) answered = entry.duration
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask' })
      const clicked = new Promise<MouseEvent>((resolve) => {
        window.addEventListener('click', resolve, { once: true, capture: true })
      })
      const end = clicked.then(async ({ timeStamp }) => {
        let [frames, painted] = [0, 0]
        let isCounted = false
        // The count as the frame paints it. All else is read after the frame, because reading takes time.
        do {
          frames++
          await new Promise(requestAnimationFrame)
          isCounted = document.querySelector('h2[aria-live]')?.textContent === count
          await nextTask()
          painted = performance.now() - timeStamp
        } while (!isCounted || isReady() !== expected)
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        // Of the first frame the browser tells when it was on the screen, in steps of 8 ms.
        if (frames === 1 && answered > 0) painted = answered
        return { answered, painted, frames, longest: Math.max(0, ...tasks) }
      })
      return { end }
    },
    [shown.toString(), wanted] as const,
  )
  return () => measured.evaluate(({ end }) => end)
}
