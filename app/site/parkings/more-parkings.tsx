import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useNewestQuery } from '#app/site/page/newest-query.ts'
import { pageSearch } from '#app/site/page/page-search.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { pageSize, shownName } from '#domain/filter/list-page.ts'
import { hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'

type MoreParkingsProps = {
  /** Those that match the filter, in the order of the list. */
  matches: ListedParking[]
  /** How many of them the list shows. */
  shown: number
}

/** The end of a long list: how much of it is shown, and the next cards. */
export function MoreParkings({ matches, shown }: MoreParkingsProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const newestQuery = useNewestQuery()
  const asked = useRef<number>(undefined)
  const next = matches[shown]

  // The focus moves from the link to the first card that it added, once that is drawn.
  useEffect(() => {
    const card = document.querySelector<HTMLElement>(`#terrein-${asked.current} h3 a`)
    if (!card) return
    asked.current = undefined
    card.focus({ preventScroll: true })
  })

  if (!matches.slice(0, shown).every(hasCard)) {
    return <Spinner label="Parkeerterreinen laden..." />
  }
  if (!next) return null

  const queryWithMore = (query: URLSearchParams) =>
    pageSearch(query, { [shownName]: `${shown + pageSize}` })
  const showHere = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    asked.current = next.id
    // Without the hash, so that the list stays where it is.
    const { search, isPushed } = newestQuery()
    navigate(
      { search: queryWithMore(new URLSearchParams(search)) },
      { replace: !isPushed, preventScrollReset: true },
    )
  }

  return (
    <div className="grid justify-items-center gap-2 py-2 print:hidden">
      <p className="text-ink-muted text-sm">
        {shown} van {matches.length} parkeerterreinen getoond
      </p>
      {/* The hash is for a page that is loaded anew. */}
      <Link
        to={{ search: queryWithMore(search), hash: `terrein-${next.id}` }}
        onClick={showHere}
        className={buttonLook({ tone: 'secondary' })}
      >
        Toon meer parkeerterreinen
      </Link>
    </div>
  )
}
