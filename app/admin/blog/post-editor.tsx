import { href } from 'react-router'
import { LoadedRow } from '#app/admin/form/loaded-row.tsx'
import { nouns } from '#domain/admin/noun.ts'
import { saveSentences } from '#domain/changes/save-notice.ts'
import type { AdminPost } from '#domain/post/post.ts'
import { PostForm } from './post-form.tsx'
import { blogApi } from './post-keeper.ts'

/** The create and edit page; without an id it creates a post. */
export function PostEditor({ id }: { id?: string }) {
  if (id === undefined) return <PostForm />

  return (
    <LoadedRow<AdminPost>
      key={id}
      noun={nouns.post}
      api={blogApi}
      id={id}
      list={href('/admin/blog')}
      title={saveSentences(nouns.post).editTitle}
    >
      {(post) => <PostForm post={post} />}
    </LoadedRow>
  )
}
