import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { faqPlaces } from '#domain/faq/faq-places.ts'
import { answerCalls } from '#test/calls.ts'
import { aFaq, anAirport } from '#test/fixtures.ts'
import { FaqForm } from './faq-form.tsx'
import { faqCategory } from './faq-kind.ts'

afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([
  { path: '/admin/faqs', Component: () => <h1>De lijst</h1> },
  { path: '/admin/faqs/new', Component: () => <FaqForm /> },
  { path: '/admin/faqs/:id/edit', Component: () => <FaqForm id={useParams().id} /> },
])

const anAdminFaq = (special: Partial<AdminFaq> = {}): AdminFaq => ({
  ...aFaq(special),
  version: 3,
  updatedAt: '2026-11-18T09:24:00.000Z',
  ...special,
})

const airports = [anAirport(), anAirport({ id: 2, code: 'EIN', name: 'Eindhoven' })]
const ofSchiphol = anAdminFaq({ id: 9, airportCode: 'AMS', category: 'parking' })
const faqs = [...[1, 2, 3].map((id) => anAdminFaq({ id })), ofSchiphol]

/** As the server answers. */
function placesOnSite({ searchParams }: URL): Response {
  const [id, category, airportCode] = ['id', 'category', 'airport'].map((name) =>
    searchParams.get(name),
  )
  const faq = { category: faqCategory(category ?? ''), airportCode: airportCode ?? '' }
  return Response.json(faqPlaces(faqs, { id: id ? Number(id) : undefined, ...faq }, airports))
}

async function show(path: string, answers: Record<string, Response[]> = {}) {
  const calls = answerCalls({
    'GET /api/admin/faqs/places': placesOnSite,
    'GET /api/admin/airports': [Response.json(airports)],
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[path]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const places = screen
    .getByRole('region', { name: 'Waar de vraag komt te staan' })
    .getByRole('listitem')
  return { screen, calls, places }
}

const edit = () =>
  show('/admin/faqs/9/edit', {
    'GET /api/admin/faqs/9': [Response.json(ofSchiphol)],
    'PUT /api/admin/faqs/9': [Response.json(ofSchiphol)],
  })

test.each([
  ['Vraag', 'Hoe?', 'Vraag moet minimaal 5 tekens bevatten'],
  ['Antwoord', 'Te kort', 'Antwoord moet minimaal 10 tekens bevatten'],
])('%s: "%s" shows an error at its field', async (label, typed, message) => {
  const { screen, calls } = await edit()
  const field = screen.getByLabelText(label)
  await field.fill(typed)
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(field).toHaveAccessibleDescription(message)
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a new question sends all its fields, for all airports by default', async () => {
  const { screen, calls } = await show('/admin/faqs/new', {
    'POST /api/admin/faqs': [Response.json(anAdminFaq({ question: 'Mag mijn hond mee?' }))],
  })
  await screen.getByLabelText('Vraag').fill('Mag mijn hond mee?')
  await screen.getByLabelText('Antwoord').fill('Ja, als hij stil zit.')
  await screen.getByLabelText('Categorie').selectOptions('Reserveren')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  await expect
    .element(screen.getByText('FAQ "Mag mijn hond mee?" is succesvol toegevoegd.'))
    .toBeVisible()
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toEqual({
    question: 'Mag mijn hond mee?',
    answer: 'Ja, als hij stil zit.',
    category: 'booking',
    airportCode: 'ALL',
  })
})

test('the places of the question follow its category and airport', async () => {
  const { screen, places } = await edit()
  await expect
    .element(places.filter({ hasText: 'Staat als 1e van 4 op de pagina van Schiphol.' }))
    .toBeVisible()

  await screen.getByLabelText('Luchthaven').selectOptions('EIN · Eindhoven')
  await expect
    .element(places.filter({ hasText: 'Staat als 1e van 4 op de pagina van Eindhoven.' }))
    .toBeVisible()

  await screen.getByLabelText('Luchthaven').selectOptions('Alle luchthavens')
  await screen.getByLabelText('Categorie').selectOptions('Algemeen')
  await expect
    .element(places.first())
    .toHaveTextContent('Staat als 4e van 4 op het tabblad Algemeen van de FAQ-pagina.')
  await expect
    .element(places.last())
    .toHaveTextContent('Staat als 4e van 4 op de pagina van elke luchthaven.')
})

test('without the other questions, the places are not guessed', async () => {
  const { screen } = await show('/admin/faqs/new', { 'GET /api/admin/faqs/places': [] })

  await expect
    .element(screen.getByText(/Waar deze vraag komt te staan, is nu niet te zeggen/))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Toevoegen' })).toBeVisible()
})

test('the preview shows the typed question, expanded', async () => {
  const { screen } = await edit()
  await screen.getByLabelText('Antwoord').fill('Elk kwartier, dag en nacht.')

  const preview = screen.getByRole('complementary', { name: 'Voorbeeld', includeHidden: true })
  await expect.element(preview.getByText('Elk kwartier, dag en nacht.')).toBeVisible()
})
