import type { FormKind } from '#app/admin/form/form-kind.ts'
import { isPostCategory, type PostFields } from '#domain/post/post.ts'
import { readable } from '#domain/post/post-diff.ts'
import { postLabels } from '#domain/post/post-labels.ts'
import { keysOf } from '#domain/text/keys.ts'

/** The form's fields, all as text. */
export type PostTexts = { [Name in keyof PostFields]: string }

const emptyTexts = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  author: '',
  date: '',
}

/** How two versions of a post are compared. */
export const postKind: Pick<FormKind<PostTexts, never>, 'labels' | 'show'> = {
  labels: postLabels,
  show: {
    ...Object.fromEntries(
      keysOf(postLabels).map((name) => [
        name,
        (value: string) =>
          readable(name, toFields({ ...emptyTexts, category: 'tips', [name]: value })),
      ]),
    ),
    // As HTML: another picture or width is a difference, even if the text is the same.
    content: (value) => value,
  },
}

export function toTexts(fields: PostFields): PostTexts {
  return { ...fields, author: fields.author ?? '' }
}

export function toFields({ category, author, ...texts }: PostTexts): PostFields {
  return {
    ...texts,
    author: author.trim() === '' ? null : author,
    category: isPostCategory(category) ? category : 'tips',
  }
}
