import { keepPreviousData, useQuery } from '@tanstack/react-query'
import BadgeEuro from 'lucide-react/icons/badge-euro'
import { href } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { kindIcons } from '#app/admin/navigation.ts'
import {
  type FoundRecord,
  indexCommands,
  searchedKinds,
  searchedPath,
} from '#domain/admin/command-search.ts'
import { kinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
import type { AdminCommand } from './command-pages.ts'

/** After a pause in typing this long, the server is asked. */
const quietMs = 120

/**
 * The rows that the server finds by name, and those that were chosen before. What was found stays
 * until the answer to the latest letter, as it may match that as well.
 */
export function useRecordCommands(typed: string, recent: string[]) {
  const q = useSettled(typed.trim(), quietMs)
  const found = useQuery({
    queryKey: ['search', q],
    queryFn: () => admin.get(`/api/admin/search?${new URLSearchParams({ q })}`),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: once,
    // Names change: the next time the palette opens, it asks again.
    gcTime: 0,
  })
  const ids = recent.filter(isRecord).map((id) => id.replace(' ', '-'))
  const chosen = useQuery({
    queryKey: ['search', 'ids', ...ids],
    queryFn: () => admin.get(`/api/admin/search?${new URLSearchParams({ ids: ids.join() })}`),
    enabled: ids.length > 0,
    retry: once,
    gcTime: 0,
  })
  const isTyping = typed.trim() !== q

  return {
    found: indexCommands((found.data ?? []).map(asCommand)),
    chosen: indexCommands((chosen.data ?? []).map(asCommand)),
    isLoading: typed.trim() !== '' && (found.isFetching || isTyping),
    hasFailed: found.isError && !found.isFetching && !isTyping,
    retry: () => void found.refetch(),
  }
}

const paths = searchedKinds.map(searchedPath)

/** Whether the id of a choice is that of a record: 'parkings 3'. */
const isRecord = (id: string) => paths.some((path) => new RegExp(`^${path} \\d+$`).test(id))

const icons = { ...kindIcons, tariff: BadgeEuro }

function asCommand(record: FoundRecord): AdminCommand {
  const { kind, id, name, also, code, detail } = record

  return {
    id: `${searchedPath(kind)} ${id}`,
    group: capitalized(kinds[kind].noun.many),
    label: name,
    icon: icons[kind],
    to: addressOf(record),
    also,
    ...(code !== null && { code }),
    ...(detail !== null && { detail }),
  }
}

function addressOf({ kind, id, name, ownerId }: FoundRecord): string {
  if (kind === 'conversion') return `${href('/admin/conversions')}?q=${encodeURIComponent(name)}`
  if (kind === 'payout') return `${href('/admin/payouts')}?id=${id}`
  if (kind === 'contact') return `${href('/admin/contacts')}?id=${id}`
  if (kind !== 'tariff') return `/admin/${kinds[kind].path}/${id}/edit`
  return `${href('/admin/parkings/:id/edit', { id: `${ownerId}` })}?onderdeel=tarieven`
}
