import { expect, test } from 'vitest'
import { postCategories } from '#domain/post/post.ts'
import { formatEuro } from '#domain/text/money.ts'
import { slugify } from '#domain/text/slug.ts'
import { readContent } from './content.ts'

const { airports, parkings, faqs, posts } = await readContent()

test('the eight airports are the specified ones, in the specified order', () => {
  expect(airports.map(({ code, name, slug, priceFrom }) => [code, name, slug, priceFrom])).toEqual([
    ['AMS', 'Schiphol', 'schiphol', 5.25],
    ['EIN', 'Eindhoven', 'eindhoven', 3.95],
    ['RTM', 'Rotterdam', 'rotterdam', 4.5],
    ['BRU', 'Brussel Zaventem', 'brussel', 6.5],
    ['DUS', 'Düsseldorf', 'dusseldorf', 4.95],
    ['CRL', 'Charleroi', 'charleroi', 4.25],
    ['CGN', 'Köln/Bonn', 'koln-bonn', 4.5],
    ['MLT', 'Maastricht Aachen', 'maastricht-aachen', 3.75],
  ])
})

test('every code, slug and alias names one airport', () => {
  const names = airports.flatMap(({ code, slug, aliases }) => [code, slug, ...aliases].map(slugify))

  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('the parkings are spread as specified, within the specified prices and ratings', () => {
  const count = (code: string) => parkings.filter(({ airport }) => airport === code).length
  const prices = parkings.map(({ pricePerDay }) => pricePerDay)
  const ratings = parkings.map(({ rating }) => rating)

  expect(['AMS', 'EIN', 'RTM', 'BRU', 'DUS'].map(count)).toEqual([5, 3, 2, 3, 2])
  expect([Math.min(...prices), Math.max(...prices)].map(formatEuro)).toEqual(['€6,95', '€22,50'])
  expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4, 4.9])
  expect(parkings.every(({ features }) => features.cameras && features.fenced)).toBe(true)
})

test('every affiliate link goes to an example domain with a source parameter', () => {
  for (const { affiliateUrl } of parkings) {
    const { hostname, searchParams } = new URL(affiliateUrl)
    expect(hostname).toMatch(/(^|\.)example\.com$/)
    expect(searchParams.get('bron')).toBe('parkeerpiloot')
  }
})

test('eighteen questions, in all three categories, with the specified facts', () => {
  const answers = faqs.map(({ answer }) => answer).join(' ')
  const categories = new Set(faqs.map(({ category }) => category))

  expect(faqs).toHaveLength(18)
  expect(categories).toEqual(new Set(['general', 'booking', 'parking']))
  for (const fact of ['€4,50', '60%', '04.00 uur', '15 minuten', '30 minuten', '2 uur', '3 uur']) {
    expect(answers).toContain(fact)
  }
})

test('every category has two posts or more, each of 500 words or more, with headings', () => {
  for (const category of Object.keys(postCategories)) {
    expect(posts.filter((post) => post.category === category).length).toBeGreaterThan(1)
  }
  for (const { content } of posts) {
    expect(content.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(500)
    expect(content).toMatch(/<h2>.*<(ul|ol)>/s)
  }
})

test('a post links only to existing pages', () => {
  const known = new Set([
    ...['/luchthavens', '/faq', '/contact'],
    ...airports.map(({ slug }) => `/parkeren/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ])
  const links = posts.flatMap(({ content }) =>
    [...content.matchAll(/href="([^"]*)"/g)].map(([, address]) => address),
  )

  expect(links.filter((address) => !known.has(address ?? ''))).toEqual([])
})
