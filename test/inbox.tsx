// The inbox with three messages, as the tests of its list, keys and writing show it.
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { useDashboard } from '#app/admin/api/use-dashboard.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import ContactsPage from '#app/routes/admin/contacts.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { contactStatus } from '#domain/contact/contact-status.ts'
import { type OpenedContact, waitingSince } from '#domain/contact/thread.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'

export const list = 'GET /api/admin/contacts'
export const oldest = `${list}?status=open&sort=waiting&pageSize=1`
export const state = 'PUT /api/admin/contacts/state'
export const undo = 'POST /api/admin/changes/abc/undo'
export const hour = 3_600_000

export function aContact(special: Partial<AdminContact> = {}): AdminContact {
  return {
    id: 1,
    name: 'Marieke Jansen',
    email: 'marieke@example.com',
    subject: 'Annuleren van een shuttleparking',
    message: 'Kan ik de reservering nog aanpassen?',
    createdAt: new Date(Date.now() - 2 * hour).toISOString(),
    isResolved: false,
    note: '',
    probableSpam: false,
    resolvedAt: null,
    report: null,
    answer: null,
    answerByMail: false,
    answerMailedAt: null,
    answeredAt: null,
    repliedAt: null,
    version: 1,
    updatedAt: '2026-11-20T15:42:00.000Z',
    ...special,
  }
}

export const first = aContact()
export const second = aContact({
  id: 2,
  name: 'Thomas Peeters',
  email: 'thomas@example.com',
  subject: 'Laadpaal bij Zaventem',
  message: 'Zijn de laadpunten ook te gebruiken?',
})
export const third = aContact({
  ...second,
  id: 3,
  subject: 'Hoogte van de garage',
  isResolved: true,
})
export const all = [first, second, third]

const Site = createRoutesStub([
  {
    path: '/admin/contacts',
    Component: () => (
      <>
        <Link to="/admin">Dashboard</Link>
        <OpenCount />
        <ContactsPage />
        <p data-testid="address">{useLocation().search}</p>
      </>
    ),
  },
  { path: '/admin', Component: () => <h1>Het dashboard</h1> },
])

/** The number in the menu beside every page. */
function OpenCount() {
  return <p data-testid="open">{useDashboard().data?.openContactRequests}</p>
}

export async function show(answers: Answers, at = '/admin/contacts?status=alle') {
  const calls = answerCalls({ [oldest]: inbox([first]), ...unanswered, ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[at]} />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    calls,
    screen,
    toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }),
    message: screen.getByRole('article'),
    rows: screen.getByRole('list', { name: 'Contact aanvragen' }).getByRole('listitem'),
  }
}

export const openingOf = (id: number) => `POST /api/admin/contacts/${id}/opening`

/** What a request is opened with, on a site that mails. */
export const opened = (request: AdminContact, special: Partial<OpenedContact> = {}) =>
  Response.json({
    ...{ request, thread: [], others: [], mailFrom: 'info@parkeerpiloot.nl' },
    ...special,
  } satisfies OpenedContact)

/** In a test that is not about threads, what follows on a request is still loading. */
const unanswered: Answers = Object.fromEntries(
  Array.from({ length: 99 }, (_, index) => [openingOf(index + 1), () => never]),
)
const never = new Promise<Response>(() => undefined)

export const json = (...answers: unknown[]) => answers.map((answer) => Response.json(answer))
const rules: ListRules<AdminContact> = {
  searchIn: ({ name, email, subject, message }) => [name, email, subject, message],
  filterOn: {
    status: contactStatus,
    soort: ({ report }) => (report ? 'melding' : 'bericht'),
  },
  sortBy: { waiting: (request) => waitingSince(request) },
}
export const inbox = (...rows: [AdminContact[], ...AdminContact[][]]) => pagesFrom(rules, ...rows)
export const showAll = (at?: string, more: Answers = {}) =>
  show({ [list]: inbox(all), ...more }, at)
