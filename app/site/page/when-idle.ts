const longestWaitMs = 1_000

/** A browser that stays busy gets the work too. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestWaitMs })
  else work()
}
