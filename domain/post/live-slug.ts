import { slugify } from '#domain/text/slug.ts'

/** The slug follows the name while it is typed, until the slug is changed by hand. */
export function liveSlug(slug: string, name: { before: string; after: string }): string {
  const follows = slug === '' || slug === slugify(name.before)
  return follows ? slugify(name.after) : slug
}
