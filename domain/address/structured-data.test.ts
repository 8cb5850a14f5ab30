import { expect, test } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { aFaq, anAirport, aParking } from '#test/fixtures.ts'
import {
  breadcrumbList,
  faqPage,
  organization,
  parkingOffer,
  parkingProduct,
  webSite,
} from './structured-data.ts'

const siteUrl = 'https://www.example.com'

test('an FAQ page contains every question with its answer', () => {
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

test('the prices of the offer come from the parkings, not from the airport', () => {
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

test('an unavailable parking is not in the offer', () => {
  const closed = aParking({ pricePerDay: 1, unavailable: 'Vol.' })
  const open = aParking({ pricePerDay: 9 })

  expect(parkingOffer(anAirport(), [closed, open], '', siteUrl)?.offers).toMatchObject({
    lowPrice: 9,
    highPrice: 9,
    offerCount: 1,
  })
  expect(parkingOffer(anAirport(), [closed], '', siteUrl)).toBeUndefined()
})

test('an airport without parkings has no offer', () => {
  expect(parkingOffer(anAirport(), [], '', siteUrl)).toBeUndefined()
})

test('a picture of another site is that of our copy', () => {
  const airport = anAirport({ imageUrl: 'https://cdn.example.org/ams.jpg' })

  expect(parkingOffer(airport, [aParking()], '', siteUrl)?.image).toContain(
    'https://www.example.com/media/outside/1280.webp?of=https%3A%2F%2Fcdn.example.org%2Fams.jpg',
  )
})

test('breadcrumbs are numbered from one and have full URLs', () => {
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'FAQ', path: '/faq' },
  ]

  expect(breadcrumbList(crumbs, siteUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://www.example.com/faq' },
  ])
})

const settings = { ...exampleSettings, product: 'Parkeerwijzer' }

test('the search action leads to the page of a term', () => {
  expect(webSite(settings, siteUrl)).toMatchObject({
    '@type': 'WebSite',
    name: 'Parkeerwijzer',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.example.com/parkeren/{search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the organisation has its name, full URL and logo', () => {
  expect(organization(settings, siteUrl)).toMatchObject({
    '@type': 'Organization',
    name: 'Parkeerwijzer',
    url: 'https://www.example.com/',
    logo: { '@type': 'ImageObject', url: 'https://www.example.com/icon-512.png' },
    contactPoint: { url: 'https://www.example.com/contact' },
  })
})

test('the size of the logo has a unit', () => {
  const pixels = { '@type': 'QuantitativeValue', value: 512, unitCode: 'E37' }

  expect(organization(settings, siteUrl).logo).toMatchObject({ width: pixels, height: pixels })
})

test('the organisation lists its social profiles, if any', () => {
  const linkedinUrl = 'https://www.linkedin.com/company/parkeerwijzer'

  expect(organization(settings, siteUrl)).not.toHaveProperty('sameAs')
  expect(organization({ ...settings, linkedinUrl }, siteUrl).sameAs).toEqual([linkedinUrl])
})

test('the site is published by the organisation', () => {
  expect(webSite(settings, siteUrl).publisher['@id']).toBe(organization(settings, siteUrl)['@id'])
})

test('a parking is offered at its price from, with the stars of a known source', () => {
  expect(parkingProduct(anAirport(), aParking(), 'Een terrein.', siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Polderpark Shuttle, parkeren bij Schiphol',
    description: 'Een terrein.',
    image: [
      'https://www.example.com/social/parkeren/schiphol/polderpark-shuttle.png',
      'https://www.example.com/images/parking-shuttle-1.svg',
    ],
    url: 'https://www.example.com/parkeren/schiphol/polderpark-shuttle',
    offers: {
      '@type': 'Offer',
      price: 6.95,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://www.example.com/parkeren/schiphol/polderpark-shuttle',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.4,
      reviewCount: 1284,
      bestRating: 5,
    },
  })
})

test('a built-in parking has no stars', () => {
  const sample = aParking({ isSample: true })

  expect(parkingProduct(anAirport(), sample, '', siteUrl)).not.toHaveProperty('aggregateRating')
})

test('without a source a parking has no stars, and without a place no stock', () => {
  const product = parkingProduct(
    anAirport(),
    aParking({ reviewsSource: null, unavailable: 'Vol.' }),
    '',
    siteUrl,
  )

  expect(product).not.toHaveProperty('aggregateRating')
  expect(product.offers.availability).toBe('https://schema.org/OutOfStock')
})
