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

/** The editable fields of a post, in the form and in a draft. */
export type PostFields = {
  title: string
  slug: string
  excerpt: string
  /** HTML. */
  content: string
  imageUrl: string
  author: string | null
  category: PostCategory
  /** The date shown, as `2026-11-16`. */
  date: string
}

/** A post without its text, for cards. */
export type PostSummary = {
  id: number
  slug: string
  title: string
  excerpt: string
  imageUrl: string
  /** The publication date, as `2026-11-16`. */
  date: string
  author: string | null
  category: PostCategory
}

export type Post = PostSummary & {
  /** HTML. */
  content: string
}

/** A draft of unpublished changes. */
export type PostDraft = Editable & { fields: PostFields; username: string }

/** As the admin sees it. */
export type AdminPost = Post &
  Editable & {
    status: PostStatus
    /** Only for a scheduled post. */
    publishAt: string | null
    draft: PostDraft | null
  }

/** For the list: without the text. */
export type AdminPostSummary = PostSummary &
  Editable & { status: PostStatus; publishAt: string | null; hasDraft: boolean }

/** The state of a post after a change. */
export type PostRevision = {
  /** Zero for the text before the first change in the log. */
  id: number
  at: string
  /** Null if the log does not know who wrote it. */
  username: string | null
  status: PostStatus
  fields: PostFields
}

export function isPostCategory(text: string | null): text is PostCategory {
  return text !== null && Object.hasOwn(postCategories, text)
}
