/** Where an entry of a menu leads, and which pages are under it. */
type Entry = { to: string; pages: RegExp }

/** The `aria-current` of an entry: on its own page, and on the pages under it. */
export function currentPage({ to, pages }: Entry, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return pages.test(path) ? 'true' : undefined
}
