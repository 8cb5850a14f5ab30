import { chromium, type Locator, type Page } from '@playwright/test'
import { consentKey } from '#domain/settings/consent.ts'
import { startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { type Hand, type Journey, journeys } from './inp-journeys.ts'
import { type Interaction, slowestOfSteps } from './inp-trace.ts'
import { startTrace } from './trace.ts'

// How long does it take from each press of a visitor until it is on the screen (INP), on a processor that is
// four times slower, compared with 100 ms? By the browser's own count, with the wait for a frame, and beside it
// by the main thread's own time, in which other work on this machine does not count. On pages at rest, one step
// after another, and as the first thing after load, when the content still has to be hydrated. Median of 5, and
// what the five slowest consist of. Needs a build.
// node bench/inp.ts [part of a journey's name] [rounds] [checkout]

const [wanted = '', given = '5', checkout = '.'] = process.argv.slice(2)
const rounds = Number(given)
const slowDown = 4
const goalMs = 100
const restMs = 600
/** As long as a person holds a button, or the screen. */
const holdMs = 60
/** A hand moves the pointer before it presses. */
const moveMs = 100

type Device = 'desktop' | 'phone'
const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
type Step = Journey['steps'][number]
type Timed = { name: string; runs: Interaction[] }

// Playwright closes the browser at this signal, and then no visit would ever end.
process.once('SIGTERM', () => process.exit(1))

const site = await startSite({ DATA_DIR: 'memory://' }, checkout)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const all: Timed[] = []
for (const journey of journeys.filter(({ name }) => name.includes(wanted))) {
  for (const device of ['desktop', 'phone'] as const) {
    const timed = await timeJourney(journey, device)
    for (const one of timed) process.stdout.write(`${told(one)}\n`)
    process.stdout.write(`${journey.name}, ${device}: ${Math.max(...timed.map(inp))} ms\n\n`)
    all.push(...timed)
  }
}
for (const one of all.toSorted((a, b) => inp(b) - inp(a)).slice(0, 5)) {
  const parts = middle(one).parts.map(([name, ms]) => `    ${Math.round(ms)} ms ${name}\n`)
  process.stdout.write(`${told(one)}\n${parts.join('')}`)
}
await browser.close()
await site.stop()

async function timeJourney(journey: Journey, device: Device): Promise<Timed[]> {
  const steps = journey.steps.filter(({ on }) => !on || on === device)
  const firsts = steps.filter(({ isFirst }) => isFirst)
  const names = [...steps.map(({ name }) => name), ...firsts.map(({ name }) => `${name}, first`)]
  const timed = names.map(
    (name): Timed => ({ name: `${journey.name}, ${device}: ${name}`, runs: [] }),
  )
  for (let round = 0; round < rounds; round++) {
    const runs = await visit(journey, device, steps, true)
    for (const step of firsts) runs.push(...(await visit(journey, device, [step], false)))
    for (const [at, run] of runs.entries()) timed[at]?.runs.push(run)
  }
  return timed
}

async function visit(
  { path, asksConsent }: Journey,
  device: Device,
  steps: Step[],
  isAtRest: boolean,
): Promise<Interaction[]> {
  const context = await browser.newContext(devices[device])
  context.setDefaultTimeout(15_000)
  if (!asksConsent) {
    await context.addInitScript((key) => localStorage.setItem(key, 'declined'), consentKey)
  }
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const endTrace = await startTrace(session, ['blink.user_timing', 'v8'])
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(site.url + path, { waitUntil: isAtRest ? 'networkidle' : 'load' })
  if (isAtRest) await page.waitForTimeout(1_500)
  for (const [at, { act }] of steps.entries()) {
    await page.evaluate((name) => performance.mark(name), `step ${at}`)
    await act(handOn(page, device))
    await page.waitForTimeout(restMs)
  }
  const events = await endTrace()
  await context.close()
  return slowestOfSteps(
    events,
    steps.map((_, at) => `step ${at}`),
  )
}

function handOn(page: Page, device: Device): Hand {
  return {
    page,
    press: (target) => press(page, target, device),
    type: (text) => page.keyboard.type(text, { delay: 60 }),
  }
}

async function press(page: Page, target: Locator, device: Device): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const at = [x + width / 2, y + height / 2] as const
  if (device === 'phone') return tap(page, ...at)
  await page.mouse.move(...at)
  await page.waitForTimeout(moveMs)
  await page.mouse.click(...at, { delay: holdMs })
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(holdMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

function middle({ runs }: Timed): Interaction {
  const [one] = runs.toSorted((a, b) => a.latency - b.latency).slice(runs.length >> 1)
  if (!one) throw new Error('no runs')
  return one
}

function inp(timed: Timed): number {
  return Math.round(middle(timed).latency)
}

function told(timed: Timed): string {
  const { delay, type } = middle(timed)
  const runs = timed.runs.map(({ latency }) => Math.round(latency)).join(' ')
  const own = timed.runs.map(({ ownTime }) => Math.round(ownTime)).join(' ')
  const mark = inp(timed) > goalMs ? ' OVER' : ''
  return `${timed.name.padEnd(46)} ${inp(timed)} ms, ${Math.round(delay)} before it was handled (${runs}; own time ${own}) ${type}${mark}`
}
