import { sql } from 'drizzle-orm'
import { type PageOf, pageSize, pagesOf } from '#domain/admin/list-view.ts'
import { datedKinds } from '#domain/check/dated-item.ts'
import { isRowId } from '#domain/form/row-id.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { keysOf } from '#domain/text/keys.ts'
import { contains, type ListQuery, wantedIn } from '#server/db/list-page.ts'
import { rows } from '#server/statistics/totals.ts'
import { type Narrowing, today } from './dated-items.ts'
import { amongOf, listedKind } from './dated-lists.ts'
import { asRow, clicksUntil, type DatedRow, withReach } from './due-items.ts'

export const datedFilters = ['soort', 'stand', 'parking', 'provider']

function onlyIn({ parking, provider }: ListQuery['filters']): Narrowing['among'] {
  const [ofParking, ofProvider] = [Number(parking), Number(provider)]
  if (isRowId(ofParking)) return amongOf('parking', [ofParking])
  return isRowId(ofProvider) ? amongOf('provider', [ofProvider]) : undefined
}

/** A page of everything that has a date, or of that of one parking or provider: what is due first at the top. */
export async function pageDated(settings: Settings, query: ListQuery): Promise<PageOf<DatedRow>> {
  const { q, filters, page, size = pageSize } = query
  const wanted = wantedIn(q)
  const kind = filters.soort ?? ''
  const state = filters.stand ?? ''
  const isKind = kind === '' ? sql`true` : sql`${listedKind} = ${kind}`
  const isState = state === '' ? sql`true` : sql`(days_late > 0) = ${state === 'te-laat'}`
  const isFound = wanted === '' ? sql`true` : contains(sql`name`, wanted)
  const clicks = await clicksUntil(today())
  const counted = sql`counted as (
      select count(*)::int as total,
        (count(*) filter (where ${isFound} and ${isKind} and ${isState}))::int as found,
        jsonb_build_object(${sql.join(
          keysOf(datedKinds).map(
            (name) => sql`${name}::text, count(*) filter (where ${listedKind} = ${name})`,
          ),
          sql`, `,
        )}) as kinds,
        jsonb_build_object('te-laat', count(*) filter (where days_late > 0),
          'binnen-datum', count(*) filter (where days_late <= 0)) as states
      from dated
    )`
  const [counts, ...found] = await rows<
    DatedRow & {
      total: number
      found: number
      kinds: Record<string, number>
      states: Record<string, number>
    }
  >(sql`
    ${withReach(settings, today(), clicks, { among: onlyIn(filters) })}, ${counted}
    select * from (select * from counted) counted left join lateral (
      select ${asRow} from dated where ${isFound} and ${isKind} and ${isState}
      order by due_on, name collate "C", item
      limit ${size} offset ${(page - 1) * size}
    ) shown on true`)
  const all = counts ? [counts, ...found] : []
  const last = pagesOf(counts?.found ?? 0, size)
  if (page > last) return pageDated(settings, { ...query, page: last })
  return {
    rows: all
      .filter(({ item }) => item !== null)
      .map(({ total, found: _, kinds, states, ...row }) => row),
    page,
    size,
    found: counts?.found ?? 0,
    total: counts?.total ?? 0,
    counts: { soort: counts?.kinds ?? {}, stand: counts?.states ?? {} },
  }
}
