import { parse } from '#domain/form/form.ts'
import type { AmountChange } from '#domain/tariff/amount-change.ts'
import type { Season } from '#domain/tariff/price-change.ts'
import { priceChangeSchema } from '#domain/tariff/price-change-schema.ts'
import { seasonName } from '#domain/tariff/tariff-season.ts'

/** What is filled in of a change of prices; undefined is what follows from the rest until it is chosen. */
export type TypedChange = {
  of: 'season' | 'day' | undefined
  season: string | undefined
  how: 'change' | 'new'
  way: 'up' | 'down'
  unit: AmountChange['unit']
  by: string
  roundTo: string | undefined
  validFrom: string
  validTo: string
  name: string | undefined
}

export const nothingTyped: TypedChange = {
  of: undefined,
  season: undefined,
  how: 'change',
  way: 'up',
  unit: 'percent',
  by: '',
  roundTo: undefined,
  validFrom: '',
  validTo: '',
  name: undefined,
}

/** What is typed; the rest are choices. */
export const typedTexts = ['by', 'validFrom', 'validTo', 'name'] as const

/** The fields with what follows from the others filled in, and the change that they say. */
export function readTyped(typed: TypedChange, seasons: Season[]) {
  const of = seasons.length === 0 ? 'day' : (typed.of ?? 'season')
  const season = seasons.find(({ name }) => name === typed.season) ?? seasons[0]
  const isNew = of === 'season' && typed.how === 'new'
  const name = typed.name ?? seasonName(typed.validFrom)
  // A percentage of a list of totals makes odd amounts; one that is added as typed does not.
  const roundTo = typed.roundTo ?? (of === 'season' && typed.unit === 'percent' ? '50' : '1')
  const change = parse(priceChangeSchema, {
    season: of === 'season' ? (season?.name ?? '') : null,
    into: isNew ? { name, validFrom: typed.validFrom, validTo: typed.validTo } : null,
    unit: typed.unit,
    by: signedBy(typed),
    roundTo: Number(roundTo),
  })
  return { of, season, isNew, name, roundTo, change } as const
}

/** '4 %' up is 4, down is -4. */
function signedBy({ by, way }: TypedChange): string {
  const text = by.trim().replace(/^€\s*|\s*%$/g, '')
  if (way === 'up' || text === '') return text
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}
