export const postCategories = {
  tips: 'Tips & Tricks',
  airports: 'Luchthavens',
  parking: 'Parkeren',
  travel: 'Reizen',
} as const

export type PostCategory = keyof typeof postCategories

/** What a card shows: an article without its text. */
export type PostSummary = {
  id: number
  slug: string
  title: string
  excerpt: string
  imageUrl: string
  /** The day it appeared, as `2026-11-16`. */
  date: string
  author: string | null
  category: PostCategory
}

export type Post = PostSummary & {
  /** HTML. */
  content: string
}

export function isPostCategory(text: string | null): text is PostCategory {
  return text !== null && Object.hasOwn(postCategories, text)
}
