import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { type ChangeFilter, readChanges } from '#app/admin/api/use-changes.ts'
import { FilterChips } from '#app/admin/list/filter-chips.tsx'
import { useExport } from '#app/admin/list/use-export.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type ChangeSubject, otherSubjects } from '#domain/changes/change.ts'
import {
  type ChangesByField,
  changedFieldNames,
  changedFields,
} from '#domain/changes/change-field.ts'
import { writeCsv } from '#domain/import/csv.ts'
import { allKinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { changeLines, nounInLog } from './change-words.ts'

const subjects: ChangeSubject[] = [
  ...allKinds.filter(({ log }) => log.filter).map(({ table }) => table),
  ...keysOf(otherSubjects),
]

type ChangeToolsProps = {
  filter: ChangeFilter
  /** Every user in the log. */
  usernames: string[]
  total: number
  /** Undefined while they are asked. */
  counts: ChangesByField | undefined
  /** Beside the export. */
  beside: ReactNode
  /** `replace` replaces the history entry, as each letter changes it. */
  onFilter: (changes: ChangeFilter, replace?: boolean) => void
}

/** The filters of the log, and its export. */
export function ChangeTools(props: ChangeToolsProps) {
  const { filter, usernames, total, counts, beside, onFilter } = props
  return (
    <div className="grid gap-3 px-5 py-4">
      <p role="status" className="text-ink-soft">
        {formatNumber(total)} {total === 1 ? 'wijziging' : 'wijzigingen'}
      </p>
      {filter.change && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          Alleen één wijziging.
          <Button tone="link" size="sm" onClick={() => onFilter({ change: '' })}>
            Toon alles
          </Button>
        </p>
      )}
      {filter.id && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          Alleen van één {nounOf(filter.subject)}.
          <Button tone="link" size="sm" onClick={() => onFilter({ id: '', subject: '' })}>
            Toon alles
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <search className="min-w-56 flex-1 max-md:w-full max-md:flex-none">
          <TextField
            label="Zoeken"
            hideLabel
            type="search"
            placeholder="Zoek op naam..."
            autoComplete="off"
            spellCheck={false}
            before={<Search size={18} />}
            value={filter.q ?? ''}
            onChange={({ currentTarget }) => onFilter({ q: currentTarget.value }, true)}
          />
        </search>
        <DayField label="Vanaf" value={filter.from} onChange={(from) => onFilter({ from })} />
        <DayField label="Tot en met" value={filter.to} onChange={(to) => onFilter({ to })} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-44 max-md:w-full">
          <SelectField
            label="Soort"
            hideLabel
            value={filter.subject}
            onChange={({ target }) => onFilter({ subject: target.value, id: '' })}
          >
            <option value="">Soort: alle</option>
            {subjects.map((subject) => (
              <option key={subject} value={subject}>
                {capitalized(nounInLog(subject).one)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="w-44 max-md:w-full">
          <SelectField
            label="Wie"
            hideLabel
            value={filter.username}
            onChange={({ target }) => onFilter({ username: target.value })}
          >
            <option value="">Wie: iedereen</option>
            {usernames.map((username) => (
              <option key={username}>{username}</option>
            ))}
          </SelectField>
        </div>
        <div className="flex gap-3 max-md:w-full md:ml-auto">
          {beside}
          <SaveAsFile filter={filter} disabled={total === 0} />
        </div>
      </div>
      <FilterChips
        label="Veld"
        options={changedFieldNames.map((value) => ({
          ...{ value, label: changedFields[value].label },
          count: counts?.byField.find(({ field }) => field === value)?.changes,
        }))}
        allLabel="Alle velden"
        total={counts?.all}
        chosen={filter.field || null}
        onChoose={(field) => onFilter({ field: field ?? '' })}
      />
    </div>
  )
}

type DayFieldProps = {
  label: string
  value: string | undefined
  onChange: (day: string) => void
}

function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <div className="w-44 max-md:w-auto max-md:min-w-44 max-md:flex-1">
      <TextField
        label={label}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

const nounOf = (subject: string | undefined) => {
  const known = allKinds.find(({ table }) => table === subject)
  return known ? nounInLog(known.table).one : 'onderdeel'
}

function SaveAsFile({ filter, disabled }: { filter: ChangeFilter; disabled: boolean }) {
  const { isBusy, save } = useExport('Fout bij downloaden')

  const listed = async () => ({
    name: `wijzigingen-${amsterdamDay(new Date())}.csv`,
    content: writeCsv(changeLines(await readChanges(filter))),
    subject: 'changes' as const,
  })

  return (
    <Button
      tone="secondary"
      disabled={disabled}
      busy={isBusy ? 'Downloaden...' : undefined}
      onClick={() => save(listed, 'Er is een fout opgetreden bij het maken van het bestand.')}
    >
      <Download aria-hidden />
      Download als CSV
    </Button>
  )
}
