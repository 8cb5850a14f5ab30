import { useSearchParams } from 'react-router'
import { type NarrowingName, narrowingOf, toggled } from '#domain/statistics/narrowing.ts'

/** What the statistics are narrowed to: `?luchthaven=AMS`, and the links that change it. */
export function useNarrowing() {
  const [search] = useSearchParams()
  const narrowing = narrowingOf(search)

  return {
    narrowing,
    linkTo: (name: NarrowingName, value: string) => ({
      to: toggled(search, name, value),
      isChosen: narrowing[name] === value,
    }),
  }
}
