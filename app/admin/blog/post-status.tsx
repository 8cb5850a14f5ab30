import { Badge } from '#app/ui/badge.tsx'
import { postStatuses, type PostStatus as Status } from '#domain/post/post.ts'
import { shortMoment } from '#domain/post/publish-moment.ts'

const tones = { draft: 'plain', scheduled: 'blue', published: 'done', archived: 'plain' } as const

type PostStatusProps = { status: Status; publishAt: string | null; hasDraft: boolean }

/** The status of a post, and whether it has unpublished changes. */
export function PostStatus({ status, publishAt, hasDraft }: PostStatusProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>
        {postStatuses[status]}
        {publishAt && ` ${shortMoment(publishAt, new Date())}`}
      </Badge>
      {hasDraft && status !== 'draft' && (
        <Badge tone="open">
          <span className="max-w-32 whitespace-normal">Wijzigingen niet gepubliceerd</span>
        </Badge>
      )}
    </span>
  )
}
