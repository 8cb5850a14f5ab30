import { href } from 'react-router'
import { LoadedRow } from '#app/admin/form/loaded-row.tsx'
import { nouns } from '#domain/admin/noun.ts'
import { saveSentences } from '#domain/changes/save-notice.ts'
import { PostForm } from './post-form.tsx'

/** New and edit: without an id there is nothing yet. */
export function PostEditor({ id }: { id?: string }) {
  if (id === undefined) return <PostForm />

  return (
    <LoadedRow
      key={id}
      noun={nouns.post}
      rows="blog"
      id={id}
      list={href('/admin/blog')}
      title={saveSentences(nouns.post).editTitle}
    >
      {(post) => <PostForm post={post} />}
    </LoadedRow>
  )
}
