import { useQueries } from '@tanstack/react-query'
import { href } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRole } from '#app/admin/api/role.ts'
import { kindIcons } from '#app/admin/kind-icons.ts'
import { isAtLeast } from '#domain/access/role.ts'
import { type CommandIndex, indexCommands, searchedKinds } from '#domain/admin/command-search.ts'
import type { AdminAirport } from '#domain/airport/airport.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { kinds, type SearchedKind } from '#domain/kinds.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { type AdminParking, parkingTypes } from '#domain/parking/parking.ts'
import { type AdminPostSummary, postStatuses } from '#domain/post/post.ts'
import { capitalized } from '#domain/text/text.ts'
import type { AdminCommand } from './command-pages.ts'

/** Every row that can be found by name, from the cached lists or fetched now. */
export function useRecordCommands() {
  const role = useRole()
  const seen = searchedKinds.filter((name) => isAtLeast(role, kinds[name].seenBy))
  const lists = useQueries({
    queries: seen.map((name) => ({
      queryKey: [kinds[name].path],
      // Rows go to the index of their own kind, which the compiler can't follow.
      queryFn: () => admin.get(`/api/admin/${kinds[name].path}`) as Promise<never[]>,
      // Stable, so that React Query runs it once per response instead of at every letter.
      select: indexes[name],
      retry: once,
    })),
  })

  return {
    records: lists.flatMap(({ data }) => data ?? []),
    isLoading: lists.some(({ data, isFetching }) => isFetching && !data),
    failed: seen
      .filter((_, place) => lists[place]?.isError && !lists[place].data)
      .map((name) => kinds[name].noun.many),
  }
}

type Told = Pick<AdminCommand, 'also' | 'code' | 'detail'> & { label?: string; to?: string }

/** The details of a row beside its name, which are searched as well. */
const details: { [Name in SearchedKind]?: (row: never) => Told } = {
  airport: ({ code, slug, city, aliases = [] }: AdminAirport) => ({
    also: [code, slug, city ?? '', ...aliases],
    code,
  }),
  parking: ({ airportCode, type }: AdminParking) => ({
    also: [airportCode, parkingTypes[type]],
    code: airportCode,
  }),
  post: ({ title, slug, status }: AdminPostSummary) => ({
    label: title || '(zonder titel)',
    also: [slug],
    detail: postStatuses[status],
  }),
  faq: ({ airportCode }: AdminFaq) => ({
    also: [airportCode],
    code: airportCode === 'ALL' ? undefined : airportCode,
  }),
  contact: ({ id, email, subject }: AdminContact) => ({
    also: [email, subject],
    detail: subject,
    to: `${href('/admin/contacts')}?id=${id}`,
  }),
  media: ({ alt }: AdminMedia) => ({ also: [alt] }),
}

/** The columns that every kind has. */
type Row = { id: number; [column: string]: unknown }

type Index = (rows: never[]) => CommandIndex<AdminCommand>

function indexOf(name: SearchedKind): Index {
  const { noun, path, log } = kinds[name]

  return (rows) =>
    indexCommands(
      rows.map((row): AdminCommand => {
        const { id, [log.name]: label }: Row = row
        return {
          id: `${path} ${id}`,
          group: capitalized(noun.many),
          label: String(label),
          icon: kindIcons[name],
          to: `/admin/${path}/${id}/edit`,
          ...details[name]?.(row),
        }
      }),
    )
}

const indexes = Object.fromEntries(searchedKinds.map((name) => [name, indexOf(name)]))
