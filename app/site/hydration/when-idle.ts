import { firstSign } from './first-sign.ts'

const longestWaitMs = 1_000

/** A browser that stays busy gets the work too. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestWaitMs })
  else work()
}

/** Resolves when the browser is idle, or at the first sign of a visitor. On the server at once. */
export async function idleOrSign(): Promise<void> {
  if (import.meta.env.SSR) return
  await Promise.race([new Promise<void>(whenIdle), firstSign])
}
