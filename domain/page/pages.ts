import { countries } from '#domain/airport/country.ts'
import { postCategories } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { ParameterSet } from './page-query.ts'

/** Content whose last change dates a page. */
export type DatedContent = 'airports' | 'posts' | 'faqs' | 'settings'

/** A page of the site. */
export type Page = {
  /** Its file in `app/routes/public/`. */
  file: string
  /** React Router's name for it, if another page has the same file. */
  id?: string
  /**
   * The query parameters that it reads: the valid values of each, which are cached one by one, or 'any' value,
   * which is not cached. Other parameters do not reach the page.
   */
  reads?: Record<string, readonly string[] | 'any'>
  /** Sets of parameters that it reads too, with any value. */
  readsAll?: readonly ParameterSet[]
  /** It reads a stay, which links to it take along. */
  takesStay?: true
  /** It is the same for every stay, and so cached as a whole: in the browser links carry the stay past it. */
  carriesStay?: true
  /** Many visits start here, so its route is in the first script. */
  startsVisits?: true
  /** The most bytes of its HTML, compressed. Without it, it is not weighed. */
  htmlBudget?: number
  /** In the sitemap, dated by the last change of this content. The page of a record has the record's date. */
  sitemap?: readonly DatedContent[]
  /** Its views are not counted, and it is not suggested as the target of a redirect. */
  isCounted?: false
  /** Only people with its signed address see it: it is not cached, and not counted when it is missing. */
  isPrivate?: true
}

/** Every page of the site, by its path. A path comes before a pattern that matches it too. */
export const pages = {
  '/': {
    file: 'home.tsx',
    htmlBudget: 13_200,
    reads: { zoek: 'any' },
    takesStay: true,
    startsVisits: true,
    sitemap: ['airports', 'posts'],
  },
  '/luchthavens': {
    file: 'airports.tsx',
    reads: { land: keysOf(countries), zoek: 'any' },
    takesStay: true,
    sitemap: ['airports'],
  },
  '/welke-luchthaven': { file: 'which-airport.tsx', takesStay: true, sitemap: [] },
  '/prijzen': {
    file: 'prices.tsx',
    reads: { luchthaven: 'any', dagen: 'any' },
    sitemap: [],
  },
  '/parkeren/meer': {
    file: 'airports.tsx',
    id: 'parkeren-meer',
    reads: { land: keysOf(countries), zoek: 'any' },
    takesStay: true,
  },
  '/parkeren/:slug': {
    file: 'airport.tsx',
    htmlBudget: 18_100,
    reads: { tab: ['informatie'], vergelijk: 'any' },
    readsAll: ['filter', 'list', 'alternatives'],
    takesStay: true,
    startsVisits: true,
    sitemap: [],
  },
  '/parkeren/:slug/:parking': {
    file: 'parking.tsx',
    readsAll: ['filter'],
    takesStay: true,
    startsVisits: true,
    sitemap: [],
  },
  '/parkeren/:slug/:parking/aankomstkaart': {
    file: 'arrival-card.tsx',
    readsAll: ['filter'],
    takesStay: true,
    isCounted: false,
  },
  '/voorbeeld-boeken': {
    file: 'sample-booking.tsx',
    reads: { luchthaven: 'any', terrein: 'any' },
    takesStay: true,
    isCounted: false,
  },
  '/blog': {
    file: 'blog.tsx',
    htmlBudget: 9_300,
    reads: { category: keysOf(postCategories) },
    carriesStay: true,
    sitemap: ['posts'],
  },
  '/blog/voorbeeld/:id': {
    file: 'preview.tsx',
    reads: { tot: 'any', sleutel: 'any' },
    isCounted: false,
    isPrivate: true,
  },
  '/blog/:slug': { file: 'post.tsx', carriesStay: true, sitemap: [] },
  '/faq': {
    file: 'faq.tsx',
    htmlBudget: 10_500,
    reads: { tab: ['reserveren', 'parkeren', 'luchthavens'] },
    carriesStay: true,
    sitemap: ['faqs'],
  },
  '/contact': {
    file: 'contact.tsx',
    htmlBudget: 7_800,
    reads: { verzonden: ['ja'] },
    carriesStay: true,
    sitemap: ['settings'],
  },
  '/over-ons': { file: 'about.tsx', sitemap: [] },
  '/hoe-wij-vergelijken': {
    file: 'how-we-compare.tsx',
    reads: { luchthaven: 'any', sorteer: 'any' },
    sitemap: [],
  },
  '/vertrekplanner': {
    file: 'planner.tsx',
    readsAll: ['plan', 'filter'],
    takesStay: true,
    sitemap: [],
  },
  '/vergelijken': {
    file: 'compare.tsx',
    reads: { terreinen: 'any', verschillen: 'any' },
    readsAll: ['filter'],
    takesStay: true,
  },
  '/klopt-dit-niet': {
    file: 'report.tsx',
    reads: { luchthaven: 'any', terrein: 'any', verzonden: ['ja'] },
    readsAll: ['filter'],
    takesStay: true,
    isCounted: false,
  },
  '/privacybeleid': { file: 'privacy.tsx' },
  '/affiliate-disclaimer': { file: 'disclaimer.tsx' },
  '/algemene-voorwaarden': { file: 'terms.tsx' },
  '/cookiebeleid': { file: 'cookies.tsx' },
} as const satisfies Record<string, Page>

/** The path of each page whose entry has this. */
export type PathWith<Entry extends Partial<Page>> = {
  [Path in keyof typeof pages]: (typeof pages)[Path] extends Entry ? Path : never
}[keyof typeof pages]

/** Of these paths the patterns: each record has a page of its own. */
export type RecordPath<Path extends string> = Extract<Path, `${string}:${string}`>

const patterns = Object.entries<Page>(pages).map(([path, page]) => ({
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  page,
}))

/** The page at a path in its canonical spelling. */
export function pageAt(path: string): Page | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page
}
