import BadgeEuro from 'lucide-react/icons/badge-euro'
import CalendarX from 'lucide-react/icons/calendar-x'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Download from 'lucide-react/icons/download'
import ListChecks from 'lucide-react/icons/list-checks'
import SquareParking from 'lucide-react/icons/square-parking'
import { admin } from '#app/admin/api/api.ts'
import { useExport } from '#app/admin/list/use-export.ts'
import { Menu } from '#app/admin/ui/menu.tsx'
import { Button } from '#app/ui/button.tsx'
import { parkingsCsv } from '#domain/import/parking-csv.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'

type ExportMenuProps = {
  isEmpty: boolean
  /** Those of the view. */
  parkings: () => Promise<Parking[]>
  /** What is stored with parkings is of this airport, or of all. */
  airport: string | null
}

/** What is stored with parkings, by the path of its file. */
const stored = [
  { path: 'tariffs', label: 'Tarieven', icon: BadgeEuro, failed: 'De tarieven zijn niet geladen.' },
  {
    path: 'surcharges',
    label: 'Toeslagen',
    icon: CirclePlus,
    failed: 'De toeslagen zijn niet geladen.',
  },
  {
    path: 'closures',
    label: 'Periodes dicht',
    icon: CalendarX,
    failed: 'De periodes zijn niet geladen.',
  },
  { path: 'facts', label: 'Feiten', icon: ListChecks, failed: 'De feiten zijn niet geladen.' },
] as const

/** Exports parkings as CSV, or what is stored with them, to edit in a spreadsheet and import again. */
export function ExportMenu({ isEmpty, parkings, airport }: ExportMenuProps) {
  const { isBusy, save } = useExport()

  const listed = async () => ({
    name: `parkings-${amsterdamDay(new Date())}.csv`,
    content: parkingsCsv(await parkings()),
    subject: 'parkings' as const,
  })
  const query = airport ? (`?airport=${airport}` as const) : ''

  return (
    <Menu
      items={[
        {
          label: 'Parkings',
          icon: SquareParking,
          onSelect: () => save(listed, 'De parkings zijn niet geladen.'),
        },
        ...stored.map(({ path, label, icon, failed }) => ({
          label: airport ? `${label} van ${airport}` : label,
          icon,
          onSelect: () => save(() => admin.file(`/api/admin/${path}.csv${query}`), failed),
        })),
      ]}
    >
      <Button tone="secondary" disabled={isEmpty} busy={isBusy ? 'Exporteren...' : undefined}>
        <Download aria-hidden />
        Exporteren
      </Button>
    </Menu>
  )
}
