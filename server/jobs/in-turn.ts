const last = new Map<string, Promise<unknown>>()

/** Work of one kind waits for the work of that kind before it: what comes at once comes in turn. */
export function inTurn<Value>(kind: string, work: () => Promise<Value>): Promise<Value> {
  const mine = (last.get(kind) ?? Promise.resolve()).then(work, work)
  last.set(kind, mine)
  const leave = () => {
    if (last.get(kind) === mine) last.delete(kind)
  }
  mine.then(leave, leave)
  return mine
}
