import { createContext, useContext } from 'react'

type Compare = {
  /** The ids of the chosen lots, in the order of choosing. */
  chosen: number[]
  /** There were three already: the last choice was not taken. */
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
