import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

type PriceCheckProps = {
  /** Empty while it was never checked. */
  day: string
  /** Whether the price changed since, without anybody looking. */
  isChanged: boolean
  errors: string[] | undefined
  onCheck: (day: string) => void
}

/** When the prices were last compared with those of the provider. */
export function PriceCheck({ day, isChanged, errors = [], onCheck }: PriceCheckProps) {
  const today = amsterdamDay(new Date())
  const isUnknown = day === '' || isChanged
  const Icon = isUnknown ? CircleHelp : BadgeCheck

  return (
    <Panel title="Laatst gecontroleerd">
      <div className="flex flex-wrap items-center gap-3 px-5 py-4">
        <Icon
          size={20}
          className={`flex-none ${isUnknown ? 'text-ink-muted' : 'text-positive-ink'}`}
          aria-hidden
        />
        <p role="status" className="min-w-0 flex-1 basis-40">
          {day === '' ? (
            'Nog niet gecontroleerd.'
          ) : (
            <>
              <b>{formatDay(day)}</b>
              {day === today && ', vandaag'}
              {isChanged && '. Sindsdien gewijzigd, nog niet gecontroleerd.'}
            </>
          )}
        </p>
        <Button
          tone="secondary"
          size="sm"
          disabled={day === today && !isChanged}
          onClick={() => onCheck(today)}
        >
          <Check aria-hidden />
          Nog juist
        </Button>
        {errors.length > 0 && (
          <div className="basis-full">
            <FieldErrors id="price-check-errors" errors={errors} />
          </div>
        )}
      </div>
    </Panel>
  )
}
