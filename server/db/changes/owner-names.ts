import { inArray, sql } from 'drizzle-orm'
import type { Change } from '#domain/changes/change.ts'
import { allKinds, type KindName, kinds } from '#domain/kinds.ts'
import { rows } from '#server/statistics/totals.ts'

type Owner = { id: number; name: string; airport: string | null }

/** The column of each kind of owner with the code of its airport. */
const codes: Partial<Record<KindName, string>> = { airport: 'code', parking: 'airport_code' }

/**
 * With the name of the record that each entry belongs to, as it is now, and the airport. Without a name if that
 * record is gone.
 */
export async function withOwners(changes: Change[]): Promise<Change[]> {
  const owned = Map.groupBy(changes.flatMap(ownerOf), ({ kind }) => kind)
  const found = await Promise.all(
    [...owned].map(async ([kind, owners]) => {
      const { table, log } = kinds[kind]
      if (log.name === null) return []
      const ids = [...new Set(owners.map(({ id }) => id))]
      const code = codes[kind]
      const airport = code === undefined ? sql`null` : sql.identifier(code)
      const named = await rows<Owner>(sql`
        select id, ${sql.identifier(log.name)} as name, ${airport} as airport
        from ${sql.identifier(table)} where ${inArray(sql`id`, ids)}`)
      return named.map((owner) => [`${kind} ${owner.id}`, owner] as const)
    }),
  )
  const owners = new Map(found.flat())
  return changes.map((change) => {
    const [of] = ownerOf(change)
    const owner = of && owners.get(`${of.kind} ${of.id}`)
    const airport = owner?.airport ?? ownAirport(change)
    return {
      ...change,
      ...(owner && { owner: owner.name }),
      ...(airport !== undefined && { airport }),
    }
  })
}

function ownerOf({ subject, before, after }: Change): { kind: KindName; id: number }[] {
  const kind = allKinds.find(({ table }) => table === subject)?.owner
  const id = kind && (after ?? before)?.[`${kind}_id`]
  return kind && typeof id === 'number' ? [{ kind, id }] : []
}

function ownAirport({ subject, before, after }: Change): string | undefined {
  const row = after ?? before
  const code = subject === 'airports' ? row?.code : row?.airport_code
  return typeof code === 'string' ? code : undefined
}
