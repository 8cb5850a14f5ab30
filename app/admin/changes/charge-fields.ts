import { dayCount } from '#domain/stay/stay.ts'
import { units } from '#domain/surcharge/surcharge.ts'
import { billings, type Step } from '#domain/tariff/tariff.ts'
import { formatEuro } from '#domain/text/money.ts'

// Tariffs and surcharges in the log.

export const chargeNames: Record<string, string> = {
  valid_from: 'Geldig vanaf',
  valid_to: 'Tot en met',
  billing: 'Hoe de aanbieder telt',
  steps: 'Wat zoveel dagen samen kosten',
  extra_day: 'Elke dag erna',
  minimum_days: 'Minstens dagen',
  maximum_days: 'Hoogstens dagen',
  label: 'Zoals de bezoeker het leest',
  amount: 'Bedrag',
  per: 'Waarvoor',
  is_compulsory: 'Verplicht',
  'when.kind': 'Wanneer',
  'when.at': 'Bij brengen of ophalen',
  'when.from': 'Van',
  'when.until': 'Tot',
  'when.persons': 'Meer dan zoveel reizigers',
  price_checked_on: 'Prijs gecontroleerd op',
}

export const chargeLabels: Record<string, Record<string, string>> = {
  billing: billings,
  per: units,
  'when.kind': { always: 'Altijd', between: 'Tussen twee tijden', personsOver: 'Meer reizigers' },
  'when.at': { dropOff: 'Brengen', pickUp: 'Ophalen' },
}

export const chargePrices = ['extra_day', 'amount']
export const chargeDays = ['valid_from', 'valid_to', 'price_checked_on']

/** '1 dag €24,00, 8 dagen €68,00', from the JSON in the log. */
export function stepsText(json: string): string {
  try {
    const steps: Step[] = JSON.parse(json)
    return steps.map(({ days, total }) => `${dayCount(days)} ${formatEuro(total)}`).join(', ')
  } catch {
    return json
  }
}
