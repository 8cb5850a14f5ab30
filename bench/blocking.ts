import { type Browser, chromium } from '@playwright/test'
import { startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { comingYear } from '#test/coming-year.ts'
import { mainThread, startTrace } from './trace.ts'

// How long does the first visit to a page on a phone keep the main thread from the visitor, on a processor
// that is four times slower? Blocking time is what tasks take beyond 50 ms each, after the first paint. A
// task counts by the thread's own time, so that other work on this machine does not count. Median of 5;
// name the checkout of another built version to compare with it, visit by visit. A build takes four minutes:
// the browser often waits five seconds until a trace is whole.
// node bench/blocking.ts [checkout]

const rounds = 5
const slowDown = 4
const maxTaskMs = 100
const paths = [
  '/',
  '/parkeren/schiphol',
  `/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  '/blog',
  '/blog/vroege-vlucht',
  '/faq',
  '/contact',
]

/** In ms, as if the processor were that much slower. */
type Visit = { blocked: number; longest: number; busy: number }

// Playwright closes the browser at this signal, and then no visit would ever end.
process.once('SIGTERM', () => process.exit(1))

const builds = ['.', ...process.argv.slice(2)]
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const sites = await Promise.all(builds.map((build) => startSite({ DATA_DIR: 'memory://' }, build)))
for (const path of paths) {
  const visits = sites.map((): Visit[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, { url }] of sites.entries()) visits[at]?.push(await visit(browser, url + path))
  }
  for (const [at, build] of builds.entries()) {
    const median = (of: keyof Visit) =>
      Math.round((visits[at] ?? []).map((one) => one[of]).toSorted((a, b) => a - b)[2] ?? 0)
    const slowest = Math.round(Math.max(...(visits[at] ?? []).map(({ longest }) => longest)))
    process.stdout.write(
      `${path.padEnd(50)} ${build.padEnd(16)} blocked ${median('blocked')} ms, longest task ${median('longest')} ms (of all visits ${slowest}; at most ${maxTaskMs}), all tasks ${median('busy')} ms\n`,
    )
  }
}
await Promise.all(sites.map((site) => site.stop()))
await browser.close()

async function visit(on: Browser, address: string): Promise<Visit> {
  const context = await on.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  const session = await on.newBrowserCDPSession()
  const endTrace = await startTrace(session)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500)
  const { painted, main } = mainThread(await endTrace())
  await session.detach()
  await context.close()

  const tasks = main
    .filter(({ name, ts }) => name === 'RunTask' && ts > painted.ts)
    .map(({ tdur = 0 }) => (slowDown * tdur) / 1_000)
  return {
    blocked: tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    busy: tasks.reduce((total, task) => total + task, 0),
  }
}
