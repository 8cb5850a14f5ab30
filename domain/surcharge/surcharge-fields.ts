import type { Surcharge } from './surcharge.ts'

// One descriptor per field of a surcharge, for files and the log. Public pages do not load it; the checks,
// with messages of their own, are in surcharge-schema.ts.

export type SurchargeField = {
  kind: 'line' | 'euros' | 'unit' | 'condition' | 'tick' | 'bought'
  label: string
  /** The column header in a CSV file, if it is not the label. */
  csv?: string
  /** Other names for that column, in lower case and without spaces. */
  also: readonly string[]
  /** An empty cell takes it away. */
  optional?: true
}

export const surchargeFields: Record<keyof Surcharge, SurchargeField> = {
  label: {
    kind: 'line',
    label: 'Zoals de bezoeker het leest',
    csv: 'Toeslag',
    also: ['naamtoeslag', 'waarvoor'],
  },
  amount: { kind: 'euros', label: 'Bedrag', also: ['toeslagbedrag'] },
  per: { kind: 'unit', label: 'Waarvoor', csv: 'Geldt per', also: ['per'] },
  when: { kind: 'condition', label: 'Wanneer', also: ['voorwaarde', 'geldtals'] },
  isCompulsory: { kind: 'tick', label: 'Verplicht', also: ['isverplicht'] },
  buys: {
    kind: 'bought',
    label: 'Wat de reiziger krijgt',
    csv: 'Geeft',
    also: ['koopt'],
    optional: true,
  },
}
