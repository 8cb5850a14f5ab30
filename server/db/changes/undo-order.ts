import { allKinds } from '#domain/kinds.ts'
import type { auditLog } from '#server/db/schema.ts'

type Entry = typeof auditLog.$inferSelect

/** Entries that one statement can undo: of one table, action and set of columns, and of different records. */
export type Run = [Entry, ...Entry[]]

export const keyOf = ({ subject, subjectId }: Pick<Entry, 'subject' | 'subjectId'>) =>
  `${subject} ${subjectId}`

/** The steps that undo these entries, which are in the order in which they were made. */
export function stepsOf(entries: Entry[]): Run[] {
  const changes = [...Map.groupBy(entries, ({ change }) => change).values()]
  return changes
    .toReversed()
    .flatMap(layersOf)
    .flatMap((layer) => runsOf(inOrder(layer)))
}

/** The last entry of each record first, then those before it. An undo of several changes has such. */
function layersOf(entries: Entry[]): Entry[][] {
  const layers: Entry[][] = []
  const depths = new Map<string, number>()
  for (const entry of entries.toReversed()) {
    const depth = depths.get(keyOf(entry)) ?? 0
    depths.set(keyOf(entry), depth + 1)
    const layer = layers[depth]
    if (layer) layer.push(entry)
    else layers.push([entry])
  }
  return layers.map((layer) => layer.toReversed())
}

const ranks = new Map<string, number>(allKinds.map(({ table }, rank) => [table, rank]))

/** Removes what belongs to a record before the record itself, and brings it back after it. */
function inOrder(entries: Entry[]): Entry[] {
  const isAdded = ({ action }: Entry) => action === 'create'
  const rankOf = ({ subject }: Entry) => ranks.get(subject) ?? 0
  const others = entries.filter((entry) => !isAdded(entry))
  return [
    ...entries.filter(isAdded).toReversed(),
    ...others.toSorted((one, other) => rankOf(one) - rankOf(other)),
  ]
}

function runsOf(entries: Entry[]): Run[] {
  const runs: Run[] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && likeness(run[0]) === likeness(entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

const likeness = ({ action, subject, before, after }: Entry) =>
  [action, subject, hasVersion(after), ...Object.keys(before ?? {})].join()

export const hasVersion = (after: Entry['after']) => after?.version !== undefined
