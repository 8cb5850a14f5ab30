import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const resolutionMs = 20
const windowMs = 60_000

type Delay = { medianMs: number; p99Ms: number; maxMs: number }

let lastMinute: Delay | undefined

/**
 * Measures how late the main thread is: everything that a visitor asks for waits so long. Kept per whole minute,
 * so that it does not matter who asks for it, or how often.
 */
export function watchMainThread(): void {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  setInterval(() => {
    lastMinute = delayOf(histogram)
    histogram.reset()
  }, windowMs).unref()
}

/** Of the last whole minute. */
export const delayOfMainThread = (): Delay | undefined => lastMinute

/** The share of time in which it worked, as a count of seconds since the start. */
export const busySeconds = (): number => performance.eventLoopUtilization().active / 1_000

/** The histogram holds the time between two turns of a timer, so the time of the timer goes off. */
function delayOf(histogram: ReturnType<typeof monitorEventLoopDelay>): Delay {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)
  return {
    medianMs: late(histogram.percentile(50)),
    p99Ms: late(histogram.percentile(99)),
    maxMs: late(histogram.max),
  }
}
