import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { AdminPostSummary, PostStatus } from '#domain/post/post.ts'
import { postName } from './post-columns.tsx'

type Target = Exclude<PostStatus, 'scheduled'>

const failed = 'Er is een fout opgetreden bij het wijzigen van de status.'

/** Archives a post, or publishes it again. */
export function useArchive(list: Rows<AdminPostSummary>) {
  const toast = useToast()
  const undo = useUndo(list)

  const put = (id: number, status: Target, version: number) =>
    answered(admin.put(`/api/admin/blog/${id}/status`, { status, version }))

  async function change(post: AdminPostSummary, status: Target, done: string) {
    const { id, version } = post
    // Scheduled posts are never archived here, so undo can restore the former status.
    const former = post.status === 'scheduled' ? 'draft' : post.status
    try {
      const saved = await put(id, status, version)
      const { content: _, draft, ...summary } = saved
      const row = { ...summary, hasDraft: draft !== null }
      list.show((rows) => rows.map((shown) => (shown.id === id ? row : shown)))
      const action = undo(() => put(id, former, saved.version), {
        done: { title: 'Ongedaan gemaakt' },
        failed: { title: 'Fout bij ongedaan maken', text: failed },
      })
      toast({ title: done, text: `Artikel "${postName(post)}"`, action })
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    }
    await list.changed()
  }

  return {
    archive: (post: AdminPostSummary) => change(post, 'archived', 'Artikel gearchiveerd'),
    putBack: (post: AdminPostSummary) => change(post, 'published', 'Artikel staat weer op de site'),
  }
}
