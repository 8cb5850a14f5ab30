import { useSearchParams } from 'react-router'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { writtenFilter } from '#domain/filter/filter-address.ts'

/** Adds the filter and the stay in the address of this page to that of another page of the same airport. */
export function useWithFilter(): (path: string) => string {
  const withStay = useWithStay()
  const [search] = useSearchParams()
  const filter = `${new URLSearchParams(writtenFilter(search))}`
  return (path) => withStay(filter === '' ? path : `${path}?${filter}`)
}
