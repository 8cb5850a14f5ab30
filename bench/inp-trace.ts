import { mainThread, type TraceEvent } from './trace.ts'

// What a trace tells about each press of a visitor: what the main thread did from the moment of the event until
// the frame that shows it.

/** In ms. */
export type Interaction = {
  /** From the event until the frame, by the browser's own count. */
  latency: number
  /** Of the main thread, in that time. */
  ownTime: number
  /** What of it came before the event was handled. */
  delay: number
  type: string
  /** What took longest, by name. */
  parts: [name: string, ms: number][]
}

const presses = /^(pointerdown|pointerup|click|keydown|keyup)$/
const parts =
  /^(FunctionCall|EvaluateScript|v8\.compile(Module)?|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|HitTest|ParseHTML|MinorGC|MajorGC)$/

/** The slowest interaction of each step. A step starts with a mark of its name. */
export function slowestOfSteps(events: TraceEvent[], steps: string[]): Interaction[] {
  const { painted, main } = mainThread(events)
  const starts = steps.map((step) => events.find(({ name }) => name === step)?.ts ?? 0)
  const timings = timingsIn(events, painted.pid)

  return starts.map((from, at) => {
    const until = starts[at + 1] ?? Number.POSITIVE_INFINITY
    const none: Interaction = { latency: 0, ownTime: 0, delay: 0, type: '', parts: [] }
    return timings
      .filter(({ start }) => start >= from && start < until)
      .map((timing) => interactionOf(main, timing))
      .reduce((a, b) => (b.latency > a.latency ? b : a), none)
  })
}

type Timing = { type: string; start: number; end: number }

function timingsIn(events: TraceEvent[], pid: number): Timing[] {
  return events.flatMap(({ name, ph, pid: of, ts, args }) => {
    const { type = '', interactionId = 0, duration = 0 } = args?.data ?? {}
    if (name !== 'EventTiming' || ph !== 'b' || of !== pid) return []
    if (!presses.test(type) || interactionId === 0) return []
    return [{ type, start: ts, end: ts + duration * 1_000 }]
  })
}

function interactionOf(main: TraceEvent[], { type, start, end }: Timing): Interaction {
  const during = main.filter(({ ts, dur = 0 }) => ts < end && ts + dur > start)
  const handled =
    during.find(({ name, ts }) => name === 'EventDispatch' && ts >= start)?.ts ?? start
  const sums = new Map<string, number>()
  for (const event of during) {
    if (!parts.test(event.name)) continue
    const file = event.args?.data?.url?.split('/').at(-1)
    const name = file ? `${event.name} ${file}` : event.name
    sums.set(name, (sums.get(name) ?? 0) + ownTime(event, start, end))
  }
  const tasks = during.filter(({ name }) => name === 'RunTask')
  const total = (until: number) => tasks.reduce((sum, task) => sum + ownTime(task, start, until), 0)
  return {
    type,
    latency: (end - start) / 1_000,
    ownTime: total(end),
    delay: total(handled),
    parts: [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, 5),
  }
}

/** The part of an event's own time that falls in a window. */
function ownTime({ ts, dur = 0, tdur = dur }: TraceEvent, from: number, until: number): number {
  if (dur === 0) return 0
  const overlap = Math.min(ts + dur, until) - Math.max(ts, from)
  return (Math.max(0, overlap / dur) * tdur) / 1_000
}
