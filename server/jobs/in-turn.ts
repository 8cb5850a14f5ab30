const lastByKind = new Map<string, Promise<unknown>>()

/** Runs work of the same kind one at a time, in order. */
export function inTurn<Value>(kind: string, work: () => Promise<Value>): Promise<Value> {
  const current = (lastByKind.get(kind) ?? Promise.resolve()).then(work, work)
  lastByKind.set(kind, current)
  const cleanUp = () => {
    if (lastByKind.get(kind) === current) lastByKind.delete(kind)
  }
  current.then(cleanUp, cleanUp)
  return current
}
