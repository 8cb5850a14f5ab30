import { storeContext } from '#app/site/hydration/store-context.tsx'

type Compare = {
  /** The ids of the chosen parkings, in the order of choosing. */
  chosen: number[]
  /** The last choice was refused, because the comparison was full. */
  isRefused: boolean
  toggle: (id: number) => void
}

export const [Comparing, useCompare] = storeContext<Compare>('useCompare', 'CompareProvider')
