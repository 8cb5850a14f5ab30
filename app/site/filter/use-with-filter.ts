import { useSearchParams } from 'react-router'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { writtenFilter } from '#domain/filter/filter-address.ts'
import { withPairs } from '#domain/page/with-pairs.ts'

/** Adds the filter and the stay in the address of this page to that of another page of the same airport. */
export function useWithFilter(): (address: string) => string {
  const withStay = useWithStay()
  const filter = useKeptFilter()
  return (address) => withStay(withPairs(address, filter))
}

/** The filter in the address, for a form that takes it along. */
export function useKeptFilter(): [name: string, value: string][] {
  const [search] = useSearchParams()
  return writtenFilter(search)
}
