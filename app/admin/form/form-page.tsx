import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import type { AnswerTo } from '#app/admin/api/calls.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import type { RowKind, WholeRow } from '#app/admin/api/use-row.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { Role } from '#domain/access/role.ts'
import type { Noun } from '#domain/admin/noun.ts'
import { saveNotice, saveSentences } from '#domain/changes/save-notice.ts'
import type { FormFields, FormKind } from './form-kind.ts'
import { FormPanel } from './form-panel.tsx'
import { LoadedRow } from './loaded-row.tsx'
import { type SaveForm, useSaveForm } from './use-save-form.ts'

/** How long the success toast shows before the form makes way for the list. */
const leaveDelayMs = 300

/** The kinds of which a form makes and saves one row; saving answers that row. */
type SavedKind = {
  [Kind in RowKind]: [
    AnswerTo<`POST /api/admin/${Kind}`>,
    AnswerTo<`PUT /api/admin/${Kind}/${number}`>,
  ] extends [WholeRow<Kind>, WholeRow<Kind>]
    ? Kind
    : never
}[RowKind]

/** A saved description may say less than what was typed. */
type SavedRow<Kind extends SavedKind> = WholeRow<Kind> & { replaced?: string[] }

type FormPageProps<Fields extends FormFields, Kind extends SavedKind> = {
  noun: Noun
  kind: FormKind<Fields, SavedRow<Kind>>
  /** The address of the list, where the form returns to. */
  list: string
  /** The kind of the record, as its calls name it: `airports`. */
  rows: Kind
  name: (row: SavedRow<Kind>) => string
  /** Replaces 'Luchthaven bewerken' above a page that shows more of a record than its form. */
  title?: (row: SavedRow<Kind>) => string
  /** Identifies the edited record when its first field does not. */
  subtitle?: (row: SavedRow<Kind>) => ReactNode
  /** The record to edit; without it the form creates one. */
  id?: string
  /** The initial fields of a new record, instead of empty ones. */
  start?: Fields
  /** The record that a new one is copied from. */
  copy?: { of: string; fields: (row: SavedRow<Kind>) => Fields }
  /** Adds a delete button. */
  canDelete?: boolean
  /** The sections are panels of their own, so the form has no card around it. */
  loose?: boolean
  /** The lowest role that may save; by default an editor. */
  changedBy?: Role
  preview?: (form: SaveForm<Fields, SavedRow<Kind>>) => ReactNode
  /** What stands above the form of a saved record. */
  above?: (row: SavedRow<Kind>) => ReactNode
  /** Buttons at the head, about the record as it is saved. */
  tools?: (row: SavedRow<Kind>) => ReactNode
  /** The sections of the form. */
  children: (form: SaveForm<Fields, SavedRow<Kind>>) => ReactNode
}

/** Where the preview stands beside the form: with a list of sections there, only on a wide screen. */
const looks = {
  card: {
    columns: '2xl:grid-cols-[minmax(0,1fr)_22.5rem]',
    preview:
      'max-2xl:max-w-96 2xl:sticky 2xl:top-[calc(var(--header-h)+1.25rem)] 2xl:-m-1 2xl:max-h-[calc(100dvh-var(--header-h)-1.5rem)] 2xl:overflow-y-auto 2xl:p-1',
  },
  sections: {
    columns: 'min-[110rem]:grid-cols-[minmax(0,1fr)_22.5rem]',
    preview:
      'max-[110rem]:max-w-96 max-[110rem]:lg:ml-58 min-[110rem]:sticky min-[110rem]:top-[calc(var(--header-h)+1.25rem)] min-[110rem]:-m-1 min-[110rem]:max-h-[calc(100dvh-var(--header-h)-1.5rem)] min-[110rem]:overflow-y-auto min-[110rem]:p-1',
  },
}

/** The create and edit page of any kind of record: everything but its fields. */
export function FormPage<Fields extends FormFields, Kind extends SavedKind>(
  props: FormPageProps<Fields, Kind>,
) {
  const { noun, rows, list, id, copy } = props
  const from = id ?? copy?.of
  const texts = saveSentences(noun)

  return (
    <div className={`mx-auto ${widthOf(props)}`}>
      {from === undefined ? (
        <RowForm {...props} />
      ) : (
        <LoadedRow
          key={from}
          {...{ noun, rows, list }}
          id={from}
          title={copy ? texts.addTitle : texts.editTitle}
        >
          {(row) => <RowForm {...props} {...(copy ? { start: copy.fields(row) } : { row })} />}
        </LoadedRow>
      )}
    </div>
  )
}

