import { inArray, sql } from 'drizzle-orm'
import type { Change } from '#domain/changes/change.ts'
import { allKinds, type KindName, kinds } from '#domain/kinds.ts'
import { rows } from '#server/statistics/totals.ts'

/** With the name of the record that each entry belongs to, as it is now. Without one if it is gone. */
export async function withOwners(changes: Change[]): Promise<Change[]> {
  const owned = Map.groupBy(changes.flatMap(ownerOf), ({ kind }) => kind)
  const found = await Promise.all(
    [...owned].map(async ([kind, owners]) => {
      const { table, log } = kinds[kind]
      if (log.name === null) return []
      const ids = [...new Set(owners.map(({ id }) => id))]
      const named = await rows<{ id: number; name: string }>(sql`
        select id, ${sql.identifier(log.name)} as name from ${sql.identifier(table)}
        where ${inArray(sql`id`, ids)}`)
      return named.map(({ id, name }) => [`${kind} ${id}`, name] as const)
    }),
  )
  const names = new Map(found.flat())
  return changes.map((change) => {
    const [owner] = ownerOf(change)
    const name = owner && names.get(`${owner.kind} ${owner.id}`)
    return name === undefined ? change : { ...change, owner: name }
  })
}

function ownerOf({ subject, before, after }: Change): { kind: KindName; id: number }[] {
  const kind = allKinds.find(({ table }) => table === subject)?.owner
  const id = kind && (after ?? before)?.[`${kind}_id`]
  return kind && typeof id === 'number' ? [{ kind, id }] : []
}
