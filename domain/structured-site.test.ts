import { expect, test } from 'vitest'
import { exampleSettings } from './setting.ts'
import { organization, webSite } from './structured-site.ts'

const settings = { ...exampleSettings, product: 'Parkeerwijzer' }
const siteUrl = 'https://example.com'

test('a search for a term leads to the page of that term', () => {
  expect(webSite(settings, siteUrl)).toMatchObject({
    '@type': 'WebSite',
    name: 'Parkeerwijzer',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://example.com/parkeren/{search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the organisation has the name, the address and the logo in full', () => {
  expect(organization(settings, siteUrl)).toMatchObject({
    '@type': 'Organization',
    name: 'Parkeerwijzer',
    url: 'https://example.com/',
    logo: { '@type': 'ImageObject', url: 'https://example.com/icon-512.png' },
    contactPoint: { url: 'https://example.com/contact' },
  })
})

test('the site is published by the organisation', () => {
  expect(webSite(settings, siteUrl).publisher['@id']).toBe(organization(settings, siteUrl)['@id'])
})
