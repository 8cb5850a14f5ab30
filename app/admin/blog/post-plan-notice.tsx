import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { shortMoment } from '#domain/post/publish-moment.ts'
import { amsterdamClock } from '#domain/text/amsterdam-time.ts'
import type { PostForm } from './use-post-form.ts'

/**
 * A scheduled post is published as it was when scheduled. Always shown for a scheduled post, as the
 * text must not move when someone starts to type.
 */
export function PostPlanNotice({ form }: { form: PostForm }) {
  const { post, keeper, busy, schedule } = form
  const publishAt = post?.publishAt
  if (!publishAt) return null
  const hasDraft = post.draft !== null || keeper.isDirty()

  return (
    <Notice
      tone={hasDraft ? 'caution' : 'info'}
      title="Dit artikel is gepland."
      action={
        <Button
          size="sm"
          tone="secondary"
          disabled={!hasDraft}
          busy={busy === 'schedule' ? 'Plannen...' : undefined}
          onClick={() => schedule(amsterdamClock(new Date(publishAt)))}
        >
          Plan opnieuw op {shortMoment(publishAt, new Date())}
        </Button>
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
