import { keysOf } from '#domain/text/keys.ts'
import { plainText } from '#domain/text/text.ts'
import type { AdminPost, PostFields } from './post.ts'
import { postLabels } from './post-labels.ts'

const names = keysOf(postLabels)

/** A new post without content. */
export function emptyPost(date: string): PostFields {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    imageUrl: '',
    author: null,
    category: 'tips',
    date,
  }
}

/** The fields to continue editing from: the draft, or else the published post. */
export function writtenFields(post: AdminPost): PostFields {
  return pick(post.draft?.fields ?? post)
}

/** Picks the fields of a post from a larger object. */
export function pick(from: PostFields): PostFields {
  const { title, slug, excerpt, content, imageUrl, author, category, date } = from
  return { title, slug, excerpt, content, imageUrl, author, category, date }
}

export function isSamePost(one: PostFields, other: PostFields): boolean {
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Whether there is content worth saving. Category and date are always filled. */
export function hasWords({ title, excerpt, content }: PostFields): boolean {
  return [title, excerpt, plainText(content)].some((text) => text.trim() !== '')
}
