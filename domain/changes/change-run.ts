import { type ChangeGroup, isEvent } from './change.ts'

/** In milliseconds, how long after one change the next is of the same run. */
const longestPause = 30 * 60_000
/** With fewer, a fold would hide more than it saves. */
const fewest = 3

/** Divides a page of the log: changes in a row by one person to one kind of record, or a change by itself. */
export function runsOf(groups: ChangeGroup[]): ChangeGroup[][] {
  const runs: ChangeGroup[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && goesOn(last, group)) run.push(group)
    else runs.push([group])
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((group) => [group]) : [run]))
}

function goesOn(newer: ChangeGroup, older: ChangeGroup): boolean {
  const [one, other] = [newer.first[0], older.first[0]]
  if (!one || !other || isEvent(one.action) || isEvent(other.action)) return false
  return (
    // An undo is looked for by itself, and is not undone with what it undid.
    newer.isUndo === older.isUndo &&
    newer.username === older.username &&
    one.subject === other.subject &&
    Date.parse(newer.at) - Date.parse(older.at) <= longestPause
  )
}

/** How many records a run is about. */
export function recordsIn(run: ChangeGroup[]): number {
  return new Set(
    run.flatMap(({ first }) => first.map(({ subjectId, owner }) => owner ?? subjectId)),
  ).size
}
