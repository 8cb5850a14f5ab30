import { knownProduct } from '#app/admin/api/product.ts'

/** The `meta` of an admin page: its title, and that no search engine has any business here. */
export function adminMeta(title: string) {
  return [
    { title: `${title} | ${knownProduct()} Admin` },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}
