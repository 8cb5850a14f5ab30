import { later } from '#app/site/hydration/later.tsx'

export const NotFound = later(async () => (await import('./not-found-page.tsx')).NotFoundPage)
