import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { controlLook } from '#app/ui/field/control-look.ts'
import { Field, type FieldProps } from '#app/ui/field/field.tsx'
import { formatNumber } from '#domain/text/number.ts'
import { withoutMarks } from '#domain/text/text.ts'

export type SearchOption = { value: string; label: string; count?: number }

type SearchSelectProps = FieldProps & {
  options: SearchOption[]
  value: string
  onChoose: (value: string) => void
}

/** A select for many options, which are found by typing a part of them. */
export function SearchSelect({ options, value, onChoose, ...field }: SearchSelectProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Undefined while nothing is typed: then the field says what is chosen.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const shown = typed === undefined ? options : options.filter(({ label }) => isIn(label, typed))
  const optionId = (index: number) => `${id}-${index}`

  function open() {
    if (isOpen) return
    setOpen(true)
    mark(Math.max(0, options.indexOf(chosen ?? { value: '', label: '' })))
  }

  function close() {
    setOpen(false)
    setTyped(undefined)
  }

  function choose(option: SearchOption | undefined) {
    close()
    if (option && option.value !== value) onChoose(option.value)
  }

  function mark(index: number) {
    setMarked(index)
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }))
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (isOpen) mark((marked + step + shown.length) % (shown.length || 1))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[marked])
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  return (
    <Field {...field} id={id}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...wiring}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && shown[marked] ? optionId(marked) : undefined}
            className={`text-ellipsis py-2 pr-10 pl-3.5 ${controlLook}`}
            value={typed ?? chosen?.label ?? value}
            onFocus={(event) => event.currentTarget.select()}
            onClick={open}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOpen(true)
              mark(0)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          <ChevronDown
            size={18}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto"
            aria-hidden
          />
          {isOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing itself
            <div
              // Pressing on the list must not blur the field: that would close the list.
              onMouseDown={(event) => event.preventDefault()}
              className="absolute top-full left-0 z-5 mt-1.5 w-max min-w-full max-w-[min(24rem,calc(100vw-3rem))] overflow-hidden rounded-md bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
            >
              <div
                ref={list}
                id={`${id}-list`}
                role="listbox"
                aria-label={field.label}
                className="max-h-72 overflow-y-auto p-1.5"
              >
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  <div
                    key={option.value}
                    id={optionId(index)}
                    role="option"
                    aria-selected={option.value === value}
                    data-marked={index === marked ? '' : undefined}
                    className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:font-semibold data-marked:bg-hover pointer-coarse:min-h-11"
                    onClick={() => choose(option)}
                  >
                    {option.label}
                    {option.count !== undefined && (
                      <span className="text-ink-muted text-sm tabular-nums">
                        {formatNumber(option.count)}
                      </span>
                    )}
                  </div>
                ))}
              </div>
              {shown.length === 0 && <p className="px-4 py-3 text-ink-muted">Niets gevonden.</p>}
            </div>
          )}
        </span>
      )}
    </Field>
  )
}

const plain = (text: string) => withoutMarks(text.trim()).toLowerCase()
const isIn = (label: string, typed: string) => plain(label).includes(plain(typed))
