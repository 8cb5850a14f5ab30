const minuteMs = 60_000

/** Returns a function that waits until one more call keeps within so many of any minute. */
export function callPace(perMinute: number, wait: (ms: number) => Promise<unknown>) {
  let calls: number[] = []

  return async (): Promise<void> => {
    const since = Date.now() - minuteMs
    calls = calls.filter((at) => at > since)
    const first = calls[calls.length - perMinute]
    if (first !== undefined) await wait(first - since)
    calls.push(Date.now())
  }
}
