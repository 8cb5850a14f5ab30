import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { noAnswerId, tryAgain } from '#app/site/page/unanswered.ts'
import { useEvent } from '#app/site/page/use-event.ts'
import { useOnline } from '#app/site/page/use-online.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { dayCount } from '#domain/stay/stay.ts'
import { isSameStay, stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

export function NoAnswerNotice({ isTrying }: { isTrying: boolean }) {
  const shown = useLocation()
  const asked = useNavigation().location
  const isOnline = useOnline()
  // The same function each time: the event itself renders this again, between its listeners.
  const retry = useEvent(useRetry())
  const root = useRef<HTMLDivElement>(null)
  const place = asked?.pathname === shown.pathname ? document.getElementById(noAnswerId) : null

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
    // The form that was sent may have folded.
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  if (!asked) return null
  const notice = (
    <div
      ref={root}
      className={place ? 'scroll-my-24' : 'sticky bottom-0 z-(--z-toast) p-2 print:hidden'}
    >
      <div className={place ? '' : 'mx-auto max-w-3xl rounded-md shadow-3'}>
        <Notice
          tone="error"
          icon={WifiOff}
          title={`${isOnline ? 'De site antwoordt even niet.' : 'Geen verbinding.'} ${whatFailed(asked, shown)}`}
          action={
            <Button onClick={retry} busy={isTrying ? 'Bezig met ophalen...' : undefined}>
              <RotateCcw aria-hidden />
              Probeer opnieuw
            </Button>
          }
        >
          {whatStays(asked, shown)}
          {!isOnline && ' Zodra er weer internet is, proberen we het vanzelf opnieuw.'}
        </Notice>
      </div>
    </div>
  )
  return place ? createPortal(notice, place) : notice
}

/** The same navigation: back stays back, with the place on that page. */
function useRetry(): () => void {
  const { pathname } = useLocation()
  const asked = useNavigation().location
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  return () => {
    if (!asked) return
    const { historyAction } = router?.state.navigation ?? {}
    tryAgain(() => {
      if (historyAction === 'POP') revalidate()
      else
        navigate(asked, {
          replace: historyAction === 'REPLACE',
          state: asked.state,
          preventScrollReset: asked.pathname === pathname,
        })
    })
  }
}

function whatFailed(asked: Location, shown: Location): string {
  const stay = otherStay(asked, shown)
  return stay
    ? `De prijzen voor ${dayCount(stay.days)} konden we niet ophalen.`
    : 'Deze pagina konden we niet ophalen.'
}

function whatStays(asked: Location, shown: Location): string {
  if (!otherStay(asked, shown)) return 'Wat je zag, blijft staan.'
  const stay = stayOf(shown)
  const prices = stay
    ? `de totalen zijn nog voor ${dayCount(stay.days)}, ${formatDay(stay.from)} tot en met ${formatDay(stay.to)}`
    : 'de prijzen zijn nog per dag'
  return `Wat je zag, blijft staan: ${prices}. Je nieuwe data staan nog in het formulier.`
}

/** The stay that is asked for, if it is the page that is shown with another stay. */
function otherStay(asked: Location, shown: Location) {
  const stay = stayOf(asked)
  return asked.pathname === shown.pathname && !isSameStay(stay, stayOf(shown)) ? stay : undefined
}

const stayOf = ({ search }: Location) =>
  stayIn(new URLSearchParams(search), amsterdamDay(new Date()))
