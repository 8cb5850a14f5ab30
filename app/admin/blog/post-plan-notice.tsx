import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { shortMoment } from '#domain/post/publish-moment.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import type { PostForm } from './use-post-form.ts'

/**
 * A scheduled post is published as it was when scheduled. Always shown for a scheduled post, as the
 * text must not move when someone starts to type.
 */
export function PostPlanNotice({ form }: { form: PostForm }) {
  const { post, keeper, busy, schedule } = form
  const notice = useRef<HTMLDivElement>(null)
  const publishAt = post?.publishAt
  const hasDraft = Boolean(post?.draft) || keeper.isDirty()
  const hadDraft = useRef(hasDraft)

  useEffect(() => {
    // The button that had the focus is gone.
    const isGone = hadDraft.current && !hasDraft
    if (isGone && document.activeElement === document.body) notice.current?.focus()
    hadDraft.current = hasDraft
  }, [hasDraft])

  if (!publishAt) return null

  return (
    <Notice
      ref={notice}
      tone={hasDraft ? 'caution' : 'info'}
      title="Dit artikel is gepland."
      action={
        hasDraft ? (
          <Button
            size="sm"
            tone="secondary"
            busy={busy === 'schedule' ? 'Plannen...' : undefined}
            onClick={() => schedule(amsterdamClock(new Date(publishAt)))}
          >
            Plan opnieuw op {shortMoment(publishAt, new Date())}
          </Button>
        ) : (
          // As high as the button that takes its place.
          <p className="flex min-h-9 items-center text-sm max-lg:min-h-11 pointer-coarse:min-h-11">
            Wijzig je nog iets, dan plan je het hier opnieuw.
          </p>
        )
      }
    >
      <span>
        {hasDraft
          ? 'Je wijzigingen gaan pas mee als je opnieuw plant.'
          : 'Het verschijnt zoals het er nu staat.'}
      </span>
    </Notice>
  )
}
