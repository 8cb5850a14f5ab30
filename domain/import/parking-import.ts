/** What a column of a file with lots can mean, and how it is called in our own export. */
export const importFields = {
  id: 'Nummer',
  airportCode: 'Luchthaven',
  name: 'Naam',
  type: 'Type',
  distance: 'Minuten',
  pricePerDay: 'Prijs per dag',
  rating: 'Beoordeling',
  reviews: 'Aantal beoordelingen',
  affiliateUrl: 'Affiliate-link',
  imageUrl: 'Afbeelding',
  security: '24/7 beveiliging',
  covered: 'Overdekt parkeren',
  chargingPoint: 'Oplaadpunt',
  keyDrop: 'Sleutel inleveren',
  shuttle24h: 'Shuttle 24/7',
  cameras: "Camera's",
  fenced: 'Omheind terrein',
  unavailable: 'Niet beschikbaar omdat',
} as const

export type ImportField = keyof typeof importFields

/** One line of the file: where it stands there, and what its columns say. A column that is not there says nothing. */
export type ImportLine = { row: number; values: Partial<Record<ImportField, string>> }

export type ImportProblem = { field: ImportField; value: string; reason: string }

export type ImportChange = { field: ImportField; before: string; after: string }

/** What would be done, or was done, with one line. */
export type ImportedLine = {
  row: number
  name: string
  outcome: 'create' | 'update' | 'skip' | 'wrong'
  problems: ImportProblem[]
  /** Of an update: what is different, as it is and as it will be. */
  changed: ImportChange[]
}

export type ImportReport = {
  lines: ImportedLine[]
  /** Once it was done: by which it is taken back. */
  change?: string
}
