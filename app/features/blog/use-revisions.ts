import { useEffect, useState } from 'react'
import { admin } from '#app/admin/api.ts'
import type { PostRevision } from '#domain/post.ts'
import { blogApi } from './post-keeper.ts'

/** Asked anew each time: publishing makes another one. */
export function useRevisions(id: number) {
  const [revisions, setRevisions] = useState<PostRevision[]>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isHere = true
    admin.get<PostRevision[]>(`${blogApi}/${id}/revisions`).then(
      (read) => isHere && setRevisions(read),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [id])

  return { revisions, hasFailed }
}
