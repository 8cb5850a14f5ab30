import type { AlternativeCost } from './cheaper-days.ts'

export type AlternativeName = 'taxi' | 'trein' | 'gebracht'

/** The query parameters: `taxi=130,00&trein=38,40&gebracht=5&gebrachtPer=dag`. */
export const alternativeNames = ['taxi', 'trein', 'gebracht', 'gebrachtPer'] as const

export type GivenAlternatives = { [Name in (typeof alternativeNames)[number]]: string | null }

export type ReadAlternatives = {
  costs: { [Name in AlternativeName]?: AlternativeCost }
  errors: { [Name in AlternativeName]?: string[] }
}

const mostCents = 999_999
const noAmount = 'Vul een bedrag in, bijvoorbeeld 38,40.'
const outOfReach = 'Vul een bedrag in van €0,01 tot €9.999,99.'

/** Reads the amounts that a traveller typed. One that is left empty is not compared. */
export function readAlternatives(given: GivenAlternatives): ReadAlternatives {
  const read: ReadAlternatives = { costs: {}, errors: {} }
  for (const name of ['taxi', 'trein', 'gebracht'] as const) {
    const typed = given[name]?.trim() ?? ''
    if (typed === '') continue
    const cents = readCents(typed)
    if (cents === undefined) read.errors[name] = [noAmount]
    else if (cents < 1 || cents > mostCents) read.errors[name] = [outOfReach]
    else read.costs[name] = { per: perOf(name, given), cents }
  }
  return read
}

function perOf(name: AlternativeName, { gebrachtPer }: GivenAlternatives): AlternativeCost['per'] {
  return name === 'gebracht' && gebrachtPer === 'dag' ? 'day' : 'stay'
}

/** '38,40', '38.4', '€ 1.130' and '1.130,00'. */
function readCents(typed: string): number | undefined {
  const bare = typed.replace(/^€\s*/, '')
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '') : bare
  const [, euros, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
