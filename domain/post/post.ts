import type { Editable } from '#domain/changes/editable.ts'

export const postCategories = {
  tips: 'Tips & Tricks',
  airports: 'Luchthavens',
  parking: 'Parkeren',
  travel: 'Reizen',
} as const

export type PostCategory = keyof typeof postCategories

export const postStatuses = {
  draft: 'Concept',
  scheduled: 'Gepland',
  published: 'Gepubliceerd',
  archived: 'Gearchiveerd',
} as const

export type PostStatus = keyof typeof postStatuses

/** What is written about an article: the form, and a draft beside the live one. */
export type PostFields = {
  title: string
  slug: string
  excerpt: string
  /** HTML. */
  content: string
  imageUrl: string
  author: string | null
  category: PostCategory
  /** The day it says, as `2026-11-16`. */
  date: string
}

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

/** What is being written, beside what visitors read. */
export type PostDraft = Editable & { fields: PostFields; username: string }

/** As the operator sees it. */
export type AdminPost = Post &
  Editable & {
    status: PostStatus
    /** Of a scheduled article. */
    publishAt: string | null
    draft: PostDraft | null
  }

/** In the list: without its text. */
export type AdminPostSummary = PostSummary &
  Editable & { status: PostStatus; publishAt: string | null; hasDraft: boolean }

/** As it was after a change that somebody made, and what it was from then on. */
export type PostRevision = {
  id: number
  at: string
  username: string
  status: PostStatus
  fields: PostFields
}

export function isPostCategory(text: string | null): text is PostCategory {
  return text !== null && Object.hasOwn(postCategories, text)
}
