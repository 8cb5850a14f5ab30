import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { type Network, networks } from '#domain/earnings/programme/network.ts'
import { techniques } from '#domain/earnings/programme/network-technique.ts'
import {
  type AdminProgramme,
  certainties,
  programmeStatuses,
  type Rate,
  rateUnits,
  voucherTerms,
} from '#domain/earnings/programme/programme.ts'
import { programmeSchema } from '#domain/earnings/programme/programme-schema.ts'
import { rateText, readRate, typedRate } from '#domain/earnings/programme/rate-text.ts'
import { parse } from '#domain/form/form.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'

/** A rate as it is typed. The key tells the rows apart. */
export type RateFields = { key: number; startsOn: string; unit: string; rate: string }

const labels = {
  network: 'Netwerk',
  networkNumber: 'Nummer bij het netwerk',
  parameter: 'Naam van onze verwijzing',
  longest: 'Hoogstens tekens',
  wrapper: 'Link van het netwerk',
  hosts: 'Toegestane hosts',
  name: 'Naam',
  providerId: 'Aanbieder',
  status: 'Status',
  statusSince: 'Sinds',
  certainAfter: 'Een boeking is zeker na',
  certainDays: 'Aantal dagen',
  cookieDays: 'Cookie, dagen',
  rates: 'Vergoeding',
  brandTerms: 'Merknamen waarop je niet mag adverteren',
  vouchers: 'Vouchers',
  contact: 'Contact',
  note: 'Notities',
}

type Name = keyof typeof labels

export type ProgrammeFields = {
  [Of in Name]: Of extends 'rates' ? RateFields[] : Of extends 'network' ? Network : string
}

export type ProgrammeSaveForm = SaveForm<ProgrammeFields, AdminProgramme>

/** What follows from a network, to be changed where an agreement differs. */
export function techniqueFields(network: Network) {
  const { parameter, longest, wrapper, hosts } = techniques[network]
  return {
    parameter: parameter ?? '',
    longest: longest === null ? '' : `${longest}`,
    wrapper: wrapper ?? '',
    hosts: hosts.join('\n'),
  }
}

export const programmeKind: FormKind<ProgrammeFields, AdminProgramme> = {
  labels,
  fields: (programme) => {
    const text = (value: string | number | null | undefined, initial = '') =>
      programme ? `${value ?? ''}` : initial
    const technique = programme
      ? {
          parameter: text(programme.parameter),
          longest: text(programme.longest),
          wrapper: text(programme.wrapper),
          hosts: programme.hosts.join('\n'),
        }
      : techniqueFields('awin')
    return {
      network: programme?.network ?? 'awin',
      networkNumber: text(programme?.networkNumber),
      ...technique,
      name: text(programme?.name),
      providerId: text(programme?.providerId),
      status: text(programme?.status, 'active'),
      statusSince: text(programme?.statusSince, amsterdamDay(new Date())),
      certainAfter: text(programme?.certainAfter, 'departure'),
      certainDays: text(programme?.certainDays),
      cookieDays: text(programme?.cookieDays, '30'),
      rates: (programme?.rates ?? []).map((rate, key) => ({
        key,
        startsOn: rate.startsOn,
        unit: rate.unit,
        rate: typedRate(rate.rate),
      })),
      brandTerms: text(programme?.brandTerms),
      vouchers: text(programme?.vouchers),
      contact: text(programme?.contact),
      note: text(programme?.note),
    }
  },
  check: ({ rates, hosts, ...fields }) =>
    parse(programmeSchema, {
      ...fields,
      // A field that is not shown may hold what was typed before: nobody could correct it.
      ...(fields.network === 'direct' && { networkNumber: null, wrapper: null }),
      providerId: numberOrNull(fields.providerId),
      certainDays: fields.certainAfter === 'days' ? numberOrNull(fields.certainDays) : null,
      cookieDays: numberOrNull(fields.cookieDays),
      longest: numberOrNull(fields.longest),
      vouchers: fields.vouchers || null,
      hosts: typedHosts(hosts),
      rates: rates.map(({ startsOn, unit, rate }) => ({ startsOn, unit, rate: readRate(rate) })),
    }),
  keys: { rates: ({ startsOn }) => startsOn },
  show: {
    network: (network) => networks[network],
    status: (status) => labelIn(programmeStatuses, status),
    certainAfter: (after) => labelIn(certainties, after),
    vouchers: (terms) => labelIn(voucherTerms, terms),
    statusSince: (day) => (isDay(day) ? formatDay(day) : day),
    rates: (rates) => rates.map(typedRateText).join('; '),
  },
}

function typedRateText({ startsOn, unit, rate }: RateFields): string {
  const known = keysOf(rateUnits).find((each) => each === unit) ?? 'percent'
  const amount: Pick<Rate, 'unit' | 'rate'> = { unit: known, rate: readRate(rate) }
  const text = Number.isNaN(amount.rate) ? rate : rateText(amount)
  return `${isDay(startsOn) ? `vanaf ${formatDay(startsOn)}` : startsOn} ${text}`
}

export const typedHosts = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean)

const numberOrNull = (typed: string) =>
  typed.trim() === '' ? null : Number(typed.replace(',', '.'))

const labelIn = (labels: Record<string, string>, value: string) => labels[value] ?? value
