import Archive from 'lucide-react/icons/archive'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import ExternalLink from 'lucide-react/icons/external-link'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminPost } from '#domain/post/post.ts'
import { longMoment } from '#domain/post/publish-moment.ts'
import { PostDropDialog } from './post-drop-dialog.tsx'
import { PostRevisions } from './post-revisions.tsx'
import { PostSchedule } from './post-schedule.tsx'
import { PostStatus } from './post-status.tsx'
import type { PostForm } from './use-post-form.ts'

type PublicationDialog = 'schedule' | 'drop' | 'revisions'

/** The status of a post, the actions on it, and the fields beside the text. */
export function PostPublication({ form, children }: { form: PostForm; children: ReactNode }) {
  const { post } = form
  const [openDialog, setOpenDialog] = useState<PublicationDialog>()
  const [wanted, setWanted] = useState<string>()
  const close = () => setOpenDialog(undefined)

  return (
    <Panel title="Publicatie">
      <div className="grid gap-5 p-5">
        {post ? (
          <Standing form={form} post={post} onAsk={setOpenDialog} />
        ) : (
          <p className="text-ink-muted text-sm">
            Het artikel wordt een concept zodra je begint te schrijven.
          </p>
        )}
        {children}
      </div>
      {openDialog === 'schedule' && (
        <PostSchedule
          {...{ form, wanted }}
          onChoose={(clock) => {
            setWanted(clock)
            void form.schedule(clock)
          }}
          onClose={close}
        />
      )}
      {openDialog === 'drop' && <PostDropDialog onConfirm={form.dropDraft} onClose={close} />}
      {openDialog === 'revisions' && post && (
        <PostRevisions form={form} post={post} onClose={close} />
      )}
    </Panel>
  )
}

type StandingProps = { form: PostForm; post: AdminPost; onAsk: (what: PublicationDialog) => void }

function Standing({ form, post, onAsk }: StandingProps) {
  const { status, publishAt, draft, slug } = post
  const removal = useRemoval()
  const mayChange = useMay('editor')
  const hasDraft = draft !== null || form.keeper.isDirty()

  return (
    <div className="grid gap-3">
      <PostStatus {...{ status, publishAt, hasDraft }} />
      {publishAt && <p className="text-sm">Verschijnt {longMoment(publishAt)}.</p>}
      {status === 'published' && (
        <Link
          to={href('/blog/:slug', { slug })}
          target="_blank"
          className={`inline-flex items-center gap-1.5 justify-self-start text-sm ${textLinkLook}`}
        >
          Bekijk op de site
          <ExternalLink size={15} aria-hidden />
        </Link>
      )}
      <div hidden={!mayChange} className="-mx-3 grid justify-items-start [&[hidden]]:hidden">
        {status !== 'published' && (
          <Button
            tone="ghost"
            busy={form.busy === 'schedule' ? 'Plannen...' : undefined}
            onClick={() => onAsk('schedule')}
          >
            <CalendarClock aria-hidden />
            {status === 'scheduled' ? 'Planning wijzigen' : 'Plannen'}
          </Button>
        )}
        {status === 'scheduled' && (
          <Button tone="ghost" onClick={form.unschedule}>
            <CalendarX aria-hidden />
            Planning intrekken
          </Button>
        )}
        {status !== 'draft' && hasDraft && (
          <Button tone="ghost" onClick={() => onAsk('drop')}>
            <Undo2 aria-hidden />
            Wijzigingen weggooien
          </Button>
        )}
        <Button tone="ghost" onClick={() => onAsk('revisions')}>
          <History aria-hidden />
          Versies
        </Button>
        {status === 'published' && (
          <Button tone="ghost" onClick={form.archive}>
            <Archive aria-hidden />
            Archiveren
          </Button>
        )}
        <div className="[&>button]:text-negative-ink">
          <Button tone="ghost" onClick={() => removal.ask([{ ...post, title: form.fields.title }])}>
            <Trash2 aria-hidden />
            Verwijderen
          </Button>
        </div>
      </div>
      <DeleteDialogs removal={removal} />
    </div>
  )
}

/** A deleted post has no page, so this returns to the list, where it can be restored. */
function useRemoval() {
  const navigate = useNavigate()
  const list = useRows('blog')
  const [isGone, setGone] = useState(false)

  useEffect(() => {
    if (isGone) navigate(href('/admin/blog'))
  }, [isGone, navigate])

  return useDelete({
    noun: kinds.post.noun,
    list,
    name: ({ title }: AdminPost) => title || '(zonder titel)',
    onDone: () => setGone(true),
  })
}
