import { keysOf } from '#domain/text/keys.ts'
import { plainText } from '#domain/text/text.ts'
import type { AdminPost, PostFields } from './post.ts'
import { postLabels } from './post-labels.ts'

const names = keysOf(postLabels)

/** An article of which nothing is written yet. */
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

/** What there is to go on with: what is being written, or else what visitors read. */
export function writtenFields(post: AdminPost): PostFields {
  return pick(post.draft?.fields ?? post)
}

/** Of anything that has them: the fields, and nothing else. */
export function pick(from: PostFields): PostFields {
  const { title, slug, excerpt, content, imageUrl, author, category, date } = from
  return { title, slug, excerpt, content, imageUrl, author, category, date }
}

export function isSamePost(one: PostFields, other: PostFields): boolean {
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Whether there is anything worth keeping: a category or a date is there from the start. */
export function hasWords({ title, excerpt, content }: PostFields): boolean {
  return [title, excerpt, plainText(content)].some((text) => text.trim() !== '')
}
