import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Radio } from '#app/admin/ui/radio.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import {
  displayText,
  type FormFields,
  type FormKind,
  mergeFields,
  namesOf,
  takenText,
} from './form-kind.ts'

type ConflictProps<Fields extends FormFields> = {
  kind: Pick<FormKind<Fields, never>, 'labels' | 'show' | 'follows' | 'keys'>
  /** The common base, the other admin's version, and this admin's version. */
  base: Fields
  theirs: Fields
  mine: Fields
  text: string
  /** Compares a long text by its differences, instead of showing both versions in full. */
  compare?: { [Name in keyof Fields]?: (theirs: Fields[Name], mine: Fields[Name]) => ReactNode }
  onChoose: (chosen: Fields) => void
  onCancel: () => void
}

/** A save conflict overwrites nothing: the admin chooses per field that both changed. */
export function ConflictDialog<Fields extends FormFields>({
  kind,
  base,
  theirs,
  mine,
  text,
  compare = {},
  onChoose,
  onCancel,
}: ConflictProps<Fields>) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const merged = mergeFields(kind, { base, theirs, mine })
  const taken = takenText(kind, merged.taken)

  useEffect(() => {
    // Focus the form, not an option: someone still typing has not chosen anything.
    form.current?.focus()
  }, [])

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const choice = new FormData(event.currentTarget)
    const isTheirs = (name: keyof Fields & string) =>
      choice.get(kind.follows?.[name] ?? name) === 'theirs'
    const chosen = namesOf(kind).filter(isTheirs)
    onChoose({
      ...merged.mine,
      ...Object.fromEntries(chosen.map((name) => [name, merged.theirs[name]])),
    })
  }

  return (
    <Dialog
      open
      urgent
      size="lg"
      onClose={onCancel}
      title="Intussen opgeslagen door een ander"
      text={text}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>
            Terug naar het formulier
          </Button>
          <Button type="submit" form={id}>
            Keuze opslaan
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        tabIndex={-1}
        onSubmit={choose}
        onKeyDown={keepEnter}
        className="grid gap-5 outline-none [&_input]:mt-1.5 [&_label]:items-start"
      >
        {taken && <p className="text-ink-muted">{taken}</p>}
        {merged.asked.map((name) => {
          const compared = compare[name]?.(merged.theirs[name], merged.mine[name])
          const value = (of: Fields) => (compared ? undefined : displayText(kind, name, of[name]))
          return (
            <FieldGroup key={name} legend={kind.labels[name]}>
              {compared}
              <Radio
                name={name}
                value="theirs"
                label={<Version by="Opgeslagen door een ander" value={value(merged.theirs)} />}
              />
              <Radio
                name={name}
                value="mine"
                defaultChecked
                label={<Version by="Van jou" value={value(merged.mine)} />}
              />
            </FieldGroup>
          )
        })}
      </form>
    </Dialog>
  )
}

/** Prevents an Enter meant for the text from submitting the choice. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** Has no value when the differences are shown above it. */
function Version({ by, value }: { by: string; value: string | undefined }) {
  if (value === undefined) return <span className="block py-1.5">{by}</span>
  return (
    <span className="grid min-w-0 py-1.5">
      <span className="text-ink-muted text-sm">{by}</span>{' '}
      <span className="whitespace-pre-line wrap-anywhere">{value || '(leeg)'}</span>
    </span>
  )
}
