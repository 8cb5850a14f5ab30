import { isAtLeast } from '#domain/access/role.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerPage, listParameters } from '#server/api/list-query.ts'
import type { rows } from '#server/api/parkings.ts'
import { countHeld, hasProgramme, listHeld } from '#server/db/earnings/programme/held-programmes.ts'
import type { ListQuery } from '#server/db/list-page.ts'
import { listedParkings } from '#server/db/parkings/listed-parkings.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'

// Apart from the other calls of parkings: what is for visitors imports their shape.

const filters = [...parkingRows.filters, 'programme']

/** The calls of parkings, of which the list also has the programme of each, for whoever may see it. */
export const withProgrammes = (calls: typeof rows): typeof rows =>
  calls.map((call) =>
    call.method === 'GET' && !call.path.includes(':')
      ? {
          ...call,
          reads: listParameters({ sorts: parkingRows.sorts, filters }),
          handle: async (asked: AdminCall) =>
            isAtLeast(asked.get('admin').role, kinds.programme.seenBy)
              ? answerPage(asked, filters, readList)
              : call.handle(asked),
        }
      : call,
  )

async function readList(query: ListQuery): Promise<PageOf<ListedParking>> {
  const chosen = query.filters.programme
  const page = await listedParkings({ ...query, also: chosen ? hasProgramme(chosen) : undefined })
  const held = await listHeld(page.rows.map(({ id }) => id))
  return {
    ...page,
    counts: { ...page.counts, programme: await countHeld(page.total) },
    rows: page.rows.map((row) => ({ ...row, programme: held.get(row.id) ?? null })),
  }
}
