import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Fetching } from '#domain/earnings/fetch/fetching.ts'
import { answerCalls } from '#test/calls.ts'
import { FetchingPanel } from './fetching-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const address = '/api/admin/programmes/7/fetching'

const fetching: Fetching = {
  version: 3,
  network: 'awin',
  canFetch: true,
  hasKey: true,
  hasNumber: true,
  isFetched: true,
  account: {
    id: 1,
    publisher: '45628',
    token: 'set',
    tokenSetAt: '2026-05-25T10:00:00.000Z',
    others: ['Ringvaart via Awin'],
  },
  runs: [
    {
      at: '2026-05-26T01:12:00.000Z',
      failure: null,
      counts: { 7: { added: 14, changed: 0 }, 'advertiser 99': { added: 0, changed: 0, left: 2 } },
    },
  ],
  nightsFailed: 0,
  isDue: false,
}

async function open(
  given: Partial<Fetching> = {},
  more: Record<string, Response[]> = {},
  at = '/admin/programmes/7/edit',
) {
  const answer = () => Response.json({ ...fetching, ...given })
  const calls = answerCalls({ [`GET ${address}`]: [answer(), answer(), answer()], ...more })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[at]}>
          <div style={{ height: '3000px' }}>De rest van het formulier</div>
          <FetchingPanel programmeId={7} />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('it says when was fetched, what came of it, and since when there is a token', async () => {
  const { screen } = await open()

  await expect
    .element(screen.getByText('Laatst opgehaald: 26 mei 2026 om 03:12, 14 nieuw'))
    .toBeVisible()
  await expect
    .element(screen.getByText('2 transacties van adverteerder 99, die hier geen programma heeft'))
    .toBeVisible()
  await expect
    .element(screen.getByLabelText('Nieuwe sleutel'))
    .toHaveAccessibleDescription(
      'Ingesteld op 25-05-2026. Versleuteld bewaard, niet terug te lezen.',
    )
  await expect
    .element(screen.getByText('Ook gebruikt door Ringvaart via Awin. De sleutel is voor beide.'))
    .toBeVisible()
})

test('a link to it leads to it, under the rest of a programme', async () => {
  const { screen } = await open({}, {}, '/admin/programmes/7/edit#ophalen')
  await expect.element(screen.getByRole('heading', { name: 'Ophalen' })).toBeInViewport()
})

test('a new token is sent once, and is not in the page afterwards', async () => {
  const saved = { ...fetching, version: 4 }
  const { screen, calls } = await open({}, { [`PUT ${address}`]: [Response.json(saved)] })
  await screen.getByLabelText('Nieuwe sleutel').fill('een-nieuwe-sleutel')
  await screen.getByRole('button', { name: 'Bewaar het ophalen' }).click()

  await expect.element(screen.getByText('Ophalen bewaard')).toBeVisible()
  await expect.element(screen.getByLabelText('Nieuwe sleutel')).toHaveValue('')
  const put = calls.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({
    publisher: '45628',
    token: 'een-nieuwe-sleutel',
    isFetched: true,
    version: 3,
  })
})

test('a token is tried, with what the network says', async () => {
  const text = 'Awin weigert de sleutel (401).'
  const { screen } = await open(
    {},
    { [`POST ${address}/tries`]: [Response.json({ works: false, text })] },
  )
  await screen.getByRole('button', { name: 'Probeer de sleutel' }).click()

  await expect.element(screen.getByText(text)).toBeVisible()
})

test('a wiped token is asked for again', async () => {
  const wiped: Fetching = {
    ...fetching,
    account: { id: 1, publisher: '45628', token: 'none', tokenSetAt: null, others: [] },
  }
  const { screen } = await open({}, { [`DELETE ${address}/token`]: [Response.json(wiped)] })
  await screen.getByRole('button', { name: 'Wis de sleutel' }).click()

  await expect.element(screen.getByText('Typ de sleutel opnieuw.')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Wis de sleutel' }))
    .not.toBeInTheDocument()
})

test('after three failed nights it is red, in the words of the network', async () => {
  const failure = 'Awin weigert de sleutel (401). Awin zegt: ‘Token expired’.'
  const run = { at: '2026-05-27T01:12:00.000Z', failure, counts: {} }
  const { screen } = await open({ nightsFailed: 3, runs: [run, ...fetching.runs] })

  await expect.element(screen.getByText('Al 3 nachten lukt ophalen niet.')).toBeVisible()
  await expect.element(screen.getByText(failure).first()).toBeVisible()
})

test('fetching begins at once when asked', async () => {
  const { screen, calls } = await open(
    {},
    { 'POST /api/admin/system/jobs/fetch-conversions': [new Response(null, { status: 204 })] },
  )
  await screen.getByRole('button', { name: 'Haal nu op' }).click()

  await expect
    .poll(() => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
    .toContain('POST /api/admin/system/jobs/fetch-conversions')
})

test('without SECRETS_KEY it says how to set it, and takes no token', async () => {
  const { screen } = await open({ hasKey: false, isFetched: false, account: null, runs: [] })

  await expect.element(screen.getByText(/openssl rand -base64 32/)).toBeVisible()
  await expect.element(screen.getByLabelText('Sleutel')).toBeDisabled()
  await expect.element(screen.getByRole('switch')).toBeDisabled()
})

test('what is not fetched says what else there is', async () => {
  const { screen } = await open({ network: 'daisycon', canFetch: false, account: null, runs: [] })

  await expect
    .element(screen.getByText('Bij Daisycon halen we nog niet op. Lees een bestand in.'))
    .toBeVisible()
})
