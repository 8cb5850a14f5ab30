import { useListView } from '#app/admin/list/use-list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'

export const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'opgelost', label: 'Opgelost' },
]

export const statusOf = ({ isResolved }: AdminContact) => (isResolved ? 'opgelost' : 'open')

export type InboxView = ReturnType<typeof useInboxView>

/** The requests that match the search and the status. */
export function useInboxView(requests: AdminContact[]) {
  return useListView(requests, {
    searchIn: ({ name, email, subject, message }) => [name, email, subject, message],
    filterOn: { status: statusOf },
  })
}
