import { describe, expect, test } from 'vitest'
import { checkedCount, factsFor, readFacts } from '#domain/fact/fact.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import { tariffPrice, twins } from '#domain/tariff/tariff.ts'
import { keysOf } from '#domain/text/keys.ts'
import { typicalMinutes } from '#domain/transfer/transfer.ts'
import { readContent } from './content.ts'

// The rules that the sample data of the built-in parkings keeps, besides its schemas.

const { parkings, providers } = await readContent()

const byName = parkings.map((parking) => [parking.name, parking] as const)

const named = (name: string) => parkings.filter((parking) => parking.name === name)

describe.each(byName)('%s', (_, parking) => {
  const { tariffs, surcharges, transfer, facts, features, type } = parking

  test('has one tariff that always holds, by which eight days cost eight times its price', () => {
    const standard = tariffs.filter(({ validFrom, validTo }) => validFrom === null && !validTo)

    expect(standard.map(({ name }) => name)).toEqual(['Standaard'])
    expect(standard.map((tariff) => tariffPrice(tariff, 8).cents)).toEqual([
      Math.round(parking.pricePerDay * 100) * 8,
    ])
  })

  test('has no two tariffs that begin on the same day, and no steps out of order', () => {
    expect(twins(tariffs)).toEqual([])
    for (const { steps } of tariffs) {
      expect(steps).toEqual(steps.toSorted((a, b) => a.days - b.days))
    }
  })

  test('asks no less for a longer stay, and more in summer', () => {
    const days = Array.from({ length: 29 }, (_, place) => place + 1)
    const [standard, summer] = tariffs.map((tariff) =>
      days.map((count) => tariffPrice(tariff, count).cents),
    )

    expect(standard).toEqual(standard?.toSorted((a, b) => a - b))
    if (summer) expect(summer.every((cents, place) => cents > (standard?.[place] ?? 0))).toBe(true)
  })

  test('takes the specified minutes, in the way of its type', () => {
    expect(typicalMinutes(transfer)).toBe(parking.distance)
    expect(transfer.mode).toBe(type === 'self' ? 'walk' : type)
  })

  test('has hours of service unless its shuttle drives at any time', () => {
    if (type === 'shuttle') expect(transfer.service === null).toBe(features.shuttle24h)
    if (type === 'self') expect(transfer.service).toBeNull()
  })

  test('has a known provider, with the same hours at its phone', () => {
    const [provider] = providers.filter(({ key }) => key === parking.provider)

    expect(provider).toBeDefined()
    expect(facts.phoneHours?.value ?? null).toEqual(provider?.phoneHours)
  })

  test('has a source for its reviews exactly when it has a day on which they were read', () => {
    expect(parking.reviewsSource === null).toBe(parking.reviewsReadDaysAgo === null)
  })

  test('has most facts, not all, and none that is out of date or about another type', () => {
    const known = keysOf(factFields).filter((key) => facts[key])
    const listed = factsFor(parking)
    const share = known.filter((key) => listed.includes(key)).length / listed.length

    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(1)
    expect(known.filter((key) => key !== 'coordinates' && !listed.includes(key))).toEqual([])
    for (const key of known) {
      expect(facts[key]?.checkedDaysAgo).toBeLessThanOrEqual(factFields[key].holds)
    }
  })

  test('says the same in its facts as in its features and service', () => {
    const hours = transfer.service ?? { from: '00:00', until: '00:00' }

    expect(facts.keepKey?.value).toBe(!features.keyDrop)
    expect(facts.openingHours?.value).toEqual(hours)
  })

  test('names each surcharge once', () => {
    const labels = surcharges.map(({ label }) => label)

    expect(new Set(labels).size).toBe(labels.length)
  })
})

test('one price is out of date', () => {
  const old = parkings.filter(({ priceCheckedDaysAgo }) => priceCheckedDaysAgo > 30)

  expect(old.map(({ name }) => name)).toEqual(['Dijkzicht Overdekt'])
})

test.each([
  ['Ringvaart Parking', { checked: 21, all: 25 }],
  ['VertrekValet Schiphol', { checked: 15, all: 17 }],
])('%s has as many checked facts as its page was drawn with', (name, count) => {
  const counts = named(name).map((parking) => {
    const stored = Object.entries(parking.facts).map(([key, { value, source }]) => [
      key,
      { value, source, checkedOn: '2026-11-18' },
    ])
    return checkedCount(readFacts(Object.fromEntries(stored)), parking, true)
  })

  expect(counts).toEqual([count])
})

const listed = providers.filter(({ leftOutAt }) => leftOutAt === undefined)

test('every listed provider has a parking, a number of its country and an address at an example domain', () => {
  const registries: Record<string, string> = { NL: 'KvK', BE: 'KBO', DE: 'HRB' }

  for (const { key, country, registry, website } of listed) {
    expect(parkings.some(({ provider }) => provider === key)).toBe(true)
    expect(registry).toBe(registries[country])
    expect(new URL(website ?? '').hostname).toBe('aanbieder.example.com')
  }
  expect(new Set(providers.map(({ key }) => key)).size).toBe(providers.length)
  expect(new Set(listed.map(({ registryNumber }) => registryNumber)).size).toBe(listed.length)
})

test('a provider that is not listed has no parking, and says where and why', () => {
  const leftOut = providers.filter((provider) => !listed.includes(provider))

  expect(leftOut).toHaveLength(3)
  for (const { key, leftOutAt, leftOutBecause } of leftOut) {
    expect(parkings.some(({ provider }) => provider === key)).toBe(false)
    expect([leftOutAt, leftOutBecause?.length ?? 0]).toEqual(['AMS', expect.any(Number)])
    expect(leftOutBecause).toBeTruthy()
  }
})
