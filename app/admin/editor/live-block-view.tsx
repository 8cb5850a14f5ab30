import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import BadgeEuro from 'lucide-react/icons/badge-euro'
import CircleParking from 'lucide-react/icons/circle-letter-p'
import { useList } from '#app/admin/api/use-list.ts'
import { useRow } from '#app/admin/api/use-row.ts'
import { formatEuro } from '#domain/text/money.ts'

/** A live block in the editor: its current text, not editable. */
export function LiveBlockView({ node, selected }: NodeViewProps) {
  const { kind, key } = node.attrs
  const Icon = kind === 'parking' ? CircleParking : BadgeEuro

  return (
    <NodeViewWrapper
      data-drag-handle
      className={`flex items-center gap-3 rounded-lg border-[1.5px] bg-subtle px-4 py-3 text-[0.9375rem] text-ink ${selected ? 'border-action' : 'border-line-strong border-dashed'}`}
    >
      <Icon size={22} className="flex-none text-ink-muted" aria-hidden />
      <span className="min-w-0">
        <span className="block text-ink-muted text-sm">Live blok, altijd actueel op de site</span>
        {kind === 'parking' ? <ParkingText id={key} /> : <PriceText code={key} />}
      </span>
    </NodeViewWrapper>
  )
}

function ParkingText({ id }: { id: string }) {
  const { row: parking, missing } = useRow('parkings', id)
  if (!parking && !missing) return 'Parking'
  if (!parking) return 'Deze parking bestaat niet meer: op de site staat hier niets.'

  return (
    <>
      <b>{parking.name}</b>
      {parking.unavailable === null
        ? `, vanaf ${formatEuro(parking.priceToday)} per dag`
        : ': niet beschikbaar, dus op de site staat hier nu niets.'}
    </>
  )
}

function PriceText({ code }: { code: string }) {
  const airports = useList('airports')
  const airport = airports.rows?.find((row) => row.code === code)
  if (airports.isLoading) return 'Laagste prijs'
  if (!airport) return 'Deze luchthaven bestaat niet meer: op de site staat hier niets.'
  if (airport.lowestPrice === null) {
    return `Bij ${airport.name} is nu geen parking beschikbaar: op de site staat hier niets.`
  }

  return (
    <>
      Laagste prijs bij <b>{airport.name}</b>: {formatEuro(airport.lowestPrice)} per dag
    </>
  )
}
