import { href } from 'react-router'
import { LoadedRow } from '#app/admin/form/loaded-row.tsx'
import { saveSentences } from '#domain/changes/save-notice.ts'
import { kinds } from '#domain/kinds.ts'
import { PostForm } from './post-form.tsx'

/** The create and edit page; without an id it creates a post. */
export function PostEditor({ id }: { id?: string }) {
  if (id === undefined) return <PostForm />

  return (
    <LoadedRow
      key={id}
      noun={kinds.post.noun}
      rows="blog"
      id={id}
      list={href('/admin/blog')}
      title={saveSentences(kinds.post.noun).editTitle}
    >
      {(post) => <PostForm post={post} />}
    </LoadedRow>
  )
}
