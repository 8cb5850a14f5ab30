import { accessCalls } from './calls/access.ts'
import { airportCalls } from './calls/airports.ts'
import { blogCalls } from './calls/blog.ts'
import { contactCalls } from './calls/contacts.ts'
import type { Descriptions } from './calls/description.ts'
import { faqCalls } from './calls/faqs.ts'
import { mediaCalls } from './calls/media.ts'
import { parkingCalls } from './calls/parkings.ts'
import { settingsCalls } from './calls/settings.ts'
import { statisticsCalls } from './calls/statistics.ts'

/** Every call of routes.ts: what it does, reads and answers. One that is missing does not compile. */
export const descriptions: Descriptions = {
  ...airportCalls,
  ...parkingCalls,
  ...blogCalls,
  ...mediaCalls,
  ...faqCalls,
  ...contactCalls,
  ...statisticsCalls,
  ...settingsCalls,
  ...accessCalls,
}

/** The same calls by what they are about. */
export const chapters: Record<string, Partial<Descriptions>> = {
  Luchthavens: airportCalls,
  Parkings: parkingCalls,
  Blog: blogCalls,
  Media: mediaCalls,
  FAQs: faqCalls,
  Contact: contactCalls,
  Statistieken: statisticsCalls,
  Instellingen: settingsCalls,
  Toegang: accessCalls,
}
