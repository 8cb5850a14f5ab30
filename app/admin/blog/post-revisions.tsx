import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useCallback, useEffect, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { PostDiff } from '#app/admin/diff/post-diff.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import {
  type AdminPost,
  type PostFields,
  type PostRevision,
  postStatuses,
} from '#domain/post/post.ts'
import { emptyPost, isSamePost, pick } from '#domain/post/post-draft.ts'
import { blogApi } from './post-keeper.ts'
import type { PostForm } from './use-post-form.ts'

type PostRevisionsProps = { form: PostForm; post: AdminPost; onClose: () => void }

/** The post after each publication: what changed, and a button to restore it. */
export function PostRevisions({ form, post, onClose }: PostRevisionsProps) {
  const { revisions, hasFailed, retry } = useRevisions(post.id)
  const [chosen, setChosen] = useState<number>()
  const toast = useToast()
  const revision = revisions?.find(({ id }) => id === chosen) ?? revisions?.[0]

  // Without the slug: visitors may know the current address.
  const back = revision && { ...pick(revision.fields), slug: form.fields.slug }

  /** What visitors read now: there is nothing to restore. */
  const isLive = ({ fields }: PostRevision) =>
    post.status === 'published' && isSamePost(pick(fields), pick(post))

  function restore(fields: PostFields) {
    const before = form.fields
    onClose()
    form.set(fields)
    toast({
      title: 'Versie teruggezet',
      text: 'Zij staat nu in je concept. Op de site verandert er niets tot je publiceert.',
      action: { label: 'Ongedaan maken', onSelect: () => form.set(before) },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Versies"
      size="xl"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Sluiten
          </Button>
          {back && !isLive(revision) && !isSamePost(back, form.fields) && (
            <Button onClick={() => restore(back)}>Zet terug</Button>
          )}
        </>
      }
    >
      {hasFailed && (
        <Notice
          tone="error"
          action={
            <Button tone="secondary" onClick={retry}>
              <RefreshCw aria-hidden />
              Probeer opnieuw
            </Button>
          }
        >
          <p>De versies konden niet worden geladen.</p>
        </Notice>
      )}
      {!revisions && !hasFailed && <Spinner label="Versies worden geladen..." />}
      {revisions?.length === 0 && <p className="text-ink-muted">Er zijn nog geen versies.</p>}
      {revisions && revision && back && (
        <div className="grid items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ul
            aria-label="Versies"
            className="grid gap-1 max-md:max-h-48 max-md:overflow-y-auto md:sticky md:top-0"
          >
            {revisions.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one.id === revision.id}
                  className="w-full rounded-md px-3 py-2 text-left hover:bg-hover aria-pressed:bg-selected aria-pressed:font-semibold"
                  onClick={() => setChosen(one.id)}
                >
                  <Moment at={one.at} between=" om " />
                  <span className="wrap-anywhere block font-normal text-ink-muted text-sm">
                    {isLive(one) ? 'Nu op de site' : postStatuses[one.status]}{' '}
                    {one.username ? `door ${one.username}` : 'vóór de eerste wijziging'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <PostDiff
            key={revision.id}
            revision={revision.fields}
            previous={before(revisions, revision) ?? emptyPost('')}
            now={form.fields}
            back={back}
          />
        </div>
      )}
    </Dialog>
  )
}

/** Revisions are sorted from new to old. */
function before(revisions: PostRevision[], revision: PostRevision) {
  return revisions[revisions.indexOf(revision) + 1]?.fields
}

/** Fetched without a cache, as each publication adds one. */
function useRevisions(id: number) {
  const [revisions, setRevisions] = useState<PostRevision[]>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    admin.get(`${blogApi}/${id}/revisions`).then(setRevisions, () => setFailed(true))
  }, [id])

  useEffect(load, [load])

  return { revisions, hasFailed, retry: load }
}
