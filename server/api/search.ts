import { z } from 'zod'
import { type FoundRecord, searchedKinds, searchedPath } from '#domain/admin/command-search.ts'
import { highestId } from '#domain/form/row-id.ts'
import type { SearchedKind } from '#domain/kinds.ts'
import { findRecords, searchRecords } from '#server/db/search.ts'
import { answerOf, id } from './answer.ts'
import { call } from './call.ts'

const maxTyped = 200
const maxIds = 50

export const find = call({
  method: 'GET',
  path: '/api/admin/search',
  does: 'Vindt onderdelen van elke soort op naam, met `q`, of noemt die in `ids`: parkings-3,airports-7.',
  role: 'reader',
  // Only for the description: the handler parses these itself.
  reads: z.object({ q: z.string().optional(), ids: z.string().optional() }),
  answers: z.array(
    answerOf<FoundRecord>({
      kind: z.enum(searchedKinds),
      id,
      name: z.string(),
      also: z.array(z.string()),
      code: z.string().nullable(),
      detail: z.string().nullable(),
      ownerId: id.nullable(),
    }),
  ),
  async handle(call) {
    const { q = '', ids } = call.req.query()
    const { role } = call.get('admin')
    return call.json(
      await (ids === undefined
        ? searchRecords(role, q.slice(0, maxTyped))
        : findRecords(role, read(ids))),
    )
  },
})

function read(ids: string): Map<SearchedKind, number[]> {
  const named = ids.split(',', maxIds).flatMap((each) => {
    const [, path, id] = /^([a-z]+)-(\d+)$/.exec(each) ?? []
    const kind = searchedKinds.find((name) => searchedPath(name) === path)
    return kind && Number(id) <= highestId ? [{ kind, id: Number(id) }] : []
  })
  const byKind = Map.groupBy(named, ({ kind }) => kind)
  return new Map([...byKind].map(([kind, all]) => [kind, all.map(({ id }) => id)]))
}
