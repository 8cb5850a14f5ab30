import { useCallback, useEffect, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { PostRevision } from '#domain/post/post.ts'
import { blogApi } from './post-keeper.ts'

/** Fetched without a cache, as each publication adds one. */
export function useRevisions(id: number) {
  const [revisions, setRevisions] = useState<PostRevision[]>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    admin.get(`${blogApi}/${id}/revisions`).then(setRevisions, () => setFailed(true))
  }, [id])

  useEffect(load, [load])

  return { revisions, hasFailed, retry: load }
}
