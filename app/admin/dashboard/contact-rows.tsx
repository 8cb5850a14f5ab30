import type { LatestContact } from '#domain/admin/dashboard.ts'
import { ContactRow } from './contact-row.tsx'
import { ScrollList } from './scroll-list.tsx'

type ContactRowsProps = { label: string; requests: LatestContact[] }

export function ContactRows({ label, requests }: ContactRowsProps) {
  return (
    <ScrollList
      label={label}
      empty={{ image: '/images/leeg-postvak.svg', text: 'Geen recente contact aanvragen' }}
      rows={requests.map((request) => <ContactRow key={request.id} request={request} />)}
    />
  )
}
