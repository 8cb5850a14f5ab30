import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import {
  type FoundRecord,
  maxPerGroup,
  plain,
  searchedKinds,
} from '#domain/admin/command-search.ts'
import { kinds, type SearchedKind } from '#domain/kinds.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { postStatuses } from '#domain/post/post.ts'
import { db } from '#server/db/client.ts'
import { contains, labelOf } from '#server/db/list-page.ts'
import { plainly } from '#server/db/plain-text.ts'
import { postSource, shownInList } from '#server/db/post-edits.ts'
import {
  airportAliases,
  airports,
  contactRequests,
  faqs,
  media,
  parkings,
  posts,
  providers,
  tariffs,
} from '#server/db/schema.ts'

/** What the palette searches in and shows of a kind. */
type SearchSource = {
  from: SQL
  id: SQLWrapper
  name: SQLWrapper
  also: SQLWrapper[]
  code?: SQLWrapper
  detail?: SQLWrapper
  owner?: SQLWrapper
}

const aliases = sql`(select ${airportAliases.airportId} as airport, string_agg(${airportAliases.name}, ' ') as names
  from ${airportAliases} group by 1) as alias`

/** What a kind has besides its name, or instead of it. */
const special: { [Name in SearchedKind]?: Partial<SearchSource> } = {
  airport: {
    from: sql`${airports} left join ${aliases} on alias.airport = ${airports.id}`,
    also: [airports.code, airports.slug, airports.city, sql`alias.names`],
    code: airports.code,
  },
  parking: {
    also: [parkings.airportCode, labelOf(parkings.type, parkingTypes)],
    code: parkings.airportCode,
  },
  tariff: {
    from: sql`${tariffs} join ${parkings} on ${parkings.id} = ${tariffs.parkingId}`,
    also: [parkings.name, parkings.airportCode],
    code: parkings.airportCode,
    detail: parkings.name,
    owner: tariffs.parkingId,
  },
  provider: {
    also: [providers.legalName, providers.registryNumber],
    detail: providers.legalName,
  },
  programme: { also: [sql`programmes.network_number`], detail: sql`programmes.network` },
  post: {
    from: postSource.from,
    name: sql`coalesce(nullif(trim(${shownInList('title')}), ''), '(zonder titel)')`,
    also: [posts.slug],
    detail: labelOf(posts.status, postStatuses),
  },
  faq: { also: [sql`coalesce(${faqs.airportCode}, 'ALL')`], code: faqs.airportCode },
  media: { also: [media.alt] },
  contact: {
    also: [contactRequests.email, contactRequests.subject],
    detail: contactRequests.subject,
  },
}

function sourceOf(kind: SearchedKind): SearchSource {
  const { table, log } = kinds[kind]
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  return {
    from: sql`${sql.identifier(table)}`,
    id: column('id'),
    name: column(log.name),
    also: [],
    ...special[kind],
  }
}

/** The records of each kind that match every word, the best first: as `searchCommands` ranks them. */
export async function searchRecords(role: Role, typed: string): Promise<FoundRecord[]> {
  const wanted = plain(typed)
  if (wanted === '') return []
  const words = wanted.split(' ')
  const every = (isSo: (word: string) => SQL) => sql.join(words.map(isSo), sql` and `)
  const isIn = (text: SQL) => (word: string) => sql`strpos(${text}, ${word}) > 0`
  const startsWord = (text: SQL) => (word: string) => sql`strpos(' ' || ${text}, ${` ${word}`}) > 0`
  const [name, texts, label, all] = [sql`name`, sql`texts`, sql`label`, sql`all_texts`]
  const rank = sql`case when strpos(${label}, ${wanted}) = 1 then 0
    when ${every(startsWord(label))} then 1 when ${every(startsWord(all))} then 2 else 3 end`

  // A word has no space, so it is within one text. Only of those that have all words, the whole is read.
  return readAll(
    role,
    (source) => sql`
    with given as materialized (
      select ${source.id} as record, ${source.name} as name, ${textsOf(source)} as texts
      from ${source.from} where ${every((word) => isInOneOf(source, word))}
    ), plain as materialized (
      select record, ${plainly(name)} as name, ${plainly(texts)} as texts from given
    ), words as materialized (
      select record, ${wordsIn(name)} as label, ${wordsIn(texts)} as all_texts from plain
    ), best as (
      select record, ${rank} as rank from words where ${every(isIn(all))}
      order by rank, record limit ${maxPerGroup}
    )
    select ${columnsOf(source)} from ${source.from} join best on best.record = ${source.id}
    order by rank, record`,
  )
}

/** Records by kind and id. Those that no longer exist are left out. */
export async function findRecords(
  role: Role,
  ids: Map<SearchedKind, number[]>,
): Promise<FoundRecord[]> {
  return readAll(role, (source, kind) => {
    const wanted = ids.get(kind)
    return (
      wanted &&
      sql`select ${columnsOf(source)} from ${source.from}
      where ${source.id} = any(${sql.param(wanted)}::int[])`
    )
  })
}

/** The words of a text without capitals and accents: as `plain` in domain/admin/command-search.ts. */
const wordsIn = (text: SQL) => sql`case when ${text} ~ '^[[:alnum:]]+( [[:alnum:]]+)*$' then ${text}
  else trim(regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g')) end`

const isInOneOf = ({ name, also }: SearchSource, word: string) => {
  const isIn = [name, ...also].map((text) => contains(text, word))
  return sql`(${sql.join(isIn, sql` or `)})`
}

const textsOf = ({ name, also }: SearchSource) =>
  sql`concat_ws(' ', ${sql.join([name, ...also], sql`, `)})`

const columnsOf = ({
  id,
  name,
  also,
  code,
  detail,
  owner,
}: SearchSource) => sql`${id} as id, ${name} as name,
  array_remove(array[${sql.join(
    also.map((text) => sql`${text}::text`),
    sql`, `,
  )}]::text[], null) as also, ${code ?? sql`null`} as code, ${detail ?? sql`null`} as detail,
  ${owner ?? sql`null::int`} as "ownerId"`

/** Of the kinds that this role may see. */
async function readAll(
  role: Role,
  query: (source: SearchSource, kind: SearchedKind) => SQL | undefined,
): Promise<FoundRecord[]> {
  const found: FoundRecord[] = []
  for (const kind of searchedKinds) {
    const statement = query(sourceOf(kind), kind)
    if (!statement || !isAtLeast(role, kinds[kind].seenBy)) continue
    const { rows } = (await db.execute(statement)) as unknown as { rows: FoundRecord[] }
    for (const { id, name, also, code, detail, ownerId } of rows) {
      found.push({ kind, id, name, also, code, detail, ownerId })
    }
  }
  return found
}
