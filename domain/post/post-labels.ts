import type { PostFields } from './post.ts'

/** The labels of the fields of a post, in reading order. */
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
