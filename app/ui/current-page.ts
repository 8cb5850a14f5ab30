/** Where a menu entry leads, and the pages below it. */
type Entry = { to: string; pages: RegExp }

/** The `aria-current` of an entry: `page` on its own page, `true` on the pages below it. */
export function currentPage({ to, pages }: Entry, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return pages.test(path) ? 'true' : undefined
}
