import ChevronDown from 'lucide-react/icons/chevron-down'
import { useMay } from '#app/admin/api/role.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

type TariffPriceCellProps = { parking: AdminParking; isOpen: boolean; onToggle: () => void }

/** The price per day that visitors read of a parking with a tariff for today, which it unfolds. */
export function TariffPriceCell({ parking, isOpen, onToggle }: TariffPriceCellProps) {
  const mayChange = useMay('editor')
  const price = formatEuro(parking.priceToday)
  if (!mayChange) {
    return (
      <>
        <span className={`block tabular-nums ${labelLook}`}>{price}</span>
        <span className={`block text-ink-muted text-xs ${sourceLook}`}>{source}</span>
      </>
    )
  }

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="min-h-11 rounded-sm px-2 text-right tabular-nums hover:bg-card aria-expanded:shadow-[inset_0_0_0_1px_var(--line-control)] max-md:-my-1 max-md:-ml-2 max-md:text-left md:-mr-2"
      onClick={onToggle}
    >
      <span className="sr-only">Prijs van {parking.name}: </span>
      <span className={labelLook}>{price}</span>{' '}
      <span className={`flex items-center gap-1 text-ink-muted text-xs ${sourceLook}`}>
        {source}
        <ChevronDown size={14} className="flex-none in-aria-expanded:rotate-180" aria-hidden />
      </span>
    </button>
  )
}

/** On a phone, where the column has no head: before the price, so that both lines begin below each other. */
const labelLook =
  "max-md:before:mr-1.5 max-md:before:text-ink-muted max-md:before:text-sm max-md:before:content-['Per_dag']"

/** On two lines where the list would else be wider than a laptop. */
const sourceLook = 'md:max-[100rem]:ml-auto md:max-[100rem]:w-24 md:max-[100rem]:whitespace-normal'

const source = 'uit tarief, bij 8 dagen'
