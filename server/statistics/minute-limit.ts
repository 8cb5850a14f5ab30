const minuteMs = 60_000
const maxKeys = 10_000

/**
 * Returns a function that says whether this key may act once more in this minute. In memory and per
 * process, so it is cheap.
 */
export function minuteLimit(maxPerMinute: number): (key: string) => boolean {
  const times = new Map<string, number>()
  let minute = 0

  return (key) => {
    const now = Math.floor(Date.now() / minuteMs)
    if (now !== minute || times.size >= maxKeys) times.clear()
    minute = now
    const count = (times.get(key) ?? 0) + 1
    times.set(key, count)
    return count <= maxPerMinute
  }
}
