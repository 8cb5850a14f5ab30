import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { consentKey } from '#domain/settings/consent.ts'
import { startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { type Hand, type Journey, journeys } from './inp-journeys.ts'
import { type Interaction, slowestOf, watch } from './inp-watch.ts'

// How long does each press of a visitor take until it is on the screen (INP), on a processor that is four
// times slower, compared with 100 ms? On pages at rest, one step after another, and as the first thing that
// happens after load, when the content still has to be hydrated. Median of 5, and where the five slowest
// spend it. Needs a build.
// node bench/inp.ts [part of a journey's name] [rounds] [checkout]

const [wanted = '', given = '5', checkout = '.'] = process.argv.slice(2)
const rounds = Number(given)
const slowDown = 4
const goalMs = 100
const restMs = 250

type Device = 'desktop' | 'phone'
const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
type Timed = { name: string; runs: Interaction[] }

const site = await startSite({ DATA_DIR: 'memory://' }, checkout)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const all: Timed[] = []
for (const journey of journeys.filter(({ name }) => name.includes(wanted))) {
  for (const device of ['desktop', 'phone'] as const) {
    const timed = [
      ...(await timeAtRest(journey, device)),
      ...(await timeAfterLoad(journey, device)),
    ]
    for (const one of timed) process.stdout.write(`${told(one)}\n`)
    process.stdout.write(`${journey.name}, ${device}: INP ${Math.max(...timed.map(inp))} ms\n\n`)
    all.push(...timed)
  }
}
for (const one of all.toSorted((a, b) => inp(b) - inp(a)).slice(0, 5)) {
  process.stdout.write(`${told(one)}\n${where(middle(one))}`)
}
await browser.close()
await site.stop()

/** One step after another, on a page that has come to rest. */
async function timeAtRest(journey: Journey, device: Device): Promise<Timed[]> {
  const steps = journey.steps.filter(({ on }) => !on || on === device)
  const timed = steps.map(({ name }) => ({
    name: nameOf(journey, device, name),
    runs: [] as Interaction[],
  }))
  for (let round = 0; round < rounds; round++) {
    const hand = await visit(browser, journey, device)
    await hand.page.waitForLoadState('networkidle')
    await hand.page.waitForTimeout(1_500)
    for (const [at, step] of steps.entries()) {
      await hand.page.evaluate(() => {
        window.seen = { events: [], frames: [] }
      })
      await step.act(hand)
      timed[at]?.runs.push(await slowest(hand.page))
    }
    await hand.page.context().close()
  }
  return timed
}

/** Each step that can be the first, on a page of its own. */
async function timeAfterLoad(journey: Journey, device: Device): Promise<Timed[]> {
  const timed: Timed[] = []
  for (const { name, on, isFirst, act } of journey.steps) {
    if (!isFirst || (on && on !== device)) continue
    const runs: Interaction[] = []
    for (let round = 0; round < rounds; round++) {
      const hand = await visit(browser, journey, device)
      await act(hand)
      runs.push(await slowest(hand.page))
      await hand.page.context().close()
    }
    timed.push({ name: nameOf(journey, device, `${name}, first`), runs })
  }
  return timed
}

async function visit(on: Browser, { path, asksConsent }: Journey, device: Device): Promise<Hand> {
  const context = await on.newContext(devices[device])
  context.setDefaultTimeout(15_000)
  await context.addInitScript(watch)
  if (!asksConsent) {
    await context.addInitScript((key) => localStorage.setItem(key, 'declined'), consentKey)
  }
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(site.url + path, { waitUntil: 'load' })
  return {
    page,
    press: (target) => press(page, target, device),
    type: (text) => page.keyboard.type(text, { delay: 120 }),
  }
}

async function press(page: Page, target: Locator, device: Device): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const at = [x + width / 2, y + height / 2] as const
  if (device === 'phone') return page.touchscreen.tap(...at)
  await page.mouse.click(...at, { delay: 60 })
}

/** After the frames that an interaction leads to. */
async function slowest(page: Page): Promise<Interaction> {
  await page.waitForTimeout(restMs)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  )
  await page.waitForTimeout(restMs)
  return slowestOf(await page.evaluate(() => window.seen))
}

function nameOf({ name }: Journey, device: Device, step: string): string {
  return `${name}, ${device}: ${step}`
}

function middle({ runs }: Timed): Interaction {
  const [one] = runs.toSorted((a, b) => a.duration - b.duration).slice(runs.length >> 1)
  if (!one) throw new Error('no runs')
  return one
}

function inp(timed: Timed): number {
  return Math.round(middle(timed).duration)
}

function told(timed: Timed): string {
  const { duration, delay, processing, presentation, events } = middle(timed)
  const [all, ...parts] = [duration, delay, processing, presentation].map(Math.round)
  const runs = timed.runs.map((run) => Math.round(run.duration)).join(' ')
  const mark = duration > goalMs ? ' OVER' : ''
  return `${timed.name.padEnd(46)} ${all} ms = ${parts.join(' + ')} (${runs}) ${events}${mark}`
}

/** The long frames that it waited for, with the scripts in them. */
function where({ frames }: Interaction): string {
  return frames
    .map(({ start, end, styleMs, scripts }) => {
      const lines = scripts.map(
        ({ what, ms, layoutMs }) =>
          `      ${Math.round(ms)} ms (${Math.round(layoutMs)} layout) ${what}\n`,
      )
      return `    frame from ${Math.round(start)} to ${Math.round(end)} ms, style to paint ${Math.round(styleMs)} ms\n${lines.join('')}`
    })
    .join('')
}
