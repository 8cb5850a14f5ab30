import { knownProduct } from '#app/admin/api/product.ts'

/** The `meta` of an admin page: its title, and noindex. */
export function adminMeta(title: string) {
  return [
    { title: `${title} | ${knownProduct()} Admin` },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}
