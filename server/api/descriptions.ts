import type { PlainAnswers } from '#domain/api/answers.ts'
import { kinds, type PlainKind, plainKinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
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
import { searchCalls } from './calls/search.ts'
import { settingsCalls } from './calls/settings.ts'
import { statisticsCalls } from './calls/statistics.ts'
import { tariffCalls } from './calls/tariffs.ts'
import { plainCalls } from './plain/plain-calls.ts'

const rowCalls: Pick<Descriptions, keyof PlainAnswers> = Object.assign(
  {},
  ...plainKinds.map((name) => plainCalls[name].descriptions),
)

/** The OpenAPI description of every call in routes.ts. A missing one is a type error. */
export const descriptions: Descriptions = {
  ...rowCalls,
  ...airportCalls,
  ...pricedParkingCalls,
  ...parkingCalls,
  ...tariffCalls,
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

const placed: PlainKind[] = ['provider', 'faq', 'replyTemplate']
/** The plain kinds that have no place of their own below. */
const others = plainKinds.filter((name) => !placed.includes(name))

/** The same calls by OpenAPI tag. */
export const chapters: Record<string, Partial<Descriptions>> = {
  Luchthavens: airportCalls,
  Parkings: { ...pricedParkingCalls, ...parkingCalls, ...tariffCalls, ...importCalls },
  Aanbieders: plainCalls.provider.descriptions,
  Parkeerprijzen: priceBasketCalls,
  Blog: blogCalls,
  Media: mediaCalls,
  FAQs: { ...faqCalls, ...plainCalls.faq.descriptions },
  Contact: { ...contactCalls, ...plainCalls.replyTemplate.descriptions },
  ...Object.fromEntries(
    others.map((name) => [capitalized(kinds[name].noun.many), plainCalls[name].descriptions]),
  ),
  Controle: checkCalls,
  Statistieken: statisticsCalls,
  Zoeken: searchCalls,
  Instellingen: settingsCalls,
  Toegang: accessCalls,
}
