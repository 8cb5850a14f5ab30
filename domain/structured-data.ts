import type { Airport } from './airport.ts'
import type { Faq } from './faq.ts'
import type { Parking } from './parking.ts'
import { socialCard } from './social-card.ts'

/** What search engines read, as schema.org describes it. */

const context = 'https://schema.org'

export function faqPage(faqs: Pick<Faq, 'question' | 'answer'>[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Nothing without lots: a product without an offer is no product. */
export function parkingOffer(
  airport: Pick<Airport, 'name' | 'slug' | 'imageUrl'>,
  parkings: Pick<Parking, 'pricePerDay'>[],
  description: string,
  siteUrl: string,
) {
  if (parkings.length === 0) return undefined
  const prices = parkings.map(({ pricePerDay }) => pricePerDay)

  return {
    '@context': context,
    '@type': 'Product',
    name: `Parkeren ${airport.name}`,
    description,
    image: [absolute(socialCard.ofAirport(airport), siteUrl), absolute(airport.imageUrl, siteUrl)],
    url: absolute(`/parkeren/${airport.slug}`, siteUrl),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      priceCurrency: 'EUR',
      offerCount: parkings.length,
    },
  }
}

export function breadcrumbList(crumbs: { label: string; path: string }[], siteUrl: string) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path, siteUrl),
    })),
  }
}

/** An address on the site in full; one that is in full already stays as it is. */
function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href
}
