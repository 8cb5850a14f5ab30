import type { Tariff } from './tariff.ts'

// One descriptor per field of a tariff, for files, the log and the answers of calls. Public pages do not
// load it; the checks, with messages of their own, are in tariff-schema.ts.

export type TariffField = {
  kind: 'line' | 'day' | 'billing' | 'steps' | 'euros' | 'days' | 'seenOn' | 'source' | 'mark'
  label: string
  /** The column header in a CSV file, if it is not the label. */
  csv?: string
  /** Other names for that column, in lower case and without spaces. */
  also: readonly string[]
  /** May be null, as an empty cell makes it. */
  optional?: true
}

export const tariffFields: Record<keyof Tariff, TariffField> = {
  name: { kind: 'line', label: 'Naam', csv: 'Tarief', also: ['tariefnaam', 'naamtarief'] },
  validFrom: {
    kind: 'day',
    label: 'Geldig vanaf',
    also: ['vanaf', 'begin', 'begindatum', 'ingangsdatum'],
    optional: true,
  },
  validTo: {
    kind: 'day',
    label: 'Tot en met',
    also: ['tm', 'geldigtot', 'geldigtotenmet', 'einde', 'einddatum'],
    optional: true,
  },
  billing: {
    kind: 'billing',
    label: 'Hoe de aanbieder telt',
    csv: 'Telt per',
    also: ['telt', 'rekentper', 'eenheid'],
  },
  steps: {
    kind: 'steps',
    label: 'Wat zoveel dagen samen kosten',
    csv: 'Stappen',
    also: ['staffel', 'pakketten', 'prijzen', 'prijslijst'],
  },
  extraDay: {
    kind: 'euros',
    label: 'Elke dag erna',
    also: ['dagerna', 'extradag', 'elkeextradag'],
  },
  minimumDays: {
    kind: 'days',
    label: 'Minstens dagen',
    csv: 'Minstens (dagen)',
    also: ['minimum', 'minimumdagen', 'minstens'],
    optional: true,
  },
  maximumDays: {
    kind: 'days',
    label: 'Hoogstens dagen',
    csv: 'Hoogstens (dagen)',
    also: ['maximum', 'maximumdagen', 'hoogstens'],
    optional: true,
  },
  checkedOn: {
    kind: 'seenOn',
    label: 'Gecontroleerd op',
    also: ['gecontroleerd', 'prijsgecontroleerdop', 'gezienop'],
  },
  checkSource: {
    kind: 'source',
    label: 'Bron van de controle',
    also: ['bron', 'controlebron', 'gezienbij'],
  },
  isChanged: {
    kind: 'mark',
    label: 'Gewijzigd, nog niet gecontroleerd',
    also: [],
  },
}
