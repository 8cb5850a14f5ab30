import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useRef, useState } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Button } from '#app/ui/button.tsx'
import type { Closure } from '#domain/closure/closure.ts'
import { maxClosures } from '#domain/closure/closure-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { closureDrafts, type KeyedClosure, newClosure, toldClosure } from './closure-draft.ts'
import { ClosureFields } from './closure-fields.tsx'
import { PasteClosures } from './paste-closures.tsx'

type ClosureListProps = {
  closures: KeyedClosure[]
  errors: FormErrors
  onChange: (closures: KeyedClosure[]) => void
}

/** The periods in which a parking can't be booked. Those that are over are a line. */
export function ClosureList({ closures, errors, onChange }: ClosureListProps) {
  const add = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const added = useRef<number>(undefined)
  const today = amsterdamDay(new Date())
  const tooMany = errors.closures
  const [isPasting, setPasting] = useState(false)

  useEffect(() => {
    if (closures.at(-1)?.key !== added.current) return
    added.current = undefined
    first.current?.focus()
  }, [closures])

  const newKey = () => Math.max(-1, ...closures.map((closure) => closure.key)) + 1

  function append() {
    const key = newKey()
    added.current = key
    onChange([...closures, { ...newClosure, key }])
  }

  /** Without those that are in the list already. */
  function take(pasted: Closure[]) {
    const listed = new Set(closures.map(textOf))
    const others = closureDrafts(pasted).filter((draft) => !listed.has(textOf(draft)))
    const start = newKey()
    onChange([...closures, ...others.map((draft, at) => ({ ...draft, key: start + at }))])
    return true
  }

  function remove(key: number) {
    onChange(closures.filter((closure) => closure.key !== key))
    add.current?.focus()
  }

  return (
    <section aria-labelledby="closures" className="grid gap-4">
      <div>
        <h2 id="closures" className="font-sans font-semibold text-base tracking-normal">
          Periodes dicht
        </h2>
        <p className="text-ink-muted text-sm">
          Een verblijf dat zo’n periode raakt, is hier niet te boeken. Bezoekers lezen dan waarom.
        </p>
      </div>
      {closures.map((closure, at) => {
        const title = toldClosure(closure) ?? `Periode ${at + 1}`
        const isOver = closure.lastDay !== '' && closure.lastDay < today
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
          <div
            key={closure.key}
            role="group"
            aria-label={title}
            className="grid items-start gap-3 rounded-md bg-sunken p-4"
          >
            {isOver && toldClosure(closure) ? (
              <p className="text-ink-muted">{title} Dat is voorbij.</p>
            ) : (
              <ClosureFields
                closure={closure}
                name={`closures.${at}.`}
                errors={(field) => errors[`closures.${at}.${field}`]}
                first={at === closures.length - 1 ? first : undefined}
                onChange={(changes) =>
                  onChange(
                    closures.map((each) =>
                      each.key === closure.key ? { ...each, ...changes } : each,
                    ),
                  )
                }
              />
            )}
            <div className="-ml-2 justify-self-start text-negative-ink">
              <Button tone="ghost" size="sm" onClick={() => remove(closure.key)}>
                <Trash2 aria-hidden />
                Verwijderen
                <span className="sr-only">: {title}</span>
              </Button>
            </div>
          </div>
        )
      })}
      {tooMany && (
        <p role="alert" className="text-negative-ink text-sm">
          {tooMany.join(' ')}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          ref={add}
          tone="secondary"
          disabled={closures.length >= maxClosures}
          onClick={append}
        >
          <Plus aria-hidden />
          Periode erbij
        </Button>
        <Button
          tone="ghost"
          disabled={closures.length >= maxClosures}
          onClick={() => setPasting(true)}
        >
          <ClipboardPaste aria-hidden />
          Plak een lijst
        </Button>
      </p>
      {isPasting && (
        <PasteClosures
          take={(periods) => `Neem ${counted(periods, 'periode', 'periodes')} over`}
          onTake={take}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  )
}

const textOf = ({ firstDay, lastDay, reason, only }: KeyedClosure) =>
  [firstDay, lastDay, reason, only].join(' ')
