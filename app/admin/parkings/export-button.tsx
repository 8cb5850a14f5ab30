import Download from 'lucide-react/icons/download'
import { download } from '#app/admin/api/download.ts'
import { Button } from '#app/ui/button.tsx'
import { parkingsCsv } from '#domain/import/parking-csv.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'

/** Exports these parkings as CSV, which can be edited in a spreadsheet and imported again. */
export function ExportButton({ parkings }: { parkings: Parking[] }) {
  return (
    <Button
      tone="secondary"
      disabled={parkings.length === 0}
      onClick={() => download(`parkings-${amsterdamDay(new Date())}.csv`, parkingsCsv(parkings))}
    >
      <Download aria-hidden />
      Exporteren
    </Button>
  )
}
