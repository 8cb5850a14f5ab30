import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { aFaq, anAirport } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import FaqsPage from './list.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const anAdminFaq = (special: Partial<AdminFaq>): AdminFaq => ({
  ...aFaq(special),
  version: 3,
  updatedAt: '2026-11-18T09:24:00.000Z',
})

const faqs = [
  anAdminFaq({ id: 1, question: 'Hoe laat moet ik er zijn?' }),
  anAdminFaq({ id: 2, question: 'Kan ik annuleren?', category: 'booking', answer: 'Kosteloos.' }),
  anAdminFaq({ id: 3, question: 'Rijdt er een bus?', category: 'parking', airportCode: 'AMS' }),
]

/** How the server finds the questions. */
const rules: ListRules<AdminFaq> = {
  searchIn: ({ question, answer }) => [question, answer],
  filterOn: { category: ({ category }) => category, airport: ({ airportCode }) => airportCode },
}

const Site = createRoutesStub([{ path: '/admin/faqs', Component: FaqsPage }])

async function show(answers: Answers = {}, search = '') {
  const calls = answerCalls({
    'GET /api/admin/faqs': pagesFrom(rules, faqs),
    'GET /api/admin/airports': [Response.json([anAirport()])],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[`/admin/faqs${search}`]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const questions = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

test('a question is a row with its category and its airport, in the order of the site', async () => {
  const { screen } = await show()

  await expect.poll(() => questions(screen)).toEqual(faqs.map(({ question }) => question))
  const row = screen.getByRole('row').nth(3)
  await expect.element(row.getByText('Parkeren')).toBeVisible()
  await expect.element(row.getByText('AMS')).toBeVisible()
})

test('category, airport and search each filter the list', async () => {
  const { screen } = await show()

  await screen.getByLabelText('Luchthaven').selectOptions('Geldt voor alle')
  await expect
    .poll(() => questions(screen))
    .toEqual(['Hoe laat moet ik er zijn?', 'Kan ik annuleren?'])
  await screen.getByRole('button', { name: 'Reserveren 1' }).click()
  await expect.poll(() => questions(screen)).toEqual(['Kan ik annuleren?'])
})

test('the search includes the answers', async () => {
  const { screen } = await show()
  await screen.getByRole('searchbox').fill('kosteloos')

  await expect.poll(() => questions(screen)).toEqual(['Kan ik annuleren?'])
})

test.each([
  ['Kan ik annuleren?', '/faq?tab=reserveren'],
  ['Rijdt er een bus?', '/parkeren/ams'],
])('the link of "%s" leads to its place: %s', async (question, place) => {
  const { screen } = await show()
  await screen.getByRole('button', { name: `Acties voor ${question}` }).click()

  await expect
    .element(screen.getByRole('menuitem', { name: 'Bekijken' }))
    .toHaveAttribute('href', place)
})

test('a question is moved with the keyboard', async () => {
  const { screen, calls, toasts } = await show({
    'PUT /api/admin/faqs/order': [Response.json({ change: 'abc' })],
  })
  await screen
    .getByRole('button', { name: /^Verplaats Kan ik annuleren/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')

  await expect.element(toasts.getByText('Volgorde opgeslagen')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'PUT')?.json()).toEqual({
    ids: [2, 1, 3],
    was: [1, 2, 3],
  })
})

test('several questions are deleted together', async () => {
  const { screen, calls, toasts } = await show({
    'GET /api/admin/faqs': pagesFrom(rules, faqs, faqs.slice(2)),
    'DELETE /api/admin/faqs': [Response.json({ change: 'abc' })],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Hoe laat moet ik er zijn?' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Kan ik annuleren?' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(toasts.getByText('2 FAQs zijn succesvol verwijderd.')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'DELETE')?.json()).toEqual({
    rows: [
      { id: 1, version: 3 },
      { id: 2, version: 3 },
    ],
  })
  await expect.poll(() => questions(screen)).toEqual(['Rijdt er een bus?'])
})

test('an admin who may only look is not told to change or to order anything', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen } = await show()

  await expect
    .element(screen.getByRole('button', { name: 'Acties voor Kan ik annuleren?' }))
    .toBeVisible()
  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect
    .element(screen.getByText(/de volgorde|Volgorde wijzigen|voeg toe/))
    .not.toBeInTheDocument()
})
