import Download from 'lucide-react/icons/download'
import { download } from '#app/admin/api/download.ts'
import { Button } from '#app/ui/button.tsx'
import { writeCsv } from '#domain/import/csv.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { columnName } from '#domain/import/import-sheet.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import type { ImportState } from './use-import.ts'

type Source = NonNullable<ImportState['source']>

/** '4 foute regels' */
export const wrongLines = (wrong: number) => counted(wrong, 'foute regel', 'foute regels')

/** What the columns of a file, and its fields, are called. */
export function namesIn({ kind, sheet, fields }: Source) {
  const { noun, columns } = importKind(kind)
  const labelOf = (field: string) => columns[field]?.label ?? field

  /** The column name in the file, if the file has that column. */
  function columnOf(field: string): string {
    const index = fields.indexOf(field)
    return index < 0 ? labelOf(field) : columnName(sheet.headers, index)
  }

  return { heading: capitalized(noun.one), labelOf, columnOf }
}

type DownloadProblemsProps = { report: ImportReport; source: Source }

/** The wrong lines as a file, to put them right. */
export function DownloadProblems({ report, source }: DownloadProblemsProps) {
  const { many } = importKind(source.kind).noun
  const name = `${many}-fouten-${amsterdamDay(new Date())}.csv`

  return (
    <Button tone="secondary" size="sm" onClick={() => download(name, problemsCsv(report, source))}>
      <Download aria-hidden />
      Fouten downloaden
    </Button>
  )
}

function problemsCsv({ lines }: ImportReport, source: Source): string {
  const { heading, columnOf } = namesIn(source)
  const problems = lines.flatMap(({ row, name, problems }) =>
    problems.map(({ field, value, reason }) => [row, name, columnOf(field), value, reason]),
  )
  return writeCsv([['Rij', heading, 'Kolom', 'Waarde', 'Reden'], ...problems])
}
