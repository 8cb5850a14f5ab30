import { closedParts, closureReasons } from '#domain/closure/closure.ts'
import { closureFields } from '#domain/closure/closure-fields.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { boughtFacts, units } from '#domain/surcharge/surcharge.ts'
import { surchargeFields } from '#domain/surcharge/surcharge-fields.ts'
import { billings, type Step } from '#domain/tariff/tariff.ts'
import { checkSources } from '#domain/tariff/tariff-check.ts'
import { tariffFields } from '#domain/tariff/tariff-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { columnOf } from './column-of.ts'

// Tariffs, surcharges and closures in the log.

const { when, ...plainFields } = { ...tariffFields, ...surchargeFields, ...closureFields }
const plainNames = keysOf(plainFields)

export const chargeNames: Record<string, string> = {
  ...Object.fromEntries(plainNames.map((name) => [columnOf(name), plainFields[name].label])),
  'when.kind': when.label,
  'when.at': 'Bij brengen of ophalen',
  'when.from': 'Van',
  'when.until': 'Tot',
  'when.persons': 'Meer dan zoveel reizigers',
  checked_by: 'Gecontroleerd door',
  price_checked_on: 'Prijs gecontroleerd op',
  price_check_source: 'Bron van de prijscontrole',
  price_checked_by: 'Prijs gecontroleerd door',
  is_price_changed: 'Prijs gewijzigd, nog niet gecontroleerd',
}

export const chargeLabels: Record<string, Record<string, string>> = {
  billing: billings,
  per: units,
  buys: boughtFacts,
  reason: closureReasons,
  only: closedParts,
  check_source: checkSources,
  price_check_source: checkSources,
  'when.kind': { always: 'Altijd', between: 'Tussen twee tijden', personsOver: 'Meer reizigers' },
  'when.at': { dropOff: 'Brengen', pickUp: 'Ophalen' },
}

const columnsOfKind = (kind: string) =>
  plainNames.filter((name) => plainFields[name].kind === kind).map(columnOf)

export const chargePrices = columnsOfKind('euros')
export const chargeDays = [...columnsOfKind('day'), ...columnsOfKind('seenOn'), 'price_checked_on']

/** '1 dag €24,00, 8 dagen €68,00', from the JSON in the log. */
export function stepsText(json: string): string {
  try {
    const steps: Step[] = JSON.parse(json)
    return steps.map(({ days, total }) => `${dayCount(days)} ${formatEuro(total)}`).join(', ')
  } catch {
    return json
  }
}
