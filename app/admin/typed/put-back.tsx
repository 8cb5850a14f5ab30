import { Moment } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type PutBackProps = { at: string; onTakeAway: () => void }

/** Says that what was typed before a reload stands in the form again. */
export function PutBack({ at, onTakeAway }: PutBackProps) {
  return (
    <Notice
      title="Je tekst staat er weer."
      action={
        <Button tone="secondary" size="sm" onClick={onTakeAway}>
          Weg ermee
        </Button>
      }
    >
      Het was nog niet opgeslagen. Je typte het op <Moment at={at} between=" om " />.
    </Notice>
  )
}
