import { Moment } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { PostCopy } from './post-copy.ts'

type PostCopyNoticeProps = { copy: PostCopy; onTake: () => void; onRefuse: () => void }

/** Offers unsaved text that was left in this browser. */
export function PostCopyNotice({ copy, onTake, onRefuse }: PostCopyNoticeProps) {
  return (
    <Notice
      tone="caution"
      title="Er staat een nieuwere versie in deze browser."
      action={
        <span className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onTake}>
            Terugzetten
          </Button>
          <Button size="sm" tone="secondary" onClick={onRefuse}>
            Weggooien
          </Button>
        </span>
      }
    >
      Die is van <Moment at={copy.at} between=" om " /> en is nooit opgeslagen.
    </Notice>
  )
}
