import { createContext, useContext } from 'react'

type Compare = {
  /** The ids of the chosen parkings, in the order of choosing. */
  chosen: number[]
  /** The last choice was refused, because the comparison was full. */
  isRefused: boolean
  toggle: (id: number) => void
}

export const CompareContext = createContext<Compare>({
  chosen: [],
  isRefused: false,
  toggle: () => {},
})

export function useCompare(): Compare {
  return useContext(CompareContext)
}
