import type { CDPSession } from '@playwright/test'

// What a trace of the browser tells.

export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** In µs: when it began, how long it took, and the thread's own time of that. */
  ts: number
  dur?: number
  tdur?: number
  args?: {
    data?: { type?: string; interactionId?: number; duration?: number; url?: string }
  }
}

/** Returns a function that ends the trace, and gives its events. */
export async function startTrace(
  session: CDPSession,
  more: string[] = [],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types leave open what a trace event has.
    const part: unknown = value
    events.push(...(part as TraceEvent[]))
  })
  const timeline = ['devtools.timeline', 'loading', 'disabled-by-default-devtools.timeline']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...timeline, ...more] },
  })
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    return events
  }
}

/** The first paint, and what the main thread of its page did. */
export function mainThread(events: TraceEvent[]): { painted: TraceEvent; main: TraceEvent[] } {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('Nothing was painted.')
  const main = events.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid)
  return { painted, main }
}
