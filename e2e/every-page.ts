import { pages, type RecordPath } from '#domain/page/pages.ts'

type Path = keyof typeof pages

/** Of a page that is about a record, those of some records of the first content. */
const ofRecords: Record<RecordPath<Path> | '/klopt-dit-niet' | '/voorbeeld-boeken', string[]> = {
  '/parkeren/:slug': ['/parkeren/schiphol', '/parkeren/charleroi'],
  '/parkeren/:slug/:parking': [
    '/parkeren/schiphol/ringvaart-parking',
    '/parkeren/schiphol/vertrekvalet-schiphol',
  ],
  '/blog/:slug': ['/blog/vroeg-boeken-loont'],
  '/klopt-dit-niet': ['/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking'],
  '/voorbeeld-boeken': ['/voorbeeld-boeken?luchthaven=AMS&terrein=polderpark-shuttle'],
  // Without the frame of the site: printed.spec.ts.
  '/parkeren/:slug/:parking/aankomstkaart': [],
  // Not without its signed address: posts.spec.ts.
  '/blog/voorbeeld/:id': [],
}

/** An address of every page. */
export const everyPage = Object.keys(pages).flatMap((path) =>
  path in ofRecords ? ofRecords[path as keyof typeof ofRecords] : [path],
)