const widthOf = ({ loose, above }: { loose?: boolean; above?: unknown }) =>
  loose ? 'max-w-[86rem]' : above ? 'max-w-[70rem]' : 'max-w-[66rem]'

function RowForm<Fields extends FormFields, Kind extends SavedKind>({
  noun,
  kind,
  list: ownList,
  rows: of,
  name,
  title,
  subtitle,
  row,
  start,
  copy,
  canDelete,
  loose,
  changedBy,
  preview,
  above,
  tools,
  children,
}: FormPageProps<Fields, Kind> & { row?: SavedRow<Kind> }) {
  const texts = saveSentences(noun)
  const list = useReturn(ownList)
  const navigate = useNavigate()
  const toast = useToast()
  const rows = useRows(of)
  const isHere = useIsHere()
  const [isGone, setGone] = useState(false)
  const removal = useDelete({ noun, list: rows, name, onDone: () => setGone(true) })

  const form = useSaveForm({
    kind,
    row,
    start,
    place: `${of}/${row?.id ?? (copy ? `copy-${copy.of}` : 'new')}`,
    failed: texts.saveFailed,
    unanswered: row ? undefined : texts.mayBeAdded,
    // SavedKind says that this is the row; the compiler does not see it for any kind at once.
    save: (body, key, over) =>
      (over
        ? admin.put(`/api/admin/${of}/${over.id}`, body)
        : admin.post(`/api/admin/${of}`, body, { key })) as Promise<SavedRow<Kind> | undefined>,
    async onSaved(saved, taken) {
      const { title, text } = saveNotice(noun, name(saved), row ? 'bijgewerkt' : 'toegevoegd')
      toast({ title, text: [text, taken].filter(Boolean).join(' ') })
      rows.changed()
      await new Promise((resolve) => setTimeout(resolve, leaveDelayMs))
      // The admin may have left the page in the meantime.
      if (!isHere()) return
      const state = {
        replaced: saved.replaced ?? [],
        name: name(saved),
        added: row ? undefined : saved.id,
      }
      await navigate(updatedPage(list), { state })
    },
  })

  const current = canDelete ? form.row : undefined
  const look = looks[loose ? 'sections' : 'card']

  useEffect(() => {
    // Leave only once the unsaved-changes guard is off.
    if (isGone) navigate(list)
  }, [isGone, list, navigate])

  return (
    <>
      <AdminHead
        title={row ? (title?.(row) ?? texts.editTitle) : texts.addTitle}
        subtitle={row && subtitle?.(row)}
        back={list}
      >
        {form.row && tools?.(form.row)}
      </AdminHead>
      {form.row && above && <div className="mb-5">{above(form.row)}</div>}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${preview ? look.columns : ''}`}
      >
        <FormPanel
          form={isGone ? { ...form, dirty: false } : form}
          action={
            row
              ? { rest: 'Opslaan', busy: 'Opslaan...' }
              : { rest: 'Toevoegen', busy: 'Toevoegen...' }
          }
          onCancel={() => navigate(list)}
          onDelete={current ? () => removal.ask([current]) : undefined}
          stale={texts.stale}
          loose={loose}
          changedBy={changedBy}
        >
          {children(form)}
        </FormPanel>
        {preview && <div className={look.preview}>{preview(form)}</div>}
      </div>
      <DeleteDialogs removal={removal} />
    </>
  )
}

function useIsHere(): () => boolean {
  const here = useRef(true)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  return () => here.current
}

/** Where a form returns to: its list, or the page of the admin that opened it (`?terug=`). */
function useReturn(list: string): string {
  const [search] = useSearchParams()
  const back = search.get('terug') ?? ''
  return /^\/admin(\/|\?|$)/.test(back) ? back : list
}

/** The same after saving, so that the page reads its data again. */
const updatedPage = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}updated=${Date.now()}`
