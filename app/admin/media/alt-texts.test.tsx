import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { aMedia } from '#test/fixtures.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { reload } from '#test/reload.ts'
import { AltTexts } from './alt-texts.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const put = 'PUT /api/admin/media/alt-texts'
const Site = createRoutesStub([{ path: '/admin/media/alt-texts', Component: AltTexts }])
const pictures = ['dak.jpg', 'poort.jpg', 'bus.jpg'].map((name, index) =>
  aMedia({ id: index + 1, version: 4, name, alt: '', url: '/images/parking-self-1.svg' }),
)

async function show(answers: Answers[string], rows = pictures, later = rows) {
  const calls = answerCalls({ 'GET /api/admin/media': pagesFrom({}, rows, later), [put]: answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/media/alt-texts']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  const sent = () =>
    Promise.all(calls.filter(({ method }) => method === 'PUT').map((call) => call.clone().json()))
  return { screen, sent }
}

test('what is typed is there again after a reload', async () => {
  withLapsedSession()
  const first = await show([])
  await first.screen.getByLabelText('poort.jpg').fill('De poort')
  await reload(first.screen)

  const { screen } = await show([])
  await expect.element(screen.getByLabelText('poort.jpg')).toHaveValue('De poort')
})

test('Enter saves one text and moves on; the others are saved at once', async () => {
  const { screen, sent } = await show([
    Response.json({ change: 'a' }),
    Response.json({ change: 'b' }),
  ])
  await screen.getByLabelText('dak.jpg').fill('Een overdekte plek')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('poort.jpg')).toHaveFocus()
  await expect.element(screen.getByText('Opgeslagen', { exact: true })).toBeVisible()

  await screen.getByLabelText('poort.jpg').fill('De poort')
  await screen.getByLabelText('bus.jpg').fill('De bus')
  await screen.getByRole('button', { name: '2 opslaan' }).click()
  await expect.element(screen.getByText('Alles op deze pagina is klaar.')).toBeVisible()
  expect(await sent()).toEqual([
    { rows: [{ id: 1, version: 4, alt: 'Een overdekte plek' }] },
    {
      rows: [
        { id: 2, version: 4, alt: 'De poort' },
        { id: 3, version: 4, alt: 'De bus' },
      ],
    },
  ])
})

test('a text that could not be saved stays, and is saved the next time', async () => {
  const { screen, sent } = await show([refusal(500, 'stuk'), Response.json({ change: 'a' })])
  await screen.getByLabelText('dak.jpg').fill('Een overdekte plek')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Niet opgeslagen').first()).toBeVisible()
  await expect.element(screen.getByLabelText('dak.jpg')).toHaveValue('Een overdekte plek')
  // Beside the button it stays said, when the toast has left.
  const said = screen.getByText(/^Niet opgeslagen\. /)
  await screen.getByRole('button', { name: 'Sluiten' }).click()
  await expect.element(said).toBeVisible()

  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
  expect(await sent()).toHaveLength(2)
})

describe('a picture that was changed elsewhere meanwhile', () => {
  const [roof, gate, bus] = pictures.map(({ name }) => name)
  const stale = () => refusal(409, 'Deze afbeelding is intussen gewijzigd')

  async function typeThree(first: Response, later: AdminMedia[]) {
    const shown = await show([first, Response.json({ change: 'a' })], pictures, later)
    for (const name of [roof, gate, bus]) {
      await shown.screen.getByLabelText(`${name}`).fill(`Dit is ${name}`)
    }
    await shown.screen.getByRole('button', { name: '3 opslaan' }).click()
    return shown
  }

  test('is named, and saved with the others the next time', async () => {
    const later = pictures.map((each) =>
      each.name === gate ? { ...each, name: 'hek.jpg', version: 5 } : each,
    )
    const { screen, sent } = await typeThree(stale(), later)
    await expect
      .element(screen.getByText(/^Niet opgeslagen\. "hek.jpg" is intussen gewijzigd\./))
      .toBeVisible()
    await expect.element(screen.getByLabelText('hek.jpg')).toHaveValue('Dit is poort.jpg')

    await screen.getByRole('button', { name: '3 opslaan' }).click()
    await expect.element(screen.getByText('Alles op deze pagina is klaar.')).toBeVisible()
    expect((await sent()).at(-1)).toEqual({
      rows: [
        { id: 1, version: 4, alt: 'Dit is dak.jpg' },
        { id: 2, version: 5, alt: 'Dit is poort.jpg' },
        { id: 3, version: 4, alt: 'Dit is bus.jpg' },
      ],
    })
  })

  test('and needs no text any more is named and leaves; the others are saved', async () => {
    const { screen, sent } = await typeThree(
      refusal(404, 'Afbeelding niet gevonden'),
      pictures.filter(({ name }) => name !== gate),
    )
    await expect
      .element(screen.getByText(/^Niet opgeslagen\. "poort.jpg" is er niet meer/))
      .toBeVisible()
    await expect.element(screen.getByLabelText('poort.jpg')).not.toBeInTheDocument()

    await screen.getByRole('button', { name: '2 opslaan' }).click()
    await expect.element(screen.getByText('Alles op deze pagina is klaar.')).toBeVisible()
    expect((await sent()).at(-1)).toMatchObject({ rows: [{ id: 1 }, { id: 3 }] })
  })
})

test('a text can be changed again only once it is saved, also while others are', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const coming = answers.values()
  const { screen } = await show(() => coming.next().value?.promise ?? refusal(500, 'stuk'))
  const [roof, gate] = ['dak.jpg', 'poort.jpg'].map((name) => screen.getByLabelText(name))
  await roof?.fill('Een overdekte plek')
  await userEvent.keyboard('{Enter}')
  await gate?.fill('De poort')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('dak.jpg')).toHaveAttribute('readonly')
  await expect.element(screen.getByLabelText('poort.jpg')).toHaveAttribute('readonly')

  answers[0]?.resolve(Response.json({ change: 'a' }))
  await expect.element(screen.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('dak.jpg')).not.toHaveAttribute('readonly')
  await expect.element(screen.getByLabelText('poort.jpg')).toHaveAttribute('readonly')
  await roof?.fill('Een plek met een dak')
  await expect.element(screen.getByText('Opgeslagen', { exact: true })).not.toBeInTheDocument()

  answers[1]?.resolve(Response.json({ change: 'b' }))
  await expect.element(screen.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).toBeEnabled()
  await expect.element(screen.getByText('Nog 2 zonder alt-tekst.')).toBeVisible()
})

