import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { maxMarks } from '#domain/provider/provider-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { MarkFields, ProviderSaveForm } from './provider-kind.ts'
import { ProviderMark } from './provider-mark.tsx'

/** The marks of a provider, each with its own fields. */
export function ProviderMarks({ form }: { form: ProviderSaveForm }) {
  const { marks } = form.fields
  const add = useRef<HTMLButtonElement>(null)
  const added = useRef<number>(undefined)
  const today = amsterdamDay(new Date())
  const errorsAt = (at: number) => (field: keyof MarkFields) => form.errors[`marks.${at}.${field}`]
  const tooMany = form.errors.marks

  function append() {
    const key = Math.max(-1, ...marks.map((mark) => mark.key)) + 1
    added.current = key
    form.set({ marks: [...marks, { key, name: '', number: '', validUntil: '', proof: '' }] })
  }

  function remove(key: number) {
    form.set({ marks: marks.filter((mark) => mark.key !== key) })
    add.current?.focus()
  }

  return (
    <FormSection>
      {marks.map((mark, at) => (
        <ProviderMark
          key={mark.key}
          mark={mark}
          place={at + 1}
          today={today}
          isNew={mark.key === added.current}
          errors={errorsAt(at)}
          onChange={(changes) =>
            form.set({
              marks: marks.map((each) => (each.key === mark.key ? { ...each, ...changes } : each)),
            })
          }
          onRemove={() => remove(mark.key)}
        />
      ))}
      {tooMany && (
        <p role="alert" className="text-negative-ink text-sm">
          {tooMany.join(' ')}
        </p>
      )}
      <p>
        <Button ref={add} tone="secondary" disabled={marks.length >= maxMarks} onClick={append}>
          <Plus aria-hidden />
          Keurmerk erbij
        </Button>
      </p>
    </FormSection>
  )
}
