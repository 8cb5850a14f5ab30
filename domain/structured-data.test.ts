import { expect, test } from 'vitest'
import { aFaq, anAirport, aParking } from '#test/fixtures.ts'
import { breadcrumbList, faqPage, parkingOffer } from './structured-data.ts'

const siteUrl = 'https://www.example.com'

test('a question page holds each question with its answer', () => {
  expect(faqPage([aFaq({ question: 'Mag het?', answer: 'Ja.' })])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Mag het?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ja.' },
      },
    ],
  })
})

test('the offer takes its prices from the lots, never from what the airport says', () => {
  const parkings = [aParking({ pricePerDay: 22.5 }), aParking({ pricePerDay: 6.95 })]

  expect(parkingOffer(anAirport({ priceFrom: 1 }), parkings, 'Vergelijk.', siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Parkeren Schiphol',
    description: 'Vergelijk.',
    image: [
      'https://www.example.com/social/parkeren/schiphol.png',
      'https://www.example.com/images/luchthaven-schiphol.svg',
    ],
    url: 'https://www.example.com/parkeren/schiphol',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 6.95,
      highPrice: 22.5,
      priceCurrency: 'EUR',
      offerCount: 2,
    },
  })
})

test('an airport without lots offers nothing', () => {
  expect(parkingOffer(anAirport(), [], '', siteUrl)).toBeUndefined()
})

test('a picture from elsewhere keeps its address', () => {
  const airport = anAirport({ imageUrl: 'https://cdn.example.org/ams.jpg' })

  expect(parkingOffer(airport, [aParking()], '', siteUrl)?.image).toContain(airport.imageUrl)
})

test('crumbs are numbered from one and carry whole addresses', () => {
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'FAQ', path: '/faq' },
  ]

  expect(breadcrumbList(crumbs, siteUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://www.example.com/faq' },
  ])
})
