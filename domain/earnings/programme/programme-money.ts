import type { FetchCount } from '#domain/earnings/fetch/fetch-run.ts'
import type { Period } from '#domain/statistics/period.ts'

/** When conversions of a programme last came, and how. */
export type LastData = {
  by: 'fetch' | 'file' | 'hand'
  /** ISO 8601. */
  at: string
  /** Of a fetch: how many nights in a row it failed, and what the network said. */
  nights: number
  failure: string | null
  count: FetchCount | null
}

/** What a programme brings, beside what was agreed. Only for managers. */
export type ProgrammeMoney = {
  id: number
  /** In cents. */
  expected: number
  last: LastData | null
}

export type ProgrammesMoney = {
  /** Of the clicks that are counted. */
  period: Period
  /** The time of today until which they are. */
  until: string | null
  programmes: ProgrammeMoney[]
  parkings: number
  withoutProgramme: number
}
