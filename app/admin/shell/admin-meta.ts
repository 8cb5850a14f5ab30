import { knownProduct } from '#app/admin/api/product.ts'
import { listTexts, type Noun } from '#domain/admin/noun.ts'
import { saveSentences } from '#domain/changes/save-notice.ts'

/** The `meta` of an admin page: its title, and noindex. */
export function adminMeta(title: string) {
  return [
    { title: `${title} | ${knownProduct()} Admin` },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}

/** The same of a form: of a new record, or of the one with this id. */
export const formMeta = (noun: Noun, id: string | undefined) =>
  adminMeta(id === undefined ? listTexts(noun).add : saveSentences(noun).editTitle)
