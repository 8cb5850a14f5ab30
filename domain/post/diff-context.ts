import type { DiffPart } from './text-diff.ts'

/** How much of what is the same stands on either side of a difference, to know where one is. */
const around = 90

/** The differences, and of the rest only what stands beside them. */
export function inContext(parts: DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const [isFirst, isLast] = [index === 0, index === parts.length - 1]
    if (part.text.length <= around * (isFirst || isLast ? 1 : 2)) return part
    const before = isFirst ? '' : startOf(part.text)
    const after = isLast ? '' : endOf(part.text)
    return { ...part, text: `${before} … ${after}` }
  })
}

/** Up to the end of a word. */
const startOf = (text: string) => text.slice(0, around).replace(/\s*\S*$/, '')

/** From the beginning of a word. */
const endOf = (text: string) => text.slice(-around).replace(/^\S*\s*/, '')
