import type { DiffPart } from './text-diff.ts'

/** The number of unchanged characters shown on each side of a difference. */
const contextLength = 90

/** Shortens unchanged text to the context of the differences. */
export function inContext(parts: DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const [isFirst, isLast] = [index === 0, index === parts.length - 1]
    if (part.text.length <= contextLength * (isFirst || isLast ? 1 : 2)) return part
    const before = isFirst ? '' : startOf(part.text)
    const after = isLast ? '' : endOf(part.text)
    return { ...part, text: `${before} … ${after}` }
  })
}

/** Ends at a word boundary. */
const startOf = (text: string) => text.slice(0, contextLength).replace(/\s*\S*$/, '')

/** Starts at a word boundary. */
const endOf = (text: string) => text.slice(-contextLength).replace(/^\S*\s*/, '')
