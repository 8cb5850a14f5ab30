const minuteMs = 60_000
const maxKeys = 10_000
const maxShared = 1_000

/**
 * Returns a function that says whether this key may act once more in this minute. In memory and per
 * process, so it is cheap. Keys beyond the maximum share counts, so that no crowd ends those that go on.
 */
export function minuteLimit(maxPerMinute: number): (key: string) => boolean {
  const times = new Map<string, number>()
  let minute = 0

  return (key) => {
    const now = Math.floor(Date.now() / minuteMs)
    if (now !== minute) times.clear()
    minute = now
    const counted = times.has(key) || times.size < maxKeys ? key : sharedKey(key)
    const count = (times.get(counted) ?? 0) + 1
    times.set(counted, count)
    return count <= maxPerMinute
  }
}

/** No address looks like it. */
function sharedKey(key: string): string {
  let sum = 0
  for (let at = 0; at < key.length; at++) sum = (sum * 31 + key.charCodeAt(at)) % maxShared
  return `shared ${sum}`
}
