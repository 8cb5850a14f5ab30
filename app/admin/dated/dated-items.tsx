import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { lateText, validityText } from '#domain/check/check-texts.ts'
import { itemLabel } from '#domain/check/dated-item.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { formAddress } from './form-address.ts'
import { itemIcon } from './item-icon.ts'

type DatedItemsProps = {
  /** Which of them: the parking or the provider with this id. */
  of: 'parking' | 'provider'
  id: number
  name: string
}

/** All that has a date of a parking or provider, below its row: what passes its date first at the top. */
export function DatedItems({ of, id, name }: DatedItemsProps) {
  const query = useQuery({
    queryKey: ['checks', 'dated', of, id],
    queryFn: () => admin.get(`/api/admin/checks/dated?${of}=${id}`),
    staleTime: 0,
    retry: once,
  })
  const { data } = query
  if (!data) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-3 px-5 py-4 text-sm">
        {query.isError ? (
          <>
            Wat hier een datum heeft, is niet geladen.
            <Button tone="secondary" size="sm" onClick={() => void query.refetch()}>
              Probeer opnieuw
            </Button>
          </>
        ) : (
          'De lijst wordt geladen...'
        )}
      </div>
    )
  }
  const more = data.found - data.rows.length

  return (
    <section aria-label={`Wat een datum heeft van ${name}`}>
      <ul>
        {data.rows.map((item) => (
          <DatedRow
            key={`${item.parkingId}-${item.providerId}-${item.item}`}
            item={item}
            isNamed={of === 'provider'}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="px-5 py-3 text-ink-muted text-sm max-md:px-4">
          En nog {formatNumber(more)}, die later aan de beurt {more === 1 ? 'is' : 'zijn'}.
        </p>
      )}
    </section>
  )
}

function DatedRow({ item, isNamed }: { item: DueItem; isNamed: boolean }) {
  const Icon = itemIcon(item.item)
  const what = capitalized(itemLabel(item))

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b px-5 py-2 last:border-b-0 max-md:px-4">
      <Icon size={18} className="text-ink-muted" aria-hidden />
      <div className="min-w-0 leading-[1.4]">
        <p className="flex flex-wrap items-center gap-x-2">
          {isNamed && item.airportCode && <CodeTile size="xs">{item.airportCode}</CodeTile>}
          <Link
            to={formAddress(item)}
            className={`wrap-anywhere font-semibold text-sm pointer-coarse:py-3 ${textLinkLook}`}
          >
            {isNamed ? item.name : what}
          </Link>
          {isNamed && <span className="text-sm">{what}</span>}
        </p>
        <p className="text-ink-muted text-sm">{validityText(item)}</p>
      </div>
      <Badge tone={item.daysLate > 0 ? 'open' : 'plain'}>{lateText(item)}</Badge>
    </li>
  )
}
