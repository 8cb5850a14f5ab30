import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

type CheckLineProps = {
  /** Empty while there is none. */
  day: string
  /** Whether the price changed since, without anybody looking. */
  isChanged: boolean
  /** What stands there without a day. */
  unknown: string
  /** Tells the button from others: 'Winter'. */
  of?: string
  /** Whether there is more to look at than this day says. */
  hasOthers?: boolean
  /** Of its errors. */
  id: string
  errors: string[] | undefined
  onCheck: () => void
  children?: ReactNode
}

/** When a price was last compared with that of the provider, and the button that says so. */
export function CheckLine(props: CheckLineProps) {
  const { day, isChanged, unknown, of, hasOthers = false, id, errors = [], onCheck } = props
  const today = amsterdamDay(new Date())
  const isUnknown = day === '' || isChanged
  const Icon = isUnknown ? CircleHelp : BadgeCheck

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Icon
        size={20}
        className={`flex-none ${isUnknown ? 'text-ink-muted' : 'text-positive-ink'}`}
        aria-hidden
      />
      <p role="status" className="min-w-0 flex-1 basis-40">
        {day === '' ? (
          unknown
        ) : (
          <>
            {of !== undefined && 'Gecontroleerd op '}
            <b>{formatDay(day)}</b>
            {day === today && ', vandaag'}
            {isChanged && '. Sindsdien gewijzigd, nog niet gecontroleerd.'}
          </>
        )}
      </p>
      {props.children}
      <Button
        tone="secondary"
        size="sm"
        disabled={day === today && !isChanged && !hasOthers}
        aria-label={of === undefined ? undefined : `Nog juist: ${of}`}
        onClick={onCheck}
      >
        <Check aria-hidden />
        Nog juist
      </Button>
      {errors.length > 0 && (
        <div className="basis-full">
          <FieldErrors id={id} errors={errors} />
        </div>
      )}
    </div>
  )
}
