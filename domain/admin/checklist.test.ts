import { expect, test } from 'vitest'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { renewed } from '#domain/faq/renewed-answer.ts'
import { exampleSettings, identity } from '#domain/settings/setting.ts'
import { anAirport } from '#test/fixtures.ts'
import { checklist, markTodos } from './checklist.ts'

const settings = {
  ...exampleSettings,
  ...Object.fromEntries(identity.map((setting) => [setting, 'ingevuld'])),
}

const airport = (special: Partial<AdminAirport>): AdminAirport => ({
  ...anAirport(),
  aliases: [],
  version: 1,
  updatedAt: '2026-11-18T09:24:00.000Z',
  parkings: 1,
  priceFrom: 5,
  priceFollows: false,
  zone: null,
  lowestPrice: 5,
  ...special,
})

const kindsOf = (...airports: AdminAirport[]) =>
  checklist(settings, airports).map(({ kind }) => kind)

test('a typed price below every bookable parking is a task, for one airport and for all', () => {
  const cheap = airport({ id: 7, lowestPrice: 6.95 })

  expect(kindsOf(cheap)).toEqual(['unbookable-prices', 'price'])
  expect(checklist(settings, [airport({}), cheap])[0]).toEqual({
    kind: 'unbookable-prices',
    airports: [7],
  })
})

test('a built-in answer with a sentence that is no longer so is a task until it is corrected', () => {
  const faq = {
    id: 4,
    question: 'Hoe bepalen jullie de volgorde?',
    answer: 'Standaard staat de laagste prijs per dag bovenaan. Zelf bedacht.',
  }
  const corrected = renewed(faq.answer)

  expect(checklist(settings, [], { faqs: [faq] })).toEqual([
    { kind: 'old-answer', faq: { id: 4, question: faq.question } },
  ])
  expect(corrected).toMatch(/^Standaard staat het laagste bedrag bovenaan.* Zelf bedacht\.$/)
  expect(checklist(settings, [], { faqs: [{ ...faq, answer: corrected }] })).toEqual([])
})

test('a typed price without any bookable parking can follow too', () => {
  expect(kindsOf(airport({ lowestPrice: null }))).toEqual(['unbookable-prices', 'no-parkings'])
})

test('a price that follows is never a task, though missing parkings are', () => {
  expect(kindsOf(airport({ priceFollows: true, lowestPrice: 6.95 }))).toEqual([])
  expect(kindsOf(airport({ priceFollows: true, priceFrom: 0, lowestPrice: null }))).toEqual([
    'no-parkings',
  ])
})

test('parkings without the source tag are a task', () => {
  expect(checklist(settings, [], { untagged: 3 })).toEqual([{ kind: 'untagged', parkings: 3 }])
})

test('the first mark of each provider that expired or is about to is a task, the oldest first', () => {
  const mark = (name: string, validUntil: string | null) => {
    return { name, validUntil, number: null, proof: null }
  }
  const provider = (id: number, ...marks: ReturnType<typeof mark>[]) => {
    return { id, tradeName: `Aanbieder ${id}`, marks }
  }
  const marks = markTodos(
    [
      provider(1, mark('Later', '2027-06-01'), mark('Bijna', '2026-12-12')),
      provider(2, mark('Voorbij', '2026-09-30')),
      provider(3, mark('Ver weg', '2027-06-01'), mark('Zonder einde', null)),
    ],
    '2026-11-20',
  )

  expect(marks).toEqual([
    {
      kind: 'mark',
      provider: { id: 2, tradeName: 'Aanbieder 2' },
      mark: { name: 'Voorbij', validUntil: '2026-09-30' },
    },
    {
      kind: 'mark',
      provider: { id: 1, tradeName: 'Aanbieder 1' },
      mark: { name: 'Bijna', validUntil: '2026-12-12' },
    },
  ])
  expect(checklist(settings, [airport({ lowestPrice: null })], { marks })[1]).toBe(marks[0])
})

test('what a network pays too late comes before what is still an example', () => {
  const late = { kind: 'late-payout' as const, payer: 'Awin', amount: 66_445, daysLate: 65 }
  expect(checklist(exampleSettings, [], { late: [late] })[0]).toEqual(late)
})
