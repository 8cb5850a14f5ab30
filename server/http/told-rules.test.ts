import { expect, test, vi } from 'vitest'
import { defaultFilter } from '#domain/filter/parking-filter.ts'
import { dayUnit } from '#domain/parking/listed-parking.ts'
import { parkingLabelNames } from '#domain/parking/parking-labels.ts'
import { enoughReviews } from '#domain/parking/reviews-text.ts'
import { minutesShort } from '#domain/planner/minutes-text.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { findAirport } from '#server/db/airports.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'

// What pages tell of the rules, against the rules.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const told = async (path: string) =>
  [...htmlTexts(await (await renderedPage(path)).text(), 'main')].join('\n')

test('how we compare tells of the labels, the reviews and the age of a price', async () => {
  const text = await told('/hoe-wij-vergelijken')
  const { priceStaleDays } = await findSettings()

  for (const label of parkingLabelNames) expect(text).toContain(`‘${label}’`)
  expect(text).toContain(`ten minste ${numberWord(enoughReviews)} beoordelingen`)
  expect(text).toContain(`langer dan ${2 * priceStaleDays} dagen niet gecontroleerd`)
  expect(text).toContain(`Na ${priceStaleDays} dagen noemen we`)
  const unit = dayUnit({ isAtEightDays: true }).split(', ')[1]
  expect(text).toContain(`‘${unit}’`)
})

test('the order with which a list opens is what the disclaimer and the questions say', async () => {
  expect(defaultFilter.sortBy).toBe('price')
  expect(await told('/affiliate-disclaimer')).toMatch(
    /prijs:.* het laagste bedrag eerst, en zo opent de lijst: met reisdagen het totaal, zonder reisdagen de prijs per dag/,
  )
  expect(await told('/faq')).toContain(
    'Standaard staat het laagste bedrag bovenaan: met reisdagen is dat het totaal, zonder reisdagen de prijs per dag.',
  )
})

test('how early to be there is what the planner reckons with', async () => {
  const { checkInEurope, checkInFar } = (await findAirport('schiphol')) ?? {}

  expect(await told('/faq')).toContain(
    `Reken op ${minutesShort(checkInEurope ?? 0)} voor vertrek bij een vlucht binnen Europa. Voor een intercontinentale vlucht houd je ${minutesShort(checkInFar ?? 0)} aan.`,
  )
})

test('the minutes by shuttle are those of the parkings with one', async () => {
  const shuttles = (await listParkings('AMS')).filter(({ type }) => type === 'shuttle')
  const minutes = shuttles.map(({ distance }) => distance).toSorted((a, b) => a - b)

  expect(await told('/parkeren/schiphol?tab=informatie')).toContain(
    `Dat duurt hier ${minutes[0]} tot ${minutes.at(-1)} minuten.`,
  )
})
