import type { AdminAirport } from '#domain/airport/airport.ts'
import type { StoppedProgramme } from '#domain/earnings/board/stopped-programme.ts'
import type { FailingFetch } from '#domain/earnings/fetch/fetching.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { renewed } from '#domain/faq/renewed-answer.ts'
import { firstToExpire, markWarning } from '#domain/provider/mark-warning.ts'
import type { Mark, Provider } from '#domain/provider/provider.ts'
import { exampleSettings, identity, type Settings } from '#domain/settings/setting.ts'

/** A task for the admin, to complete before visitors can rely on the site. */
export type Todo =
  | { kind: 'late-payout'; payer: string; amount: number; daysLate: number }
  | { kind: 'setting'; setting: (typeof identity)[number] }
  | { kind: 'price'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'>; lowestPrice: number }
  | { kind: 'untagged'; parkings: number }
  | { kind: 'broken-links'; pages: number }
  | { kind: 'unbookable-prices'; airports: number[] }
  | { kind: 'mark'; provider: Pick<Provider, 'id' | 'tradeName'>; mark: ExpiringMark }
  | { kind: 'old-answer'; faq: Pick<AdminFaq, 'id' | 'question'> }
  | { kind: 'no-parkings'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'> }
  | ({ kind: 'fetching' } & FailingFetch)
  | ({ kind: 'stopped' } & StoppedProgramme)

export type ExpiringMark = { name: string; validUntil: string }

type Marked = Pick<Provider, 'id' | 'tradeName' | 'marks'>

/** Of each provider the first mark that expired or is about to, the one to expire first on top. */
export function markTodos(providers: Marked[], today: string): Todo[] {
  return providers
    .flatMap(({ id, tradeName, marks }) => {
      const first = firstToExpire(marks)
      return first && isExpiring(first, today)
        ? [
            {
              provider: { id, tradeName },
              mark: { name: first.name, validUntil: first.validUntil },
            },
          ]
        : []
    })
    .toSorted((a, b) => a.mark.validUntil.localeCompare(b.mark.validUntil))
    .map((todo) => ({ kind: 'mark', ...todo }))
}

const isExpiring = (mark: Mark, today: string): mark is Mark & ExpiringMark =>
  markWarning(mark, today) !== undefined

/**
 * Derived from the current data, so a completed task disappears by itself. `untagged` parkings lack
 * the source tag in their link.
 */
export function checklist(
  settings: Settings,
  airports: AdminAirport[],
  {
    untagged = 0,
    marks = [],
    faqs = [],
    failing = [],
    late = [],
    stopped = [],
    broken = 0,
  }: {
    untagged?: number
    marks?: Todo[]
    faqs?: Pick<AdminFaq, 'id' | 'question' | 'answer'>[]
    /** Of what fetches conversions, what keeps failing. */
    failing?: FailingFetch[]
    /** What networks pay too late. */
    late?: Todo[]
    /** Programmes whose clicks go on while their bookings stopped. */
    stopped?: StoppedProgramme[]
    /** How many pages of providers are gone or changed for 48 hours. */
    broken?: number
  } = {},
): Todo[] {
  const examples = identity
    .filter((setting) => settings[setting] === exampleSettings[setting])
    .map((setting): Todo => ({ kind: 'setting', setting }))

  const links: Todo[] = untagged > 0 ? [{ kind: 'untagged', parkings: untagged }] : []
  const unbookable = airports.filter(isUnbookable).map(({ id }) => id)
  const follow: Todo[] =
    unbookable.length > 0 ? [{ kind: 'unbookable-prices', airports: unbookable }] : []

  const answers = faqs
    .filter(({ answer }) => renewed(answer) !== answer)
    .map(({ id, question }): Todo => ({ kind: 'old-answer', faq: { id, question } }))

  const fetching = failing.map((one): Todo => ({ kind: 'fetching', ...one }))
  return [
    ...fetching,
    ...follow,
    ...answers,
    ...stopped.map((one): Todo => ({ kind: 'stopped', ...one })),
    ...late,
    ...(broken > 0 ? [{ kind: 'broken-links' as const, pages: broken }] : []),
    ...examples,
    ...links,
    ...marks,
    ...airports.flatMap(priceTodo),
  ]
}

/** Whether its card shows a price below every parking that can be booked. */
function isUnbookable({ priceFrom, priceFollows, lowestPrice }: AdminAirport): boolean {
  return !priceFollows && (lowestPrice === null || priceFrom < lowestPrice)
}

function priceTodo(one: AdminAirport): Todo[] {
  const { id, code, name, lowestPrice } = one
  const airport = { id, code, name }
  if (lowestPrice === null) return [{ kind: 'no-parkings', airport }]
  return isUnbookable(one) ? [{ kind: 'price', airport, lowestPrice }] : []
}
