import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { seasonText, termOf, terms, usualCents, usualDays } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { TariffBody } from './tariff-body.tsx'
import { type TariffDraft, tariffOf } from './tariff-draft.ts'

export type TariffRowProps = {
  draft: TariffDraft
  /** All tariffs of the parking that are ready to be charged. */
  others: Tariff[]
  /** Of its errors: `tariffs.0`. */
  path: string
  errors: FormErrors
  onChange: (changes: Partial<TariffDraft>) => void
  onRemove: () => void
  onPaste: (text: string) => void
}

/** One tariff: a line, and its fields while it is unfolded. */
export function TariffRow({
  startsOpen,
  isMade,
  ...props
}: TariffRowProps & { startsOpen: boolean; isMade: boolean }) {
  const { draft, path, errors } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const details = useRef<HTMLDetailsElement>(null)
  const isWrong = Object.keys(errors).some((each) => each.startsWith(`${path}.`) && errors[each])
  const season = { validFrom: draft.validFrom || null, validTo: draft.validTo || null }
  const term = termOf(season, amsterdamDay(new Date()))
  const tariff = tariffOf(draft)
  const cents = tariff && usualCents(tariff)

  useEffect(() => {
    if (isMade) details.current?.querySelector('input')?.focus()
  }, [isMade])

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/tariff border-line not-first:border-t"
    >
      <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-3 focus-visible:shadow-none [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere min-w-0 flex-1 basis-44">
          <b className="block font-semibold">{draft.name.trim() || 'Nieuw tarief'}</b>
          <span className="block text-ink-muted text-sm">{seasonText(season)}</span>
        </span>
        <Badge tone={term === 'now' ? 'done' : 'plain'}>{terms[term]}</Badge>
        <b className="whitespace-nowrap font-semibold tabular-nums">
          {typeof cents === 'number'
            ? `${usualDays} dagen ${formatCents(cents)}`
            : 'Nog geen prijs'}
        </b>
        <ChevronDown
          size={20}
          className="ml-auto flex-none transition-transform duration-(--base) group-open/tariff:rotate-180"
          aria-hidden
        />
      </summary>
      {/* With an error also while folded: the form unfolds what holds a field with one. */}
      {(isOpen || isWrong) && <TariffBody {...props} />}
    </details>
  )
}
