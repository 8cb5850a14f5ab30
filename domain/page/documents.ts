import type { Page } from './pages.ts'

/** Every file that is made when a program asks for it, by its path. Its source is in `app/routes/`. */
export const documents: Record<string, Pick<Page, 'file' | 'reads' | 'readsAll'>> = {
  '/blog/rss.xml': { file: 'feed.ts' },
  '/vertrekplanner/agenda.ics': { file: 'planner-calendar.ts', readsAll: ['plan'] },
  '/manifest.webmanifest': { file: 'manifest.ts' },
  '/sitemap.xml': { file: 'sitemap.ts' },
  '/robots.txt': { file: 'robots.ts' },
}
