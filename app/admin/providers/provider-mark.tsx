import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import Trash2 from 'lucide-react/icons/trash'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { expiryText, markWarning } from '#domain/provider/mark-warning.ts'
import { formatDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { capitalized } from '#domain/text/text.ts'
import type { MarkFields } from './provider-kind.ts'

type ProviderMarkProps = {
  mark: MarkFields
  /** The first is 1. */
  place: number
  today: string
  /** Whether it was just added: then its name is typed first. */
  isNew: boolean
  errors: (field: keyof MarkFields) => string[] | undefined
  onChange: (changes: Partial<MarkFields>) => void
  onRemove: () => void
}

/** One mark, with a warning if it expires. */
export function ProviderMark(props: ProviderMarkProps) {
  const { mark, place, today, isNew, errors, onChange, onRemove } = props
  const name = useRef<HTMLInputElement>(null)
  const title = mark.name.trim() || `keurmerk ${place}`

  useEffect(() => {
    if (isNew) name.current?.focus()
  }, [isNew])

  const field = (of: Exclude<keyof MarkFields, 'key'>, label: string) => ({
    label,
    name: `marks.${place - 1}.${of}`,
    value: mark[of],
    errors: errors(of),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [of]: event.target.value }),
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
    <div
      role="group"
      aria-label={capitalized(title)}
      className="grid items-start gap-5 rounded-md bg-sunken p-4 md:grid-cols-6"
    >
      <div className="md:col-span-2">
        <TextField ref={name} {...field('name', 'Keurmerk')} />
      </div>
      <div className="md:col-span-2">
        <TextField {...field('number', 'Nummer')} spellCheck={false} />
      </div>
      <div className="md:col-span-2">
        <TextField {...field('validUntil', 'Geldig tot')} type="date" />
      </div>
      <div className="md:col-span-3">
        <TextField
          {...field('proof', 'Bewijs')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint="Het adres van de pagina waarop je het zag."
        />
      </div>
      <div className="grid justify-items-start gap-3 md:col-span-3 md:pt-7">
        <Expiry validUntil={mark.validUntil} today={today} />
        <div className="text-negative-ink">
          <Button tone="ghost" onClick={onRemove}>
            <Trash2 aria-hidden />
            Verwijderen
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
    </div>
  )
}

const expiryLooks = {
  expired: { look: 'bg-negative-soft text-negative-ink', icon: TriangleAlert },
  expiring: { look: 'bg-caution-soft text-caution-ink', icon: ClockAlert },
}

function Expiry({ validUntil, today }: { validUntil: string; today: string }) {
  const warning = isDay(validUntil) ? markWarning({ validUntil }, today) : undefined
  const { look, icon: Icon } = expiryLooks[warning ?? 'expiring']

  return (
    <p
      role="status"
      className={warning && `flex w-full gap-2.5 rounded-sm px-3 py-2 text-sm ${look}`}
    >
      {warning && <Icon size={18} className="mt-px flex-none" aria-hidden />}
      {warning === 'expired' && `Verlopen op ${formatDay(validUntil)}. Bezoekers lezen dat ook.`}
      {warning === 'expiring' &&
        `${capitalized(expiryText(validUntil, today))}. Daarna lezen bezoekers dat het verlopen is.`}
    </p>
  )
}