test('a text is sent once while it is being saved', async () => {
  const answer = Promise.withResolvers<Response>()
  const { screen, sent } = await show(() => answer.promise)
  await screen.getByLabelText('dak.jpg').fill('Een overdekte plek')
  await userEvent.keyboard('{Enter}')
  await screen.getByLabelText('dak.jpg').click()
  await userEvent.keyboard('{Enter}')
  answer.resolve(Response.json({ change: 'a' }))

  await expect.element(screen.getByText('Opgeslagen', { exact: true })).toBeVisible()
  expect(await sent()).toHaveLength(1)
})

test('without such a picture it says so', async () => {
  const { screen } = await show([], [])

  await expect.element(screen.getByText('Elke afbeelding heeft een alt-tekst')).toBeVisible()
})

test('the next picture is never behind the bar with the button', async () => {
  await page.viewport(1280, 700)
  const rows = Array.from({ length: 12 }, (_, id) =>
    aMedia({ id: id + 1, name: `foto ${id}.jpg`, alt: '', url: '/images/parking-self-1.svg' }),
  )
  const { screen } = await show([], rows)
  const button = screen.getByRole('button', { name: 'Opslaan' })
  await screen.getByLabelText('foto 0.jpg').click()

  for (const { name } of rows) {
    const field = screen.getByLabelText(name)
    await expect.element(field).toHaveFocus()
    const { bottom } = field.element().getBoundingClientRect()
    expect(bottom, name).toBeLessThanOrEqual(button.element().getBoundingClientRect().top)
    await userEvent.keyboard('{Enter}')
  }
})
