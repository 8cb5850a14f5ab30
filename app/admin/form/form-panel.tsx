import Trash2 from 'lucide-react/icons/trash'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { useKeptFocus } from '#app/admin/list/use-kept-focus.ts'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { focusInView } from '#app/admin/ui/focus-in-view.ts'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { ReadOnlyNotice } from '#app/admin/ui/read-only-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Role } from '#domain/access/role.ts'
import type { Editable } from '#domain/changes/editable.ts'
import { counted } from '#domain/text/number.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { FormConflict } from './form-conflict.tsx'
import type { FormFields } from './form-kind.ts'
import { keepFieldsAbove, measureFoot } from './keep-fields-above.ts'
import { NotSaved } from './not-saved.tsx'
import type { SaveForm } from './use-save-form.ts'
import { useSaveKey } from './use-save-key.ts'

type FormPanelProps<Fields extends FormFields, Row extends Editable> = {
  form: SaveForm<Fields, Row>
  /** The button's label, at rest and while saving. */
  action: { rest: string; busy: string }
  /** Without it there is no cancel button. */
  onCancel?: () => void
  /** Without it there is no delete button. */
  onDelete?: () => void
  /** The text of the conflict dialog. */
  stale: string
  /** The sections are panels of their own, so the form has no card around it. */
  loose?: boolean
  /** The lowest role that may save; by default an editor. */
  changedBy?: Role
  children: ReactNode
}

const looks = {
  card: {
    form: 'rounded-lg bg-card shadow-hairline',
    summary: 'px-4 pt-5 md:px-6 md:pt-6',
    fields: '',
    foot: 'bottom-0 rounded-b-lg border-line border-t px-4 py-3 max-md:*:flex-1 md:px-6 md:py-4',
    status: 'max-md:hidden',
  },
  loose: {
    form: 'grid gap-5',
    summary: '',
    fields: 'grid grid-cols-[minmax(0,1fr)] gap-5',
    foot: 'bottom-3 min-h-19 flex-wrap rounded-lg px-5 py-3 shadow-3 max-md:[&>button]:flex-1',
    status: 'max-md:order-first max-md:basis-full',
  },
}

/** The fields with their error summary, the buttons, and the guards against losing typed text. */
export function FormPanel<Fields extends FormFields, Row extends Editable>({
  form,
  action,
  onCancel,
  onDelete,
  stale,
  loose,
  changedBy = 'editor',
  children,
}: FormPanelProps<Fields, Row>) {
  const panel = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const watchFoot = useCallback((element: HTMLDivElement | null) => {
    foot.current = element
    const stops = [keepToastAbove(element), keepFieldsAbove(element)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [])
  const wrong = Object.values(form.errors).filter((errors) => errors?.length).length
  const { saving, refused, row, failure } = form
  const look = looks[loose ? 'loose' : 'card']
  const mayChange = useMay(changedBy)

  const holdFocus = useKeptFocus(panel, saving)
  useSaveKey(useCallback(() => panel.current?.requestSubmit(), []))

  useEffect(() => {
    if (refused.times === 0) return
    const fields = [...(panel.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])]
    for (const field of fields) field.closest('details')?.setAttribute('open', '')
    // A single error is read at its field; several start with a summary.
    const first = summary.current ?? fields[0]
    if (!first) return
    measureFoot(foot.current)
    focusInView(first)
  }, [refused])

  function submit(event: FormEvent) {
    event.preventDefault()
    // The save key works without the buttons.
    if (!mayChange) return
    holdFocus()
    form.submit()
  }

  return (
    <>
      <form
        ref={panel}
        noValidate
        onSubmit={submit}
        // Keeps the focused element, and the message below it, clear of the sticky header and footer.
        className={`${look.form} [&_:is(input,select,textarea,summary,button)]:scroll-mt-24 [&_:is(input,select,textarea,summary,button)]:scroll-mb-[calc(var(--foot-h,4.75rem)+4.5rem)]`}
      >
        {refused.fields > 1 && wrong > 0 && (
          <div className={look.summary}>
            <Notice ref={summary} tone="error" title="Nog niet opgeslagen.">
              {wrong === 1
                ? 'Controleer het veld met een melding.'
                : `Controleer de ${numberWord(wrong)} velden met een melding.`}
            </Notice>
          </div>
        )}
        {form.putBackFrom && (
          <div className={look.summary}>
            <PutBack at={form.putBackFrom} onTakeAway={form.takeAway} />
          </div>
        )}
        {!mayChange && (
          <div className={look.summary}>
            <ReadOnlyNotice />
          </div>
        )}
        <fieldset disabled={saving || !mayChange} className={`min-w-0 ${look.fields}`}>
          {children}
        </fieldset>
        <div
          ref={watchFoot}
          hidden={!mayChange}
          className={`sticky [&[hidden]]:hidden z-1 flex flex-wrap items-center justify-end gap-3 bg-card ${look.foot}`}
        >
          {failure && <NotSaved text={failure} />}
          {onDelete && (
            <div className="-ml-2 max-md:flex-none! [&>button]:text-negative-ink">
              <Button tone="ghost" disabled={saving} onClick={onDelete}>
                <Trash2 aria-hidden />
                <span className="max-md:sr-only">Verwijderen</span>
              </Button>
            </div>
          )}
          {row?.updatedAt && (
            <p className={`mr-auto text-ink-muted text-sm max-md:empty:hidden ${look.status}`}>
              {loose && form.changes > 0
                ? `Je hebt ${counted(form.changes, 'niet-opgeslagen wijziging', 'niet-opgeslagen wijzigingen')}.`
                : // Version 1 may be built in, so nobody saved it.
                  row.version > 1 && (
                    <>
                      {onDelete ? 'Opgeslagen' : 'Laatst opgeslagen'} op{' '}
                      <Moment at={row.updatedAt} between=" om " />
                    </>
                  )}
            </p>
          )}
          {onCancel && (
            <Button tone="secondary" disabled={saving} onClick={onCancel}>
              Annuleren
            </Button>
          )}
          <Button type="submit" busy={saving ? action.busy : undefined}>
            {action.rest}
          </Button>
        </div>
      </form>
      <FormConflict form={form} text={stale} />
      <UnsavedGuard dirty={form.dirty} saving={saving} onDiscard={form.discard} />
    </>
  )
}
