import { type Page, pages } from './pages.ts'

/** Where the admin, the calls and the files are. */
const otherRoots = [
  ...['admin', 'api', 'assets', 'healthz', 'images', 'media', 'metrics', 'social', '__manifest'],
  ...['favicon', 'apple-touch-icon', 'icon-\\w+', 'icon-maskable-\\w+'],
  // A private page with all that is beside it.
  ...Object.entries<Page>(pages)
    .filter(([, { isPrivate }]) => isPrivate)
    .map(([path]) => path.slice(1).replace(/\/:.*/, '')),
]

const elsewhere = new RegExp(`^/(${otherRoots.join('|')})(/|\\.|$)|\\.data$`)

/** Whether a public page could have this path: it may be cached, and is counted if it is missing. */
export const isPagePath = (path: string): boolean => !elsewhere.test(path)
