import type { Airport } from '#domain/airport/airport.ts'
import type { Faq } from '#domain/faq/faq.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { emptyFields } from '#domain/parking/left-out.ts'
import type { AdminParking, Parking } from '#domain/parking/parking.ts'
import type { Post } from '#domain/post/post.ts'

// Complete records with unremarkable defaults. A test sets only the fields that it is about.

export function anAirport(special: Partial<Airport> = {}): Airport {
  return {
    id: 1,
    code: 'AMS',
    name: 'Schiphol',
    slug: 'schiphol',
    description: 'De grootste luchthaven van Nederland.',
    officialParkings: 'P1, P3, P4',
    priceFrom: 5.25,
    lowestPrice: 6.95,
    imageUrl: '/images/luchthaven-schiphol.svg',
    country: 'NL',
    city: 'Amsterdam',
    latitude: 52.3086,
    longitude: 4.7639,
    checkInEurope: 120,
    checkInFar: 180,
    position: 1,
    ...special,
  }
}

export function aParking(special: Partial<Parking> = {}): Parking {
  return {
    id: 1,
    airportCode: 'AMS',
    name: 'Polderpark Shuttle',
    imageUrl: '/images/parking-shuttle-1.svg',
    type: 'shuttle',
    distance: 12,
    distanceUnit: 'min',
    pricePerDay: 6.95,
    rating: 4.4,
    reviews: 1284,
    affiliateUrl: 'https://polderpark.example.com/?bron=parkeerpiloot',
    features: {
      security: false,
      covered: false,
      chargingPoint: false,
      keyDrop: false,
      cameras: true,
      fenced: true,
    },
    slug: 'polderpark-shuttle',
    transfer: null,
    priceCheckedOn: '2026-11-20',
    isPriceChanged: false,
    priceCheckSource: null,
    isSample: false,
    reviewsSource: 'Google',
    reviewsReadOn: '2026-11-10',
    ...emptyFields,
    ...special,
  }
}

/** As the admin lists it. Without a tariff, so that travellers read the typed price. */
export function anAdminParking(special: Partial<AdminParking> = {}): AdminParking {
  const { pricePerDay = aParking().pricePerDay } = special
  return {
    ...aParking(),
    version: 3,
    priceCheckedBy: null,
    updatedAt: '2026-11-18T09:24:00.000Z',
    position: 1,
    priceToday: pricePerDay,
    isPriceOfTariff: false,
    bookingPage: null,
    providerCode: null,
    ...special,
  }
}

export function aFaq(special: Partial<Faq> = {}): Faq {
  return {
    id: 1,
    question: 'Hoe laat moet ik er zijn?',
    answer: 'Twee uur voor vertrek.',
    category: 'general',
    airportCode: 'ALL',
    position: 1,
    ...special,
  }
}

export function aPost(special: Partial<Post> = {}): Post {
  return {
    id: 1,
    slug: 'vroeg-boeken-loont',
    title: 'Vroeg boeken loont',
    excerpt: 'Wie vooraf reserveert, betaalt minder.',
    imageUrl: '/images/blog-tips-1.svg',
    date: '2026-11-16',
    author: null,
    category: 'tips',
    content: '<p>Wie vooraf reserveert, betaalt minder.</p>',
    ...special,
  }
}

export function aMedia(special: Partial<AdminMedia> = {}): AdminMedia {
  return {
    id: 1,
    name: 'terrein.jpg',
    alt: 'Auto’s op een rij',
    type: 'image/webp',
    width: 1200,
    height: 720,
    size: 320_000,
    url: '/media/0123456789abcdef0123/1200x720.webp',
    tint: '#2a4b5c',
    focusX: 50,
    focusY: 50,
    uses: [],
    version: 3,
    updatedAt: '2026-11-18T09:24:00.000Z',
    createdAt: '2026-11-12T09:24:00.000Z',
    ...special,
  }
}
