import { createContext, use } from 'react'

type Compare = {
  /** The ids of the chosen parkings, in the order of choosing. */
  chosen: number[]
  /** The last choice was refused, because the comparison was full. */
  isRefused: boolean
  toggle: (id: number) => void
}

export const CompareContext = createContext<Compare | undefined>(undefined)

export function useCompare(): Compare {
  const compare = use(CompareContext)
  if (!compare) throw new Error('useCompare must be used within a CompareProvider')
  return compare
}
