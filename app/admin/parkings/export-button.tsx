import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#app/admin/api/download.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { parkingsCsv } from '#domain/import/parking-csv.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'

const failed = { title: 'Fout bij exporteren', text: 'De parkings zijn niet geladen.' }

type ExportButtonProps = { isEmpty: boolean; parkings: () => Promise<Parking[]> }

/** Exports these parkings as CSV, which can be edited in a spreadsheet and imported again. */
export function ExportButton({ isEmpty, parkings }: ExportButtonProps) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      download(`parkings-${amsterdamDay(new Date())}.csv`, parkingsCsv(await parkings()))
    } catch (error) {
      toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
    }
    setBusy(false)
  }

  return (
    <Button
      tone="secondary"
      disabled={isEmpty}
      busy={isBusy ? 'Exporteren...' : undefined}
      onClick={save}
    >
      <Download aria-hidden />
      Exporteren
    </Button>
  )
}
