import { expect, test } from 'vitest'
import { quote } from '#domain/quote/quote.ts'
import { aSurcharge } from '#test/tariffs.ts'
import { keyPrice, keyPriceText } from './bought-key.ts'
import { surchargeSchema } from './surcharge-schema.ts'

const keeping = aSurcharge({
  label: 'Sleutel',
  amount: 2,
  per: 'day',
  isCompulsory: false,
  buys: 'keepKey',
})
const surcharges = [aSurcharge(), keeping]
const stay = { from: '2026-12-01', days: 8, fromTime: null, toTime: null, persons: 2 }

test('what keeping the key costs is worked out for the stay, and is never in its total', () => {
  const asked = quote({ pricePerDay: 10, tariffs: [], surcharges }, stay)

  expect(asked.total).toBe(8500)
  expect(keyPriceText({ keyPrice: keyPrice(surcharges), quote: asked })).toBe(
    '+ €16,00 als je je sleutel houdt',
  )
})

test('without a stay it is the amount that the parking states', () => {
  expect(keyPriceText({ keyPrice: keyPrice(surcharges) })).toBe(
    '+ €2,00 per dag als je je sleutel houdt',
  )
  expect(keyPriceText({ keyPrice: { amount: 10, per: 'stay' } })).toBe(
    '+ €10,00 als je je sleutel houdt',
  )
  expect(keyPriceText({ keyPrice: keyPrice([aSurcharge()]) })).toBeUndefined()
})

test.each([[{ isCompulsory: true }], [{ when: { kind: 'personsOver', persons: 4 } as const }]])(
  'a surcharge that is no free choice buys nothing: %j',
  (special) => {
    expect(surchargeSchema.safeParse({ ...keeping, ...special }).error?.issues).toMatchObject([
      { path: ['buys'], message: 'Alleen een toeslag naar keuze die altijd kan, geeft dit' },
    ])
    expect(surchargeSchema.safeParse(keeping).success).toBe(true)
  },
)
