import { kinds } from '#domain/kinds.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { problem } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import type { NotPaid } from '#server/db/earnings/payout/make-payout.ts'
import type { Clash } from '#server/db/editing.ts'

export const says = refusals(kinds.payout.noun)

type Refused = NotPaid | Clash | Parameters<typeof says.refuse>[1]

/** Why a payout was not made or changed. */
export function refusePayout(call: AdminCall, why: Refused): Response {
  if (why === 'nothing') {
    return problem(call, 409, 'Er staat niets open dat deze uitbetaling kan dekken')
  }
  if (why === 'otherProgramme') {
    return says.invalid(call, { programmeId: ['Dit programma is niet van dit netwerk'] })
  }
  if (typeof why === 'string') return says.refuse(call, why)
  if ('taken' in why) {
    return says.invalid(call, { number: ['Dit nummer heeft al een uitbetaling van dit netwerk'] })
  }
  if ('moved' in why) {
    const { conversions, amount } = why.moved
    return problem(
      call,
      409,
      `Wat openstaat, is intussen veranderd: het gaat nu om ${counted(conversions, 'conversie', 'conversies')} van samen ${formatCents(amount)}. Kijk het na en sla opnieuw op.`,
    )
  }
  if ('notDue' in why) return problem(call, 409, notDueText(why))
  return says.refuse(call, why)
}

const mostNamed = 5

function notDueText({ unknown, notDue }: Extract<NotPaid, { notDue: unknown }>): string {
  const named = [
    ...notDue.map(({ number, state }) => `${number} (${state})`),
    ...unknown.map((number) => `${number} (onbekend)`),
  ]
  const others = named.length - mostNamed
  const text = named.slice(0, mostNamed).join(', ')
  return `Deze conversies kan een uitbetaling niet dekken: ${text}${others > 0 ? ` en nog ${others}` : ''}.`
}
