import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useNewestQuery } from '#app/site/page/newest-query.ts'
import { pageSearch } from '#app/site/page/page-search.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { fromName, maxDrawn, pageSize, shownName } from '#domain/filter/list-page.ts'
import { hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'

type MoreParkingsProps = {
  /** Those that match the filter, in the order of the list. */
  matches: ListedParking[]
  /** How many of them are on earlier pages. */
  skipped: number
  /** How many of them the list shows. */
  shown: number
}

const moreLook = buttonLook({ tone: 'secondary' })

/** The end of a long list: how much of it is shown, and the next cards. */
export function MoreParkings({ matches, skipped, shown }: MoreParkingsProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const newestQuery = useNewestQuery()
  const asked = useRef<number>(undefined)
  const end = skipped + shown
  const next = matches[end]

  // The focus moves from the link to the first card that it added, once that is drawn.
  useEffect(() => {
    const card = document.querySelector<HTMLElement>(`#terrein-${asked.current} h3 a`)
    if (!card) return
    asked.current = undefined
    card.focus({ preventScroll: true })
  })

  // Without scripts nothing adds cards to a page that has all that the server draws.
  const nextPage = () => ({
    search: pageSearch(search, { [fromName]: `${skipped + maxDrawn + 1}`, [shownName]: null }),
    hash: `terrein-${matches[skipped + maxDrawn]?.id}`,
  })
  if (!matches.slice(skipped, end).every(hasCard)) {
    return (
      <>
        <Spinner label="Parkeerterreinen laden..." />
        <noscript>
          <Link to={nextPage()} className={moreLook}>
            Toon meer parkeerterreinen
          </Link>
        </noscript>
      </>
    )
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
        {skipped > 0 && `${skipped + 1} tot en met `}
        {end} van {matches.length} parkeerterreinen getoond
      </p>
      {/* The hash is for a page that is loaded anew. */}
      <Link
        to={
          shown < maxDrawn
            ? { search: queryWithMore(search), hash: `terrein-${next.id}` }
            : nextPage()
        }
        onClick={showHere}
        className={moreLook}
      >
        Toon meer parkeerterreinen
      </Link>
    </div>
  )
}

/** The start of a page of its own: the way back to the cards before it. */
export function EarlierParkings({ skipped }: { skipped: number }) {
  const [search] = useSearchParams()
  const from = skipped > maxDrawn ? `${skipped - maxDrawn + 1}` : null
  const before = pageSearch(search, { [fromName]: from, [shownName]: `${maxDrawn}` })

  return (
    <Link to={{ search: before }} className={`${moreLook} justify-self-center print:hidden`}>
      Toon eerdere parkeerterreinen
    </Link>
  )
}
