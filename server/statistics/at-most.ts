const aMinute = 60_000
const mostKeys = 10_000

/** Whether it may be done once more by this one, in this minute and by this process: in memory, and cheap. */
export function atMost(timesAMinute: number): (key: string) => boolean {
  const times = new Map<string, number>()
  let minute = 0

  return (key) => {
    const now = Math.floor(Date.now() / aMinute)
    if (now !== minute || times.size >= mostKeys) times.clear()
    minute = now
    const count = (times.get(key) ?? 0) + 1
    times.set(key, count)
    return count <= timesAMinute
  }
}
