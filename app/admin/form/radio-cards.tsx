import type { LucideIcon } from 'lucide-react'
import { radioLook } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'

type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  cards: readonly { value: Value; label: string; icon: LucideIcon }[]
  value: string
  onChoose: (value: Value) => void
  errors?: string[]
}

const columns: Record<number, string> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }

const cardLook = [
  'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md p-3.5 pr-11 font-semibold text-sm shadow-[inset_0_0_0_1.5px_var(--line-strong)] md:grid md:gap-2',
  'transition-shadow duration-(--fast) hover:shadow-[inset_0_0_0_1.5px_var(--text)] has-checked:bg-selected has-checked:shadow-[inset_0_0_0_2px_var(--action)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer) has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
].join(' ')

/** A choice of a few, each with an icon. */
export function RadioCards<Value extends string>({
  legend,
  name,
  cards,
  value,
  onChoose,
  errors,
}: RadioCardsProps<Value>) {
  return (
    <FieldGroup legend={legend} errors={errors}>
      <div className={`mt-1 grid gap-3 ${columns[cards.length] ?? ''}`}>
        {cards.map(({ value: own, label, icon: Icon }) => (
          <label key={own} className={cardLook}>
            <Icon size={22} className="flex-none" aria-hidden />
            {label}
            <input
              type="radio"
              name={name}
              value={own}
              checked={value === own}
              onChange={() => onChoose(own)}
              className={`absolute top-3 right-3 outline-none! ${radioLook}`}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
