import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { answerCalls } from '#test/calls.ts'
import { anAirport } from '#test/fixtures.ts'
import { AirportForm } from './airport-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const Site = createRoutesStub([
  { path: '/admin/airports', Component: () => <h1>De lijst</h1> },
  { path: '/admin/airports/new', Component: () => <AirportForm /> },
  { path: '/admin/airports/:id/edit', Component: () => <AirportForm id={useParams().id} /> },
])

async function show(path: string, answers: Record<string, Response[]> = {}) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[path]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

function edit(special: Partial<AdminAirport> = {}) {
  const airport: AdminAirport = {
    ...anAirport(),
    aliases: ['Amsterdam Airport'],
    version: 3,
    updatedAt: '2026-11-18T09:24:00.000Z',
    parkings: 5,
    priceFrom: 5.25,
    priceFollows: false,
    zone: null,
    lowestPrice: 5.25,
    ...special,
  }
  return show('/admin/airports/1/edit', {
    'GET /api/admin/airports/1': [Response.json(airport)],
    'PUT /api/admin/airports/1': [Response.json(airport)],
  })
}

const addNew = () => show('/admin/airports/new')

test.each([
  ['IATA Code', 'a', 'Code moet minimaal 2 tekens bevatten'],
  ['Naam', 'S', 'Naam is verplicht'],
  ['Slug', '', 'Slug is verplicht'],
  ['Slug', 'Schiphol Oost', 'Slug mag alleen kleine letters, cijfers en streepjes bevatten'],
  ['Prijs vanaf (€)', '0', 'Prijs vanaf moet groter zijn dan 0'],
  ['Officiële parkeerplaatsen', '', 'Officiële parkings is verplicht'],
  ['Beschrijving', 'Te kort', 'Beschrijving moet minimaal 10 tekens bevatten'],
  ['Afbeelding URL', 'schiphol.svg', 'Voer een geldige URL in'],
  ['Breedtegraad (optioneel)', '91', 'Vul een getal in van -90 tot 90'],
  ['Minuten vooraf, binnen Europa', '', 'Vul hele minuten in, van 0 tot 600'],
  ['Minuten vooraf, buiten Europa', '601', 'Vul hele minuten in, van 0 tot 600'],
])('%s: "%s" shows an error at its field', async (label, typed, message) => {
  const { screen, calls } = await edit()
  const field = screen.getByLabelText(label)
  await screen.getByText('Ligging en andere namen').click()
  await screen.getByText('Minuten vooraf op de luchthaven').click()
  await field.fill(typed)
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(field).toHaveAccessibleDescription(message)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('the slug of a new airport follows its name until it is edited', async () => {
  const { screen } = await addNew()
  const name = screen.getByLabelText('Naam')
  const slug = screen.getByLabelText('Slug')
  await name.click()
  await userEvent.keyboard('Köln/Bonn')
  await expect.element(slug).toHaveValue('koln-bonn')

  await slug.fill('keulen')
  await name.fill('Köln')
  await expect.element(slug).toHaveValue('keulen')
})

test('the slug of an existing airport stays, and a new one keeps the old working', async () => {
  const { screen } = await edit()
  const slug = screen.getByLabelText('Slug')
  await screen.getByLabelText('Naam').fill('Amsterdam')
  await expect.element(slug).toHaveValue('schiphol')

  await slug.fill('amsterdam')
  await expect
    .element(slug)
    .toHaveAccessibleDescription(/Het oude adres \/parkeren\/schiphol blijft werken/)
})

test('a code is three capitals, also when letters are inserted before others', async () => {
  const { screen } = await addNew()
  const code = screen.getByLabelText('IATA Code')
  await code.click()
  await userEvent.keyboard('s{ArrowLeft}amx')

  await expect.element(code).toHaveValue('AMS')
})

/** Only the fields that the specification gives an airport. */
const { id, code, name, slug, description, officialParkings, priceFrom, imageUrl } = anAirport()
const agreed = { id, code, name, slug, description, officialParkings, priceFrom, imageUrl }

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty text', () => new Response('', { status: 201 })],
  ['little', () => Response.json({ success: true })],
  ['only the specified fields', () => Response.json({ ...agreed, name: 'Amsterdam' })],
])('an airport is saved whether the response has %s or all of it', async (_, answer) => {
  const { screen } = await show('/admin/airports/1/edit', {
    'GET /api/admin/airports/1': [Response.json(agreed)],
    'PUT /api/admin/airports/1': [answer()],
  })
  await screen.getByLabelText('Naam').fill('Amsterdam')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect
    .element(screen.getByText('Luchthaven "Amsterdam" is succesvol bijgewerkt.'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'De lijst' })).toBeVisible()
})

