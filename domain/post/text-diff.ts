/** A part of a text: unchanged, added or removed. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** The maximum size of the comparison table. Larger texts count as fully replaced. */
const maxTableCells = 4_000_000

/** Compares two texts by word: first by line, then by word within changed lines. */
export function textDiff(before: string, after: string): DiffPart[] {
  const changes: DiffPart[] = []
  let removed = ''
  let added = ''

  function flush() {
    changes.push(...compare(wordsOf(removed), wordsOf(added)))
    removed = ''
    added = ''
  }

  for (const { kind, text } of compare(linesOf(before), linesOf(after))) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      changes.push({ kind, text })
    }
  }
  flush()
  return joined(changes)
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []

/** Longest common subsequence. The equal start and end are skipped first. */
function compare(before: string[], after: string[]): DiffPart[] {
  const start = commonPrefixLength(before, after)
  const rest = { before: before.slice(start), after: after.slice(start) }
  const end = commonPrefixLength(rest.before.toReversed(), rest.after.toReversed())
  const [old, now] = [rest.before, rest.after].map((pieces) => pieces.slice(0, -end || undefined))

  return [
    ...all('same', after.slice(0, start)),
    ...middle(old ?? [], now ?? []),
    ...all('same', end > 0 ? after.slice(-end) : []),
  ]
}

function middle(old: string[], now: string[]): DiffPart[] {
  if (old.length * now.length > maxTableCells) return [...all('removed', old), ...all('added', now)]

  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      lengths[row * width + column] = isSame(old[row], now[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }

  const parts: DiffPart[] = []
  let row = 0
  let column = 0
  while (row < old.length && column < now.length) {
    const [was, is] = [old[row] ?? '', now[column] ?? '']
    if (isSame(was, is)) {
      parts.push({ kind: 'same', text: is })
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'removed', text: was })
      row++
    } else {
      parts.push({ kind: 'added', text: is })
      column++
    }
  }
  return [...parts, ...all('removed', old.slice(row)), ...all('added', now.slice(column))]
}

function commonPrefixLength(one: string[], other: string[]): number {
  const different = one.findIndex((piece, index) => !isSame(piece, other[index]))
  return different === -1 ? Math.min(one.length, other.length) : different
}

/** White space around a word makes no difference. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === other || (one !== undefined && one.trim() !== '' && one.trim() === other?.trim())
}

const all = (kind: DiffPart['kind'], pieces: string[]) => pieces.map((text) => ({ kind, text }))

/** Merges adjacent parts of the same kind, with removals before additions. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let [removed, added] = ['', '']

  function flush() {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }

  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind, text })
    }
  }
  flush()
  return result
}
