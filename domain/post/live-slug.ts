import { slugify } from '#domain/text/slug.ts'

/** While a name is typed its slug follows, until the slug was given another value by hand. */
export function liveSlug(slug: string, name: { before: string; after: string }): string {
  const follows = slug === '' || slug === slugify(name.before)
  return follows ? slugify(name.after) : slug
}
