import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { ListTools } from '#app/admin/list/list-tools.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useListState } from '#app/admin/list/use-list-state.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { State } from '#app/ui/state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { pageAddress, placesOf } from '#domain/admin/list-view.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { lateText, validityText } from '#domain/check/check-texts.ts'
import { datedKinds, itemLabel } from '#domain/check/dated-item.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { formAddress } from './form-address.ts'
import { itemIcon } from './queue-list.tsx'

const filters = [
  {
    name: 'soort',
    label: 'Soort',
    options: keysOf(datedKinds).map((value) => ({ value, label: datedKinds[value] })),
  },
  {
    name: 'stand',
    label: 'Stand',
    look: 'select' as const,
    options: [
      { value: 'te-laat', label: 'Te laat' },
      { value: 'binnen-datum', label: 'Binnen de datum' },
    ],
  },
]

/** Everything that has a date, also what still holds. */
export function DatedList() {
  const list = useListState(filters.map(({ name }) => name))
  const { state } = list
  const settled = useSettled(state.q, 150)
  const address = pageAddress('/api/admin/checks/dated', {
    ...state,
    q: state.q === '' ? '' : settled,
  })
  const query = useQuery({
    queryKey: ['checks', 'dated', address],
    queryFn: () => admin.get(address),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
  const { data } = query
  // A search that fails takes the rows away, but not what was typed.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const tools = data ?? last

  return (
    <>
      <AdminHead
        title="Alles wat een datum heeft"
        subtitle="Wat het eerst aan de beurt is, staat bovenaan"
        back={href('/admin/controle')}
      />
      {query.isError && <LoadFailed what="de lijst" onRetry={() => void query.refetch()} />}
      {!tools && query.isFetching && (
        <div role="status">
          <span className="sr-only">De lijst wordt geladen...</span>
          <Skeleton height="24rem" rounded="lg" />
        </div>
      )}
      {tools && (
        <section
          aria-label="Alles wat een datum heeft"
          className="rounded-lg bg-card shadow-hairline"
        >
          <ListTools
            total={counted(tools.total, 'ding', 'dingen')}
            count={tools.total}
            counts={tools.counts}
            search={{ placeholder: 'Zoek op parking of aanbieder...' }}
            filters={filters}
            state={state}
            onSearch={list.search}
            onFilter={list.filter}
          />
          {data?.rows.length === 0 && (
            <State image="/images/leeg-lijst.svg" title="Niets gevonden" small>
              <p>
                {data.total === 0
                  ? 'Er is nog niets met een datum.'
                  : 'Niets past bij deze zoekopdracht.'}
              </p>
              {data.total > 0 && (
                <Button tone="secondary" onClick={list.clear}>
                  Wis alles
                </Button>
              )}
            </State>
          )}
          {data && data.rows.length > 0 && (
            <ul className="border-line border-t" aria-busy={query.isPlaceholderData || undefined}>
              {data.rows.map((item) => (
                <DatedRow key={`${item.parkingId}-${item.providerId}-${item.item}`} item={item} />
              ))}
            </ul>
          )}
          {data && data.found > data.size && (
            <Pager
              {...placesOf(data)}
              total={data.found}
              onPage={(page) => list.change({ page })}
            />
          )}
        </section>
      )}
    </>
  )
}

function DatedRow({ item }: { item: DueItem }) {
  const Icon = itemIcon(item.item)

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b px-5 py-2.5 last:border-b-0 max-md:px-4">
      <Icon size={18} className="text-ink-muted" aria-hidden />
      <div className="min-w-0 leading-[1.4]">
        <p className="flex flex-wrap items-center gap-x-2">
          {item.airportCode && <CodeTile size="xs">{item.airportCode}</CodeTile>}
          <Link
            to={formAddress(item)}
            className={`wrap-anywhere font-semibold pointer-coarse:py-3 ${textLinkLook}`}
          >
            {item.name}
          </Link>
          <span>{capitalized(itemLabel(item))}</span>
        </p>
        <p className="text-ink-muted text-sm">{validityText(item)}</p>
      </div>
      <Badge tone={item.daysLate > 0 ? 'open' : 'plain'}>{lateText(item)}</Badge>
    </li>
  )
}
