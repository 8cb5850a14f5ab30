// What a visited page tells about each interaction: when its events came, ran and were painted, and the long
// frames with the scripts in them.

export type PageEvent = {
  interaction: number
  name: string
  /** All in ms from the start of the page. */
  start: number
  runFrom: number
  runUntil: number
  shownAt: number
}
export type Script = { what: string; ms: number; layoutMs: number }
export type Frame = { start: number; end: number; styleMs: number; scripts: Script[] }
export type Seen = { events: PageEvent[]; frames: Frame[] }

/** What happened after one press of a key or a pointer, until it was on the screen. In ms. */
export type Interaction = {
  duration: number
  delay: number
  processing: number
  presentation: number
  events: string
  frames: Frame[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page, before its own scripts. */
export function watch(): void {
  type Timing = PerformanceEventTiming & { interactionId: number }
  type LongScript = PerformanceEntry & {
    invoker: string
    sourceURL: string
    sourceFunctionName: string
    forcedStyleAndLayoutDuration: number
  }
  type LongFrame = PerformanceEntry & { styleAndLayoutStart: number; scripts: LongScript[] }

  window.seen = { events: [], frames: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      if (entry.interactionId === 0) continue
      window.seen.events.push({
        interaction: entry.interactionId,
        name: entry.name,
        start: entry.startTime,
        runFrom: entry.processingStart,
        runUntil: entry.processingEnd,
        shownAt: entry.startTime + entry.duration,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      const end = entry.startTime + entry.duration
      window.seen.frames.push({
        start: entry.startTime,
        end,
        styleMs: entry.styleAndLayoutStart > 0 ? end - entry.styleAndLayoutStart : 0,
        scripts: entry.scripts.map((script) => ({
          what: `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)}`,
          ms: script.duration,
          layoutMs: script.forcedStyleAndLayoutDuration,
        })),
      })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}

/** The slowest interaction. One without events took less than 16 ms. */
export function slowestOf({ events, frames }: Seen): Interaction {
  const all = [...Map.groupBy(events, ({ interaction }) => interaction).values()].map((group) =>
    interactionOf(group, frames),
  )
  const none = { duration: 0, delay: 0, processing: 0, presentation: 0, events: '', frames: [] }
  return all.toSorted((a, b) => b.duration - a.duration)[0] ?? none
}

/** By its slowest event and those that share its frame. */
function interactionOf(group: PageEvent[], frames: Frame[]): Interaction {
  const lasting = ({ start, shownAt }: PageEvent) => shownAt - start
  const slowest = group.reduce((a, b) => (lasting(b) > lasting(a) ? b : a))
  // The browser rounds durations to 8 ms.
  const together = group.filter(({ shownAt }) => Math.abs(shownAt - slowest.shownAt) <= 8)
  const runFrom = Math.min(...together.map((event) => event.runFrom))
  const runUntil = Math.max(...together.map((event) => event.runUntil))
  const start = Math.min(slowest.start, runFrom)
  return {
    duration: lasting(slowest),
    delay: runFrom - start,
    processing: runUntil - runFrom,
    presentation: Math.max(0, slowest.shownAt - runUntil),
    events: together.map(({ name }) => name).join(' '),
    frames: frames
      .filter(({ start, end }) => end > slowest.start && start < slowest.shownAt)
      .map((frame) => ({
        ...frame,
        start: frame.start - slowest.start,
        end: frame.end - slowest.start,
      })),
  }
}
