import { useQuery } from '@tanstack/react-query'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Newspaper from 'lucide-react/icons/newspaper'
import Plane from 'lucide-react/icons/plane'
import SquareParking from 'lucide-react/icons/square-letter-p'
import { href } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { type CommandIndex, indexCommands } from '#domain/admin/command-search.ts'
import type { AdminAirport } from '#domain/airport/airport.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { type AdminParking, parkingTypes } from '#domain/parking/parking.ts'
import { type AdminPostSummary, postStatuses } from '#domain/post/post.ts'
import type { AdminCommand } from './command-pages.ts'

/** Every row that can be found by name, from the cached lists or fetched now. */
export function useRecordCommands() {
  const lists = [
    useRecords('luchthavens', 'airports', airportCommand),
    useRecords('parkings', 'parkings', parkingCommand),
    useRecords('artikelen', 'blog', postCommand),
    useRecords('FAQs', 'faqs', faqCommand),
    useRecords('aanvragen', 'contacts', contactCommand),
    useRecords('afbeeldingen', 'media', pictureCommand),
  ]

  return {
    records: lists.flatMap(({ data }) => data ?? []),
    isLoading: lists.some(({ data, isFetching }) => isFetching && !data),
    failed: lists.flatMap(({ what, data, isError }) => (isError && !data ? what : [])),
  }
}

function useRecords<Row>(what: string, kind: string, select: (rows: Row[]) => Index) {
  const { data, isError, isFetching } = useQuery({
    queryKey: [kind],
    queryFn: () => admin.get<Row[]>(`/api/admin/${kind}`),
    // A stable function, so that React Query runs it once per response instead of at every letter.
    select,
    retry: once,
  })
  return { what, data, isError, isFetching }
}

type Index = CommandIndex<AdminCommand>

const each =
  <Row>(toCommand: (row: Row) => AdminCommand) =>
  (rows: Row[]) =>
    indexCommands(rows.map(toCommand))

const airportCommand = each(({ id, name, code, slug, city, aliases = [] }: AdminAirport) => ({
  id: `airports ${id}`,
  group: 'Luchthavens',
  label: name,
  also: [code, slug, city ?? '', ...aliases],
  code,
  icon: Plane,
  to: href('/admin/airports/:id/edit', { id: String(id) }),
}))

const parkingCommand = each(({ id, name, airportCode, type }: AdminParking) => ({
  id: `parkings ${id}`,
  group: 'Parkings',
  label: name,
  also: [airportCode, parkingTypes[type]],
  code: airportCode,
  icon: SquareParking,
  to: href('/admin/parkings/:id/edit', { id: String(id) }),
}))

const postCommand = each(({ id, title, slug, status }: AdminPostSummary) => ({
  id: `blog ${id}`,
  group: 'Artikelen',
  label: title || '(zonder titel)',
  also: [slug],
  detail: postStatuses[status],
  icon: Newspaper,
  to: href('/admin/blog/:id/edit', { id: String(id) }),
}))

const faqCommand = each(({ id, question, airportCode }: AdminFaq) => ({
  id: `faqs ${id}`,
  group: 'FAQs',
  label: question,
  also: [airportCode],
  code: airportCode === 'ALL' ? undefined : airportCode,
  icon: CircleQuestionMark,
  to: href('/admin/faqs/:id/edit', { id: String(id) }),
}))

const contactCommand = each(({ id, name, email, subject }: AdminContact) => ({
  id: `contacts ${id}`,
  group: 'Aanvragen',
  label: name,
  also: [email, subject],
  detail: subject,
  icon: Inbox,
  to: `${href('/admin/contacts')}?id=${id}`,
}))

const pictureCommand = each(({ id, name, alt }: AdminMedia) => ({
  id: `media ${id}`,
  group: 'Afbeeldingen',
  label: name,
  also: [alt],
  icon: Image,
  to: href('/admin/media/:id/edit', { id: String(id) }),
}))
