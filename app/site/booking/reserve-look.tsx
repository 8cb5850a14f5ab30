import CalendarCheck from 'lucide-react/icons/calendar-check'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'

type Look = { size?: 'md' | 'lg'; tone?: 'primary' | 'secondary' }

/** Beside a total that is no longer what was asked, it is a secondary button. */
const staleLook =
  'in-data-stale:border-line-control in-data-stale:bg-card in-data-stale:text-ink in-data-stale:hover:bg-hover'

/** The look of the link to a provider. */
export const reserveLook = (look: Look) =>
  `${buttonLook({ block: true, ...look })} ${staleLook} print:hidden`

/** What stands in it. */
export const ReserveWords = ({ at }: { at: string }) => (
  <>
    <span>Bekijk & reserveer</span>
    <span className="sr-only"> bij {at} (opent in een nieuw tabblad)</span>
    <ExternalLink className="md:max-xl:hidden" aria-hidden />
  </>
)

type Noted = { isSample: boolean; carriesStay: boolean }

/** What stands below it. */
export function ReserveNotes({ isSample, carriesStay, children }: Noted & { children: ReactNode }) {
  if (!isSample && !carriesStay) return children
  return (
    <span className="grid text-center print:hidden">
      {children}
      {/* In the padding below the button and no wider than it, so that a card is as it was without. */}
      <span className="-mb-2.5 flex w-0 min-w-full flex-wrap justify-center gap-x-1.5 text-ink-muted text-xs/[1.3] md:-mb-4">
        {isSample && <span>voorbeeld</span>}
        {carriesStay && (
          <span className="inline-flex items-center gap-1">
            <CalendarCheck size="0.875rem" className="flex-none" aria-hidden />
            Je data gaan mee
          </span>
        )}
      </span>
    </span>
  )
}

/** The button as it looks, for who tries a link: it leads nowhere. */
export const ReserveLook = (noted: Noted) => (
  <ReserveNotes {...noted}>
    <span className={reserveLook({})}>
      <span>Bekijk & reserveer</span>
      <ExternalLink aria-hidden />
    </span>
  </ReserveNotes>
)