test('the request has trimmed text, a numeric price and a list of aliases', async () => {
  const { screen, calls } = await edit()
  await screen.getByText('Ligging en andere namen').click()
  await screen.getByLabelText('Naam').fill(' Schiphol ')
  await screen.getByLabelText('Prijs vanaf (€)').fill('6.5')
  await screen.getByLabelText('Plaats (optioneel)').fill(' ')
  await screen.getByLabelText('Breedtegraad (optioneel)').fill('')
  await screen.getByLabelText('Andere namen (optioneel)').fill('AMS , , Amsterdam Airport')
  await screen.getByText('Minuten vooraf op de luchthaven').click()
  await screen.getByLabelText('Minuten vooraf, binnen Europa').fill(' 150 ')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
  expect(await calls.at(-1)?.json()).toEqual({
    code: 'AMS',
    name: 'Schiphol',
    slug: 'schiphol',
    description: 'De grootste luchthaven van Nederland.',
    officialParkings: 'P1, P3, P4',
    priceFrom: 6.5,
    imageUrl: '/images/luchthaven-schiphol.svg',
    country: 'NL',
    zone: null,
    city: null,
    latitude: null,
    longitude: 4.7639,
    checkInEurope: 150,
    checkInFar: 180,
    aliases: ['AMS', 'Amsterdam Airport'],
    version: 3,
  })
})

test('a number of parking spaces in the description is announced as replaced, and is not on the card', async () => {
  const { screen } = await addNew()
  const description = screen.getByLabelText('Beschrijving')
  await description.fill('Er zijn drie parkeergarages bij de hal.')

  await expect
    .element(description)
    .toHaveAccessibleDescription(
      'Bij het opslaan vervangen we ‘drie parkeergarages’ door ‘verschillende parkeerplaatsen’.',
    )
  await expect
    .element(
      screen
        .getByRole('complementary')
        .getByText('Er zijn verschillende parkeerplaatsen bij de hal.'),
    )
    .toBeVisible()
})

test('the card shows the typed text, has no working links, and reports a missing picture', async () => {
  const { screen } = await edit()
  const card = screen.getByRole('complementary', { name: 'Voorbeeld' })
  await screen.getByLabelText('Naam').fill('Amsterdam')
  await screen.getByLabelText('Prijs vanaf (€)').fill('7.1')
  await expect.element(card.getByText('Amsterdam')).toBeVisible()
  await expect.poll(() => card.element().textContent).toContain('€7,10')
  expect(card.element().querySelector('[inert] a')).not.toBeNull()

  await screen.getByLabelText('Afbeelding URL').fill('/images/bestaat-niet.svg')
  await expect.element(card.getByText('Afbeelding niet gevonden')).toBeVisible()
})

test('a card without a picture has a valid placeholder address, below a heading', async () => {
  const { screen } = await edit()
  await screen.getByLabelText('Afbeelding URL').fill('')
  const card = screen.getByRole('complementary', { name: 'Voorbeeld' })
  await expect.element(card.getByText('Nog geen afbeelding')).toBeVisible()

  const levels = card.element().querySelectorAll('h1, h2, h3')
  expect([...levels].map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
  // The characters of RFC 3986: a space, quote or bracket must be percent-encoded.
  expect(card.element().querySelector('img')?.getAttribute('src')).toMatch(
    /^data:image\/svg\+xml,[\w.~:/?#[\]@!$&'()*+,;=%-]+$/,
  )
})

test('a price below the cheapest parking can be fixed with one button', async () => {
  const { screen } = await edit({ lowestPrice: 6.95 })
  await screen.getByRole('button', { name: 'Neem €6,95 over' }).click()

  await expect.element(screen.getByLabelText('Prijs vanaf (€)')).toHaveValue(6.95)
  await expect.element(screen.getByLabelText('Prijs vanaf (€)')).toHaveFocus()
  await expect.element(screen.getByText('Lager dan het aanbod.')).not.toBeInTheDocument()
})

test('an airport without parkings has no price to adopt', async () => {
  const { screen } = await edit({ parkings: 0, lowestPrice: null })

  await expect.element(screen.getByText('Nog geen parkings.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Neem/ })).not.toBeInTheDocument()
})

test('while the price follows, the card shows the cheapest parking and the typed price stays', async () => {
  const { screen, calls } = await edit({ lowestPrice: 6.95 })
  const card = screen.getByRole('complementary', { name: 'Voorbeeld' })
  await screen.getByLabelText('Volgt de goedkoopste parking').click()

  await expect.element(screen.getByText(/^De kaart toont nu €6,95 per dag/)).toBeVisible()
  await expect.element(screen.getByLabelText('Prijs vanaf (€)')).toHaveValue(5.25)
  await expect.element(screen.getByText('Lager dan het aanbod.')).not.toBeInTheDocument()
  await expect.poll(() => card.element().textContent).toContain('€6,95')

  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
  const saved = await calls.at(-1)?.json()
  expect(saved).toMatchObject({ priceFrom: 5.25, priceFollows: true })
})

test('an airport without parkings that follows shows the typed price, and that nothing can be booked', async () => {
  const { screen } = await edit({ priceFollows: true, lowestPrice: null })
  const card = screen.getByRole('complementary', { name: 'Voorbeeld' })

  await expect.element(screen.getByLabelText('Volgt de goedkoopste parking')).toBeChecked()
  await expect.element(card.getByText('nog niets te boeken')).toBeVisible()
  await expect.poll(() => card.element().textContent).toContain('€5,25')
})

test('the price of a new airport follows, unless it is unticked', async () => {
  const { screen } = await addNew()
  const follows = screen.getByLabelText('Volgt de goedkoopste parking')

  await expect.element(follows).toBeChecked()
  await expect.element(screen.getByLabelText('Prijs vanaf (€)')).toHaveValue(null)
})
