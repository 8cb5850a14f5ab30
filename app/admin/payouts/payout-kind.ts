import type { FormErrors, FormKind } from '#app/admin/form/form-kind.ts'
import type { Payout } from '#domain/earnings/payout/payout.ts'
import {
  type PreviewInput,
  payoutSchema,
  receivedSchema,
  termsSchema,
} from '#domain/earnings/payout/payout-schema.ts'
import { readCents, readNumbers, typedCents } from '#domain/earnings/payout/typed.ts'
import { usualVat } from '#domain/earnings/payout/vat.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import { parse } from '#domain/form/form.ts'
import { type Result, refused } from '#domain/form/result.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export type ReceivedFields = {
  day: string
  number: string
  amount: string
  vatPercent: string
  note: string
}

/** payer: 'awin', or 'awin 12' for one of its programmes. */
export type PayoutFields = ReceivedFields & {
  payer: string
  way: 'until' | 'ids' | 'numbers'
  until: string
  /** Null until the list of the payer is there: then what it says that it paid. */
  ids: number[] | null
  numbers: string
}

const labels = {
  day: 'Datum',
  amount: 'Ontvangen, zonder btw',
  number: 'Nummer',
  vatPercent: 'Btw in procenten',
  note: 'Notitie',
}

const fieldsOf = (payout?: Payout): ReceivedFields => ({
  day: payout?.day ?? amsterdamDay(new Date()),
  number: payout?.number ?? '',
  amount: payout ? typedCents(payout.amount) : '',
  vatPercent: String(payout?.vatPercent ?? usualVat),
  note: payout?.note ?? '',
})

/** What is no number is refused by the schema, with its message. */
const number = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const bodyOf = ({ day, number: given, amount, vatPercent, note }: ReceivedFields) => ({
  ...{ day, number: given, amount: readCents(amount), vatPercent: number(vatPercent), note },
})

/** What was received, of a payout that is there. */
export const receivedKind: FormKind<ReceivedFields, Payout> = {
  labels,
  fields: fieldsOf,
  check: (fields) => parse(receivedSchema, bodyOf(fields)),
}

export function payerOf(payer: string): { network: Network; programmeId: number | null } {
  const [network, programme] = payer.split(' ')
  // A choice of the list, of which the server checks that it is one.
  return { network: network as Network, programmeId: programme ? Number(programme) : null }
}

function coversOf({ way, until, ids, numbers }: PayoutFields) {
  if (way === 'ids') return { ids: ids ?? [] }
  return way === 'until' ? { until } : { numbers: readNumbers(numbers) }
}

export const payoutKind: FormKind<PayoutFields, Payout> = {
  labels: {
    ...{ payer: 'Netwerk', ...labels },
    ...{ way: 'Dekt deze conversies', until: 'Goedgekeurd tot en met' },
    ...{ ids: 'Conversies', numbers: 'Nummers' },
  },
  fields: (payout) => ({
    ...fieldsOf(payout),
    ...{ payer: '', way: 'until', until: amsterdamDay(new Date()) },
    ...{ ids: null, numbers: '' },
  }),
  check: (fields) =>
    atFields(
      parse(payoutSchema, {
        ...payerOf(fields.payer),
        ...bodyOf(fields),
        covers: coversOf(fields),
      }),
      fields,
    ),
}

/** The fields of the form that the errors of the call are about. */
function atFields(checked: Result<object, FormErrors>, { way }: PayoutFields) {
  if (checked.ok) return checked
  const errors = Object.entries(checked.why).map(([name, messages]) => {
    if (name === 'network') return ['payer', messages]
    return name.startsWith('covers') ? [way, messages] : [name, messages]
  })
  return refused(Object.fromEntries(errors) as FormErrors)
}

/** What can be previewed of what is typed so far. */
export function previewOf(fields: PayoutFields): PreviewInput | undefined {
  const covers = coversOf(fields)
  const isTyped =
    'until' in covers ? covers.until !== '' : Object.values(covers).some(({ length }) => length > 0)
  if (fields.payer === '' || !isTyped) return undefined
  return { ...payerOf(fields.payer), covers, amount: readCents(fields.amount) ?? null }
}

export type TermsFields = { threshold: string; days: string; vatPercent: string }

type TermsRow = {
  version: number
  updatedAt: string
  threshold: number
  days: number
  vatPercent: number
}

export const termsKind = (payer: {
  network: Network
  programmeId: number | null
}): FormKind<TermsFields, TermsRow> => ({
  labels: {
    threshold: 'Betaalt vanaf',
    days: 'Dagen na goedkeuring',
    vatPercent: 'Btw in procenten',
  },
  fields: (terms) => ({
    threshold: typedCents(terms?.threshold ?? 0),
    days: String(terms?.days ?? 30),
    vatPercent: String(terms?.vatPercent ?? usualVat),
  }),
  check: ({ threshold, days, vatPercent }) =>
    parse(termsSchema, {
      ...payer,
      ...{ threshold: readCents(threshold), days: number(days), vatPercent: number(vatPercent) },
    }),
})
