import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fieldNames, fileFields, lacking } from '#domain/earnings/conversion/file-columns.ts'
import { listed } from '#domain/text/listed.ts'
import type { ConversionImport } from './use-conversion-import.ts'

type ImportColumnsProps = {
  state: ConversionImport
  source: NonNullable<ConversionImport['source']>
}

/** What each column of the file holds. It is remembered for the programme. */
export function ImportColumns({ state, source }: ImportColumnsProps) {
  const { headers, columns, sheet } = source
  const missing = lacking(columns)

  return (
    <Panel
      title="Wat staat er in elke kolom?"
      foot={
        <>
          <span>We onthouden dit voor dit programma.</span>
          <span className="flex flex-wrap gap-3">
            <Button tone="secondary" disabled={state.busy !== undefined} onClick={state.restart}>
              Ander bestand
            </Button>
            <Button
              disabled={missing.length > 0}
              busy={state.busy === 'check' ? 'Nakijken...' : undefined}
              onClick={() => state.check()}
            >
              Kijk na
            </Button>
          </span>
        </>
      }
    >
      <div className="grid gap-4 p-5">
        {missing.length > 0 && (
          <Notice tone="caution">
            Nog nodig: {listed(missing.map((field) => fileFields[field]))}.
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {headers.map((header, at) => (
            <SelectField
              key={header}
              label={header}
              hint={
                sheet.rows[0]?.cells[at] ? `Bijvoorbeeld ${sheet.rows[0].cells[at]}` : undefined
              }
              value={columns[header] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                state.assign(header, fieldNames.find((name) => name === value) ?? null)
              }
            >
              <option value="">Niet gebruiken</option>
              {fieldNames.map((name) => (
                <option key={name} value={name}>
                  {fileFields[name]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </div>
    </Panel>
  )
}
