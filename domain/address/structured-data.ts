import type { Airport } from '#domain/airport/airport.ts'
import type { Faq } from '#domain/faq/faq.ts'
import { shownAddress } from '#domain/media/outside-picture.ts'
import { bookable, isBookable, type Parking } from '#domain/parking/parking.ts'
import { type PublicSettings, socialLinks } from '#domain/settings/setting.ts'
import { socialCard } from './social-card.ts'

/** Structured data for search engines, as defined by schema.org. */

export const context = 'https://schema.org'

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

/** Undefined without bookable parkings: a Product requires an offer. */
export function parkingOffer(
  airport: Pick<Airport, 'name' | 'slug' | 'imageUrl'>,
  parkings: Pick<Parking, 'pricePerDay' | 'unavailable'>[],
  description: string,
  siteUrl: string,
) {
  const prices = bookable(parkings).map(({ pricePerDay }) => pricePerDay)
  if (prices.length === 0) return undefined

  return {
    '@context': context,
    '@type': 'Product',
    name: `Parkeren ${airport.name}`,
    description,
    image: [
      absolute(socialCard.ofAirport(airport), siteUrl),
      absolute(shownAddress(airport.imageUrl), siteUrl),
    ],
    url: absolute(`/parkeren/${airport.slug}`, siteUrl),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      priceCurrency: 'EUR',
      offerCount: prices.length,
    },
  }
}

/** One parking, at the price from which it can be booked. Its stars only if their source is known. */
export function parkingProduct(
  airport: Pick<Airport, 'name' | 'slug'>,
  parking: Pick<
    Parking,
    | 'name'
    | 'slug'
    | 'imageUrl'
    | 'pricePerDay'
    | 'unavailable'
    | 'rating'
    | 'reviews'
    | 'reviewsSource'
    | 'isSample'
  >,
  description: string,
  siteUrl: string,
) {
  const url = absolute(`/parkeren/${airport.slug}/${parking.slug}`, siteUrl)
  const isRated = parking.reviewsSource !== null && parking.reviews > 0 && !parking.isSample

  return {
    '@context': context,
    '@type': 'Product',
    name: `${parking.name}, parkeren bij ${airport.name}`,
    description,
    image: [
      absolute(socialCard.ofParking(airport, parking), siteUrl),
      absolute(shownAddress(parking.imageUrl), siteUrl),
    ],
    url,
    offers: {
      '@type': 'Offer',
      price: parking.pricePerDay,
      priceCurrency: 'EUR',
      availability: `${context}/${isBookable(parking) ? 'InStock' : 'OutOfStock'}`,
      url,
    },
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: parking.rating,
        reviewCount: parking.reviews,
        bestRating: 5,
      },
    }),
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

/** The site itself. Its search action leads to `/parkeren/{term}`. */
export function webSite({ product }: Pick<PublicSettings, 'product'>, siteUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: product,
    url: `${siteUrl}/`,
    inLanguage: 'nl',
    publisher: { '@id': `${siteUrl}/#organisatie` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}/parkeren/{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function organization(settings: PublicSettings, siteUrl: string) {
  const { company, email } = settings
  const elsewhere = socialLinks(settings).map(({ url }) => url)

  return {
    '@context': context,
    ...publisherOf(settings, siteUrl),
    legalName: company,
    email,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      url: `${siteUrl}/contact`,
      availableLanguage: 'nl',
    },
  }
}

/** The organization behind the site, with the logo that search engines may show. */
export function publisherOf({ product }: Pick<PublicSettings, 'product'>, siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisatie`,
    name: product,
    url: `${siteUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${siteUrl}/icon-512.png`,
      width: pixels(512),
      height: pixels(512),
    },
  }
}

/** E37 is the UN/CEFACT code for pixels, as schema.org requires. */
const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' })

/** Makes a site path absolute. An absolute URL stays as it is. */
export function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href
}
