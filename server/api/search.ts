import { searchedKinds } from '#domain/admin/command-search.ts'
import { highestId } from '#domain/form/row-id.ts'
import { kinds, type SearchedKind } from '#domain/kinds.ts'
import { findRecords, searchRecords } from '#server/db/search/records.ts'
import type { AdminCall } from './access/authenticate.ts'

const maxTyped = 200
const maxIds = 50

/** What the palette finds by `q`, or the records named in `ids`: `parkings-3,airports-7`. */
export async function find(call: AdminCall): Promise<Response> {
  const { q = '', ids } = call.req.query()
  const { role } = call.get('admin')
  return call.json(
    await (ids === undefined
      ? searchRecords(role, q.slice(0, maxTyped))
      : findRecords(role, read(ids))),
  )
}

function read(ids: string): Map<SearchedKind, number[]> {
  const named = ids.split(',', maxIds).flatMap((each) => {
    const [, path, id] = /^([a-z]+)-(\d+)$/.exec(each) ?? []
    const kind = searchedKinds.find((name) => kinds[name].path === path)
    return kind && Number(id) <= highestId ? [{ kind, id: Number(id) }] : []
  })
  const byKind = Map.groupBy(named, ({ kind }) => kind)
  return new Map([...byKind].map(([kind, all]) => [kind, all.map(({ id }) => id)]))
}
