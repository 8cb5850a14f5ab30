const minuteMs = 60_000

/** What pg-boss adds to the message of an error. */
const whose = / \(Queue: .+, Worker: .+\)$/

/**
 * Whether nothing said the same in the last minute: while the database is away, every queue reports it every
 * few seconds.
 */
export function newInMinute(now = () => performance.now()): (error: Error) => boolean {
  const saidAt = new Map<string, number>()

  return (error) => {
    for (const [said, at] of saidAt) if (now() - at >= minuteMs) saidAt.delete(said)
    const { message, code = '' } = error as Error & { code?: string }
    const what = `${code} ${message.replace(whose, '')}`
    if (saidAt.has(what)) return false
    saidAt.set(what, now())
    return true
  }
}
