import type { PostFields } from './post.ts'

/** What the operator calls the fields of an article, in the order in which they are read. */
export const postLabels: { [Name in keyof PostFields]: string } = {
  title: 'Titel',
  slug: 'Slug',
  excerpt: 'Samenvatting',
  content: 'Tekst',
  imageUrl: 'Afbeelding',
  category: 'Categorie',
  author: 'Auteur',
  date: 'Datum',
}
