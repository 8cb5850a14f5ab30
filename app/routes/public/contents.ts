import { idlePart } from '#app/site/hydration/idle-part.tsx'
import { pageAt, type pages } from '#domain/page/pages.ts'

type NameOf<File> = File extends `${infer Name}.tsx` ? Name : never
/** What the file of a page in this folder is called. */
type PageName = NameOf<(typeof pages)[keyof typeof pages]['file']>

/**
 * The content of each page: its script comes when the browser is idle, or with a link to the page that is pointed
 * at. What is left in the modules of the routes is what the router needs to go there.
 */
export const contents = {
  home: idlePart(async () => (await import('#app/site/home/home-content.tsx')).HomeContent),
  airports: idlePart(
    async () => (await import('#app/site/airports/airports-content.tsx')).AirportsContent,
  ),
  airport: idlePart(
    async () => (await import('#app/site/airports/airport-content.tsx')).AirportContent,
  ),
  parking: idlePart(
    async () => (await import('#app/site/parking-page/parking-content.tsx')).ParkingContent,
  ),
  'arrival-card': idlePart(
    async () => (await import('#app/site/arrival/arrival-card-content.tsx')).ArrivalCardContent,
  ),
  'sample-booking': idlePart(
    async () => (await import('#app/site/parking-page/sample-booking.tsx')).SampleBooking,
  ),
  planner: idlePart(
    async () => (await import('#app/site/planner/planner-content.tsx')).PlannerContent,
  ),
  'which-airport': idlePart(
    async () =>
      (await import('#app/site/which-airport/which-airport-content.tsx')).WhichAirportContent,
  ),
  prices: idlePart(async () => (await import('#app/site/prices/prices-content.tsx')).PricesContent),
  compare: idlePart(
    async () => (await import('#app/site/compare/compare-content.tsx')).CompareContent,
  ),
  blog: idlePart(async () => (await import('#app/site/blog/blog-content.tsx')).BlogContent),
  post: idlePart(async () => (await import('#app/site/blog/post-content.tsx')).PostContent),
  preview: idlePart(
    async () => (await import('#app/site/blog/preview-content.tsx')).PreviewContent,
  ),
  'how-we-compare': idlePart(
    async () => (await import('#app/site/recount/how-we-compare-content.tsx')).HowWeCompareContent,
  ),
  faq: idlePart(async () => (await import('#app/site/faq/faq-content.tsx')).FaqContent),
  contact: idlePart(
    async () => (await import('#app/site/contact/contact-content.tsx')).ContactContent,
  ),
  report: idlePart(async () => (await import('#app/site/report/report-content.tsx')).ReportContent),
  about: idlePart(async () => (await import('#app/site/home/about-content.tsx')).AboutContent),
  privacy: idlePart(async () => (await import('#app/site/legal/privacy-text.tsx')).PrivacyContent),
  disclaimer: idlePart(
    async () => (await import('#app/site/legal/disclaimer-text.tsx')).DisclaimerContent,
  ),
  terms: idlePart(async () => (await import('#app/site/legal/terms-text.tsx')).TermsContent),
  cookies: idlePart(async () => (await import('#app/site/legal/cookies-text.tsx')).CookiesContent),
} satisfies Partial<Record<PageName, object>>

/** For a link to a page. A failure is not told here: the page says so if the link is followed. */
export function fetchContent(path: string): void {
  const name = pageAt(path)?.file.replace('.tsx', '')
  if (name && name in contents)
    contents[name as keyof typeof contents].preload().catch(() => undefined)
}
