import { accessCalls } from './calls/access.ts'
import { airportCalls } from './calls/airports.ts'
import { blogCalls } from './calls/blog.ts'
import { checkCalls } from './calls/checks.ts'
import { contactCalls } from './calls/contacts.ts'
import type { Descriptions } from './calls/description.ts'
import { faqCalls } from './calls/faqs.ts'
import { importCalls } from './calls/imports.ts'
import { mediaCalls } from './calls/media.ts'
import { parkingCalls } from './calls/parkings.ts'
import { priceBasketCalls } from './calls/price-basket.ts'
import { pricedParkingCalls } from './calls/priced-parkings.ts'
import { providerCalls } from './calls/providers.ts'
import { searchCalls } from './calls/search.ts'
import { settingsCalls } from './calls/settings.ts'
import { statisticsCalls } from './calls/statistics.ts'
import { tariffCalls } from './calls/tariffs.ts'

/** The OpenAPI description of every call in routes.ts. A missing one is a type error. */
export const descriptions: Descriptions = {
  ...airportCalls,
  ...pricedParkingCalls,
  ...parkingCalls,
  ...tariffCalls,
  ...providerCalls,
  ...importCalls,
  ...priceBasketCalls,
  ...blogCalls,
  ...mediaCalls,
  ...faqCalls,
  ...contactCalls,
  ...checkCalls,
  ...statisticsCalls,
  ...searchCalls,
  ...settingsCalls,
  ...accessCalls,
}

/** The same calls by OpenAPI tag. */
export const chapters: Record<string, Partial<Descriptions>> = {
  Luchthavens: airportCalls,
  Parkings: { ...pricedParkingCalls, ...parkingCalls, ...tariffCalls, ...importCalls },
  Aanbieders: providerCalls,
  Parkeerprijzen: priceBasketCalls,
  Blog: blogCalls,
  Media: mediaCalls,
  FAQs: faqCalls,
  Contact: contactCalls,
  Controle: checkCalls,
  Statistieken: statisticsCalls,
  Zoeken: searchCalls,
  Instellingen: settingsCalls,
  Toegang: accessCalls,
}
