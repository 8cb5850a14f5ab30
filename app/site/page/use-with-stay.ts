import { useLocation } from 'react-router'
import { keptStay, withStay } from '#domain/stay/stay-address.ts'

/** Adds the stay in the address of this page to that of another page that reads one. */
export function useWithStay(): (address: string) => string {
  const days = useKeptStay()
  return (address) => withStay(address, days)
}

/** The stay in the address, for a form that takes it along. */
export function useKeptStay(): [name: string, day: string][] {
  const { pathname, search } = useLocation()
  return keptStay(pathname, new URLSearchParams(search))
}
