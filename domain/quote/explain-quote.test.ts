import { expect, test } from 'vitest'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { explainQuote } from './explain-quote.ts'
import { type Charges, type QuotedStay, quote } from './quote.ts'

const stay: QuotedStay = {
  from: '2026-12-12',
  days: 8,
  fromTime: '05:30',
  toTime: '23:30',
  persons: 2,
}
const winter = aTariff({
  name: 'Winter 2026',
  validFrom: '2026-11-01',
  billing: 'period',
  steps: [
    { days: 1, total: 24 },
    { days: 8, total: 68 },
    { days: 15, total: 104 },
  ],
  extraDay: 6.5,
})
const late = aSurcharge({
  label: 'Laat ophalen',
  amount: 7.5,
  when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
})
const charges: Charges = { pricePerDay: 8.5, tariffs: [winter, aTariff()], surcharges: [late] }

const explained = (differences: Partial<QuotedStay> = {}, of: Partial<Charges> = {}) =>
  explainQuote({ ...charges, ...of }, { ...stay, ...differences })

/** 'title: why' of each rule but those of the tariff. */
const surchargeRules = (differences: Partial<QuotedStay>, surcharges = charges.surcharges) =>
  explained(differences, { surcharges })
    .rules.slice(2)
    .map(({ title, why }) => `${title}: ${why}`)

test('the rules say which tariff and step it was, and why', () => {
  expect(explained()).toEqual({
    rules: [
      {
        title: 'Tarief Winter 2026',
        why: 'begint het laatst van de 2 die gelden op 12 december 2026',
        cents: null,
      },
      {
        title: 'Stap 8 dagen',
        why: '8 keer 24 uur begonnen, laagste stap met minstens 8',
        cents: 6800,
      },
      { title: 'Toeslag Laat ophalen', why: '23:30 valt tussen 23:00 en 05:00', cents: 750 },
    ],
    total: { title: 'Totaal', why: '€9,44 per dag over 8 kalenderdagen', cents: 7550 },
  })
})

test('the step may be a longer package, the minimum, or the last one with days after it', () => {
  const step = (days: number, minimumDays: number | null = null) => {
    const tariffs = [{ ...winter, billing: 'day' as const, minimumDays }]
    const { title, why } = explained({ days }, { tariffs }).rules[1] ?? {}
    return `${title}: ${why}`
  }

  expect(step(9)).toBe('Stap 15 dagen: 9 kalenderdagen, laagste stap met minstens 9')
  expect(step(2, 8)).toBe(
    'Stap 8 dagen: 2 kalenderdagen, ten minste 8 dagen, laagste stap met minstens 8',
  )
  expect(step(22)).toBe('Stap 15 dagen, en 7 erna: 22 kalenderdagen: €104,00 plus 7 × €6,50')
})

test('without a tariff for the day it is an estimate', () => {
  expect(explained({}, { tariffs: [], surcharges: [] })).toEqual({
    rules: [
      {
        title: 'Geen tarief voor 12 december 2026',
        why: 'Prijs per dag €8,50 × 8, gemarkeerd als schatting',
        cents: 6800,
      },
    ],
    total: { title: 'Totaal', why: '€8,50 per dag over 8 kalenderdagen', cents: 6800 },
  })
})

test('a stay that is too long has no price', () => {
  const { rules, total } = explained({}, { tariffs: [{ ...winter, maximumDays: 7 }] })

  expect(rules.at(-1)).toMatchObject({ title: 'Geen stap', cents: null })
  expect(total).toEqual({ title: 'Geen prijs', why: 'hier niet langer dan 7 dagen', cents: null })
})

test('every surcharge says why it counts or not', () => {
  const key = aSurcharge({ label: 'Sleutel houden', isCompulsory: false })
  const group = aSurcharge({
    label: 'Groep',
    amount: 3,
    per: 'personEachWay',
    when: { kind: 'personsOver', persons: 4 },
  })

  expect(surchargeRules({ toTime: '18:00' })).toEqual([
    'Toeslag Laat ophalen: telt niet mee: 18:00 valt niet tussen 23:00 en 05:00',
  ])
  expect(surchargeRules({ toTime: null })).toEqual([
    'Toeslag Laat ophalen: hangt af van de tijd van ophalen (tussen 23:00 en 05:00), dus staat naast het totaal',
  ])
  expect(surchargeRules({ persons: 5 }, [key, group])).toEqual([
    'Toeslag Sleutel houden: naar keuze, dus niet in het totaal',
    'Toeslag Groep: 5 reizigers, geldt boven de 4: 1 reiziger boven de 4 × heen en terug × €3,00',
  ])
  expect(surchargeRules({}, [aSurcharge()])).toEqual(['Toeslag Toeslag: geldt altijd'])
})

test.each([1, 2, 8, 9, 15, 22])('the rules of %i days add up to the total of the quote', (days) => {
  const { rules, total } = explained({ days })
  const sum = rules.reduce((cents, rule) => cents + (rule.cents ?? 0), 0)

  expect(sum).toBe(quote(charges, { ...stay, days }).total)
  expect(total.cents).toBe(sum)
})
