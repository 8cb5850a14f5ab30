/**
 * Merges these ids with the boxes that were ticked before hydration, which React would reset.
 * Parkings that are filtered out have no box.
 */
export function withEarlyBoxes(ids: number[]): number[] {
  if (typeof document === 'undefined') return ids
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="terreinen"]')
  const ticks = new Map([...boxes].map(({ value, checked }) => [Number(value), checked]))

  return [
    ...ids.filter((id) => ticks.get(id) !== false),
    ...[...ticks].filter(([id, isTicked]) => isTicked && !ids.includes(id)).map(([id]) => id),
  ]
}
