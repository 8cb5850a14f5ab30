import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { type Delay, lateMinutes, lateness, toldEveryMinutes } from '#domain/system/late.ts'
import { log } from '#server/log.ts'

const resolutionMs = 20
const windowMs = 60_000

let minutes: Delay[] = []
/** Minutes since it was last told that the main thread is late. */
let untold = Number.POSITIVE_INFINITY

/**
 * Measures how late the main thread is: everything that a visitor asks for waits so long. Kept per whole minute,
 * so that it does not matter who asks for it, or how often.
 */
export function watchMainThread(everyMs = windowMs): NodeJS.Timeout {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  return setInterval(() => {
    noteMinute(delayOf(histogram))
    histogram.reset()
  }, everyMs).unref()
}

/** Of the last whole minute. */
export const delayOfMainThread = (): Delay | undefined => minutes.at(-1)

/** The share of time in which it worked, as a count of seconds since the start. */
export const busySeconds = (): number => performance.eventLoopUtilization().active / 1_000

/** Tells as a failure, which all processes share, that this one is late. */
function noteMinute(delay: Delay): void {
  minutes = [...minutes, delay].slice(-lateMinutes)
  untold += 1
  const ms = lateness(minutes)
  if (ms === null || untold < toldEveryMinutes) return
  untold = 0
  log.warn('main thread late', { error: new Error(`${ms} ms`) })
}

/** The histogram holds the time between two turns of a timer, so the time of the timer goes off. */
function delayOf(histogram: ReturnType<typeof monitorEventLoopDelay>): Delay {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)
  return {
    medianMs: late(histogram.percentile(50)),
    p99Ms: late(histogram.percentile(99)),
    maxMs: late(histogram.max),
  }
}
