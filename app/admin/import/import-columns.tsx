import ArrowRight from 'lucide-react/icons/arrow-right'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { canName, fieldOf, lackingForNew, sameColumn } from '#domain/import/import-columns.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import { type ImportName, importLabel, importNames } from '#domain/import/import-names.ts'
import { columnName, type ImportSheet } from '#domain/import/import-sheet.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import type { ImportState } from './use-import.ts'

type ImportColumnsProps = {
  state: ImportState
  source: NonNullable<ImportState['source']>
}

/** The second step: assign a field to each column of the file. */
export function ImportColumns({ state, source }: ImportColumnsProps) {
  const { sheet, kind, fields } = source
  const hasClash = fields.some((_, index) => sameColumn(fields, index) !== undefined)

  return (
    <>
      <ColumnsNotice source={source} />
      <Panel
        title={`Kolommen van ${source.name}`}
        note={
          <span className="whitespace-nowrap text-ink-muted text-sm">
            {counted(sheet.rows.length, 'regel', 'regels')}
          </span>
        }
        foot={
          <div className="flex w-full flex-wrap justify-end gap-3 max-sm:*:w-full">
            <Button
              tone="secondary"
              disabled={state.busy !== undefined}
              onClick={() => state.show('choose')}
            >
              Ander bestand
            </Button>
            <Button
              busy={state.busy === 'check' ? 'Controleren...' : undefined}
              disabled={hasClash || !canName(kind, fields)}
              onClick={state.check}
            >
              Controleren
              <ArrowRight aria-hidden />
            </Button>
          </div>
        }
      >
        <div className="border-line border-b p-5">
          <SelectField
            label="In dit bestand staan"
            hint="Dit zien we aan de kolomnamen. Klopt het niet, kies dan zelf."
            value={kind}
            onChange={({ currentTarget: { value } }) => {
              const chosen = importNames.find((name) => name === value)
              if (chosen) state.chooseKind(chosen)
            }}
          >
            {importNames.map((name) => (
              <option key={name} value={name}>
                {importLabel(name)}
              </option>
            ))}
          </SelectField>
        </div>
        <ul>
          {sheet.headers.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index only
            <li key={index} className="not-first:border-line not-first:border-t">
              <ColumnRow state={state} source={source} index={index} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

function ColumnsNotice({
  source: { kind, fields, isRecalled },
}: Pick<ImportColumnsProps, 'source'>) {
  const { noun, columns } = importKind(kind)
  const lacking = lackingForNew(kind, fields).map((field) => columns[field]?.label)

  if (!canName(kind, fields)) return <Notice tone="caution">{whichRecord[kind]}</Notice>
  if (lacking.length > 0) {
    return (
      <Notice tone="caution">
        Voor nieuwe {noun.many} ontbreekt nog: {lacking.join(', ')}. Bestaande {noun.many} kun je zo
        wel bijwerken.
      </Notice>
    )
  }
  return (
    <Notice tone="info">
      {isRecalled
        ? 'De kolommen staan zoals je ze eerder koos voor een bestand als dit.'
        : 'Wat we aan de kolomnamen herkenden, is al gekozen. Kijk na of het klopt.'}{' '}
      Alles wat een {noun.article === 'de' ? 'nieuwe' : 'nieuw'} {noun.one} nodig heeft, is er.
    </Notice>
  )
}

const ofParking = 'Kies welke kolom de luchthaven is en welke de parking'

/** What is missing to see which record a line is about. */
const whichRecord: Record<ImportName, string> = {
  parkings:
    'Kies welke kolom het nummer is, of welke de naam en welke de luchthaven. Zonder die kolommen is niet te zien over welke parking een regel gaat.',
  tariffs: `${ofParking}. Zonder die kolommen is niet te zien over welke parking een tarief gaat.`,
  surcharges: `${ofParking}, en welke de toeslag. Zonder die kolommen is niet te zien over welke toeslag een regel gaat.`,
  closures: `${ofParking}, en welke de eerste dag. Zonder die kolommen is niet te zien over welke periode een regel gaat.`,
  providers:
    'Kies welke kolom de handelsnaam is, of welke het registernummer. Zonder zo’n kolom is niet te zien over welke aanbieder een regel gaat.',
  facts: `${ofParking}, en welke het feit. Zonder die kolommen is niet te zien over welk feit een regel gaat.`,
}

function ColumnRow({ state, source, index }: ImportColumnsProps & { index: number }) {
  const { sheet, kind, fields } = source
  const { columns } = importKind(kind)
  const clash = sameColumn(fields, index)
  const name = columnName(sheet.headers, index)

  return (
    <div className="grid items-center gap-x-6 gap-y-2 px-5 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="truncate text-ink-muted text-sm">{examples(sheet, index)}</p>
      </div>
      <SelectField
        label={`Kolom ${name}`}
        hideLabel
        value={fields[index] ?? ''}
        errors={
          clash === undefined
            ? undefined
            : [`Dit is al de kolom ${columnName(sheet.headers, clash)}. Kies er één.`]
        }
        onChange={({ currentTarget }) => {
          state.assign(index, fieldOf(kind, currentTarget.value))
        }}
      >
        <option value="">Niet gebruiken</option>
        {keysOf(columns).map((field) => (
          <option key={field} value={field}>
            {columns[field]?.label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Up to three sample values of a column. */
function examples({ rows }: ImportSheet, index: number): string {
  const values = rows.map(({ cells }) => cells[index]?.trim()).filter(Boolean)
  return [...new Set(values)].slice(0, 3).join(' · ') || 'Leeg'
}
