import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import {
  type ConversionEvent,
  conversionSources,
  conversionStates,
} from '#domain/earnings/conversion/conversion.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { writeDay } from '#domain/import/import-value.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

const clockText = (at: string) => {
  const [day = '', time = ''] = amsterdamClock(new Date(at)).split('T')
  return `${writeDay(day)} ${time}`
}

/** The click, and each state that it had. */
export function ConversionHistory({ conversion }: { conversion: ListedConversion }) {
  const { clickAt, history, listPosition, page, source, payouts } = conversion
  const where = [
    page,
    listPosition === null ? null : `plaats ${listPosition}`,
    source && `bron ${source}`,
  ].filter(Boolean)

  return (
    <ol
      aria-label="Geschiedenis"
      className="grid gap-x-6 gap-y-4 px-5 py-4 text-sm sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      <Step title="Click">
        {clockTextOr(clickAt)}
        {where.length > 0 && `, ${where.join(', ')}`}
      </Step>
      {history.map((event, at) => (
        <Step key={`${event.at} ${event.state}`} title={conversionStates[event.state]}>
          <EventText event={event} before={history[at - 1]} conversion={conversion} />
        </Step>
      ))}
      {payouts.map(({ id, number, day, amount }) => (
        <Step
          key={id}
          title={
            <Link to={`${href('/admin/payouts')}?id=${id}`} className={textLinkLook}>
              Uitbetaling {number}
            </Link>
          }
        >
          {writeDay(day)}, {formatCents(amount)}
        </Step>
      ))}
    </ol>
  )
}

const clockTextOr = (at: string | null) => (at === null ? 'onbekend' : clockText(at))

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="wrap-anywhere border-line-strong border-t-2 border-dashed pt-2">
      <strong className="block font-semibold">{title}</strong>
      <span className="text-ink-soft">{children}</span>
    </li>
  )
}

/** With its part of the value, where that is known: 'vergoeding €7,28 (8%)'. */
function commissionText(commission: number, value: number | null): string {
  const text = `vergoeding ${formatCents(commission)}`
  if (value === null || value <= 0) return text
  return `${text} (${formatNumber(Math.round((commission / value) * 1_000) / 10)}%)`
}

type EventTextProps = {
  event: ConversionEvent
  before: ConversionEvent | undefined
  conversion: ListedConversion
}

function EventText({ event, before, conversion }: EventTextProps) {
  const { at, state, commission, value, by, reason } = event
  const { arrival, days } = conversion
  const stay = [days && `${days} dagen`, arrival && `vanaf ${writeDay(arrival)}`].filter(Boolean)
  const isFirst = before === undefined
  const parts = [
    isFirst && state === 'open' ? 'geboekt' : conversionSources[by],
    ...(isFirst && stay.length > 0 ? [stay.join(' ')] : []),
    ...(isFirst && value !== null ? [`waarde ${formatCents(value)}`] : []),
    ...(before?.commission === commission ? [] : [commissionText(commission, value)]),
    ...(reason ? [reason] : []),
  ]
  return `${clockText(at)} ${parts.join(', ')}`
}
