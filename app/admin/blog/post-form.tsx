import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { comparedContent } from '#app/admin/diff/compared-content.tsx'
import { ConflictDialog } from '#app/admin/form/conflict-dialog.tsx'
import { useSaveKey } from '#app/admin/form/use-save-key.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { ReadOnlyNotice } from '#app/admin/ui/read-only-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { saveSentences } from '#domain/changes/save-notice.ts'
import { kinds } from '#domain/kinds.ts'
import { type AdminPost, postStatuses } from '#domain/post/post.ts'
import { postLabels } from '#domain/post/post-labels.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { PostCopyNotice } from './post-copy-notice.tsx'
import { PostGuard } from './post-guard.tsx'
import { PostKeeping } from './post-keeping.tsx'
import { postKind, toFields, toTexts } from './post-kind.ts'
import { PostPanels } from './post-panels.tsx'
import { PostPlanNotice } from './post-plan-notice.tsx'
import { PostText } from './post-text.tsx'
import { usePostForm } from './use-post-form.ts'

const texts = saveSentences(kinds.post.noun)

/** The post editor, with autosave. */
export function PostForm({ post: given }: { post?: AdminPost }) {
  const form = usePostForm(given)
  const { post, fields, keeping, keeper, errors, refused, copy } = form
  const mayChange = useMay('editor')
  const page = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const wrong = keysOf(postLabels).filter((name) => errors[name]?.length)
  useSaveKey(form.save)

  useEffect(() => {
    if (refused.times === 0) return
    // A single error is read at its field; several start with a summary.
    const first = summary.current ?? page.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus()
  }, [refused])

  return (
    <div ref={page}>
      <AdminHead
        title={post ? texts.editTitle : texts.addTitle}
        back={href('/admin/blog')}
        subtitle={
          <div className="flex min-h-6 flex-wrap items-center gap-x-3">
            {post && <span>{postStatuses[post.status]}</span>}
            <PostKeeping keeping={keeping} onRetry={form.save} />
          </div>
        }
      >
        <Button
          tone="secondary"
          disabled={!post && !keeper.isDirty()}
          busy={form.busy === 'preview' ? 'Voorbeeld maken...' : undefined}
          onClick={form.preview}
        >
          <Eye aria-hidden />
          Voorbeeld
        </Button>
        {mayChange && (
          <Button
            disabled={!form.hasUnpublished}
            busy={form.busy === 'publish' ? 'Publiceren...' : undefined}
            onClick={form.publish}
          >
            Publiceren
          </Button>
        )}
      </AdminHead>
      {/* Disables whatever would save for an admin who may only look. */}
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
        {!mayChange && <ReadOnlyNotice />}
        {refused.fields > 1 && wrong.length > 0 && (
          <Notice
            ref={summary}
            tone="error"
            title={refused.what === 'schedule' ? 'Nog niet gepland.' : 'Nog niet gepubliceerd.'}
          >
            {wrong.length === 1
              ? 'Controleer het veld met een melding: '
              : `Controleer de ${numberWord(wrong.length)} velden met een melding: `}
            {listed(wrong.map((name) => postLabels[name]))}.
          </Notice>
        )}
        <PostPlanNotice form={form} />
        {copy && (
          <PostCopyNotice copy={copy} onTake={keeper.takeCopy} onRefuse={keeper.refuseCopy} />
        )}
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <PostText form={form} />
          <PostPanels form={form} />
        </div>
      </fieldset>
      <PostGuard form={form} />
      {keeping.state === 'conflict' && form.isChoosing && (
        <ConflictDialog
          kind={postKind}
          base={toTexts(keeping.base)}
          theirs={toTexts(keeping.theirs)}
          mine={toTexts(fields)}
          text={texts.stale}
          compare={{ content: comparedContent }}
          onChoose={(chosen) => form.choose(toFields(chosen), keeping.current)}
          onCancel={form.putOff}
        />
      )}
    </div>
  )
}
