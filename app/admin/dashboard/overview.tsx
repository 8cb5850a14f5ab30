import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Newspaper from 'lucide-react/icons/newspaper'
import Plane from 'lucide-react/icons/plane'
import SquareParking from 'lucide-react/icons/square-letter-p'
import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useMorning } from '#app/admin/api/use-morning.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { Morning } from '#domain/admin/morning.ts'
import { kinds } from '#domain/kinds.ts'
import { formatNumber } from '#domain/text/number.ts'
import { AccountNews } from './account-news.tsx'
import { AlarmBanner } from './alarm-banner.tsx'
import { Checklist } from './checklist.tsx'
import { ContactRows } from './contact-rows.tsx'
import { CountCard } from './count-card.tsx'
import { MorningStrip } from './morning-strip.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RefusedLogins } from './refused-logins.tsx'

/** In milliseconds. What the dashboard has to say does not wait for a morning that takes longer. */
const patience = 3_000

export function Overview({ summary }: { summary: DashboardSummary }) {
  const { lacksSpace, alarms = [] } = summary
  const isTold = alarms.some(({ found }) => found.cause === 'disk')
  const { data: morning, isFetched } = useMorning()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      {alarms.length > 0 && (
        <div className="mb-5">
          <AlarmBanner alarms={alarms} />
        </div>
      )}
      {lacksSpace && !isTold && (
        <div className="mb-5">
          <NoSpace />
        </div>
      )}
      <MorningStrip />
      {/* The strip would push it down under the pointer. */}
      {(isFetched || isLate) && <BelowMorning summary={summary} morning={morning} />}
    </>
  )
}

type BelowMorningProps = { summary: DashboardSummary; morning: Morning | undefined }

function BelowMorning({ summary, morning }: BelowMorningProps) {
  const { openContactRequests: open, latestContacts } = summary
  const { refusedLogins = [], accountEvents = [] } = summary
  const seesContacts = useMay(kinds.contact.seenBy)

  return (
    <>
      {refusedLogins.length > 0 && (
        <div className="mb-5">
          <RefusedLogins accounts={refusedLogins} />
        </div>
      )}
      {accountEvents.length > 0 && (
        <div className="mb-5">
          <AccountNews events={accountEvents} />
        </div>
      )}
      <Checklist todos={summary.checklist} morning={morning} />
      <div className="mb-5 grid grid-cols-2 gap-5 max-md:gap-3 lg:grid-cols-4">
        <CountCard
          count={summary.totalAirports}
          label="Luchthavens"
          icon={Plane}
          add={{ to: href('/admin/airports/new'), noun: 'Luchthaven' }}
        />
        <CountCard
          count={summary.totalParkings}
          label="Parkings"
          icon={SquareParking}
          add={{ to: href('/admin/parkings/new'), noun: 'Parking' }}
        />
        <CountCard
          count={summary.totalBlogPosts}
          label="Blogartikelen"
          icon={Newspaper}
          add={{ to: href('/admin/blog/new'), noun: 'Artikel' }}
        />
        <CountCard
          count={summary.totalFaqs}
          label="FAQs"
          icon={CircleQuestionMark}
          add={{ to: href('/admin/faqs/new'), noun: 'FAQ' }}
        />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        {seesContacts && (
          <Panel
            title="Contact aanvragen"
            note={open > 0 && <Badge tone="open">{formatNumber(open)} open</Badge>}
            foot={
              <>
                <span>{latestContacts.length > 0 && 'Nieuwste bovenaan'}</span>
                <Link to={href('/admin/contacts')} className={arrowLinkLook()}>
                  <ArrowLabel>Alle berichten</ArrowLabel>
                </Link>
              </>
            }
          >
            <ContactRows label="Laatste contact aanvragen" requests={latestContacts} />
          </Panel>
        )}
        <QuickLinks lastBackup={summary.lastBackup} />
      </div>
    </>
  )
}

/** The machine has no room left for the database. */
function NoSpace() {
  return (
    <Notice tone="error" title="De schijf is vol.">
      <p>
        De site is te lezen, maar er wordt niets meer opgeslagen: geen wijzigingen, en geen
        berichten van bezoekers. Laat op de server ruimte vrijmaken op de schijf met{' '}
        <code>DATA_DIR</code>. Daarna werkt alles vanzelf weer.
      </p>
    </Notice>
  )
}
