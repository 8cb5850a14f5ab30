import Cookie from 'lucide-react/icons/cookie'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { Consent } from '#domain/settings/consent.ts'

const earlier = {
  accepted: 'Je hebt eerder alles geaccepteerd.',
  declined: 'Je hebt eerder alleen het noodzakelijke toegestaan.',
}

type CookieQuestionProps = {
  chosen: Consent | undefined
  /** Increases each time the visitor asks for the banner, which then takes the focus. */
  timesWanted: number
  onChoose: (choice: Consent) => void
}

export function CookieQuestion({ chosen, timesWanted, onChoose }: CookieQuestionProps) {
  const banner = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const titleId = useId()

  useRoomFor(banner)

  useEffect(() => {
    if (timesWanted > 0) banner.current?.focus()
  }, [timesWanted])

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    const isFromOutside = !currentTarget.contains(relatedTarget)
    if (isFromOutside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }

  function choose(choice: Consent) {
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    before?.focus({ preventScroll: true })
    onChoose(choice)
  }

  return (
    <section
      ref={banner}
      id="cookies"
      tabIndex={-1}
      aria-labelledby={titleId}
      onFocus={rememberFocus}
      className={bannerLook}
    >
      <div className="absolute top-2 right-2 short:top-0.5 short:right-0.5 short:md:top-1.5">
        <IconButton label="Sluiten" icon={X} onClick={() => choose('declined')} />
      </div>
      <div className="short:md:min-w-0 short:md:grow cramped:pr-10">
        <h2 id={titleId} className={titleLook}>
          <Cookie size="1.5rem" className="flex-none cramped:hidden" aria-hidden />
          Mogen we cookies plaatsen?
        </h2>
        <p className="cramped:inline">
          <span className="cramped:hidden">
            Noodzakelijke cookies houden de site werkend. Met je toestemming meten we ook welke
            pagina’s goed werken. {chosen && `${earlier[chosen]} `}
          </span>
          {/* Its route is asked for when it is followed, not by every new visitor. */}
          <Link to={href('/cookie-beleid')} discover="none" className={textLinkLook}>
            Lees het cookiebeleid
          </Link>
        </p>
      </div>
      <div className={choicesLook}>
        <Button tone="choice" onClick={() => choose('declined')}>
          Alleen noodzakelijk
        </Button>
        <Button tone="choice" onClick={() => choose('accepted')}>
          Alles accepteren
        </Button>
      </div>
    </section>
  )
}

const gapPx = 24

/** Keeps the banner from covering content for good: the end of a page and a focused element stay above it. */
function useRoomFor(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(element).position === 'fixed'
      const height = covers ? element.offsetHeight + gapPx : 0
      style.setProperty('--banner-h', `${height}px`)
      style.scrollPaddingBottom = `${height}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-h')
      style.scrollPaddingBottom = ''
    }
  }, [banner])
}

/** A card; on a low screen a bar below the page, and on a very low one a part of the page, above it. */
const bannerLook = [
  'fixed bottom-6 left-6 z-(--z-overlay) max-h-[calc(100dvh-2rem)] w-[29rem] overflow-y-auto rounded-xl bg-raised p-5 text-[0.9375rem]/[1.55] text-ink-soft shadow-[0_0_0_1px_var(--line),var(--elevation-3)] transition-opacity duration-(--base) print:hidden starting:opacity-0',
  'max-md:inset-x-0 max-md:bottom-0 max-md:w-auto max-md:rounded-t-[20px] max-md:rounded-b-none max-md:pb-[calc(1.25rem+env(safe-area-inset-bottom))]',
  'short:inset-x-0! short:bottom-0! short:max-h-[calc(100dvh/3-var(--header-h)-1px)] short:w-auto short:rounded-b-none short:px-3 short:pt-3 short:pb-[calc(0.75rem+env(safe-area-inset-bottom))]! short:text-[0.8125rem]/[1.4]',
  'short:md:flex short:md:items-center short:md:gap-6 short:md:pr-14 short:md:pl-6',
  'cramped:rounded-none max-md:cramped:px-2 cramped:pt-1.5 cramped:pb-1.5!',
  'tiny:relative tiny:max-h-none',
].join(' ')

const titleLook =
  'mb-2 flex items-center gap-2.5 pr-10 font-bold text-[1.125rem] text-ink short:mb-0.5 short:text-base/[1.3] cramped:mr-2 cramped:inline cramped:pr-0 cramped:text-[0.8125rem]/[1.3] max-[22rem]:cramped:sr-only'

const choicesLook =
  'mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3 short:mt-2 short:flex-none short:grid-cols-2 short:gap-2 short:*:min-h-[44px] short:*:px-2 short:md:mt-0 short:md:*:px-4 cramped:mt-1 cramped:*:h-auto cramped:*:py-1 cramped:*:text-[0.8125rem]/[1.2] cramped:*:whitespace-normal short:md:cramped:mt-0'
