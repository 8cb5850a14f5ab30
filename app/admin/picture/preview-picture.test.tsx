import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { keepRole } from '#app/admin/api/role.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { PreviewPicture } from './preview-picture.tsx'

afterEach(() => {
  keepRole(undefined)
  vi.unstubAllGlobals()
})

const elsewhere = 'https://example.com/terrein.jpg'

async function show(address: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <PreviewPicture address={address} shape="airport">
        {(imageUrl) => <p>{imageUrl.startsWith('data:') ? 'leeg' : imageUrl}</p>}
      </PreviewPicture>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

const shown = (answer: () => Response | Promise<Response>) => ({
  'POST /api/admin/pictures': answer,
})

test('a picture of another site is shown once the server has it', async () => {
  const answer = Promise.withResolvers<Response>()
  const { screen, calls } = await show(
    elsewhere,
    shown(() => answer.promise),
  )
  await expect.element(screen.getByText('Afbeelding ophalen...')).toBeVisible()
  await expect.element(screen.getByText('leeg')).toBeVisible()
  answer.resolve(Response.json({ url: '/images/parking-self-1.svg', why: null }))

  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  await expect.element(screen.getByText('Afbeelding ophalen...')).not.toBeInTheDocument()
  expect(await calls[0]?.json()).toEqual({ address: elsewhere })
})

test.each([
  ['it could not fetch', () => Response.json({ url: null, why: 'Het duurt te lang.' })],
  ['that was asked too often', () => refusal(429, 'Te vaak')],
])('a picture %s is the placeholder', async (_, answer) => {
  const { screen } = await show(elsewhere, shown(answer))

  await expect.element(screen.getByText('Afbeelding niet gevonden')).toBeVisible()
  await expect.element(screen.getByText('leeg')).toBeVisible()
})

test('a picture of our own is not asked of the server', async () => {
  const { screen, calls } = await show('/images/parking-self-1.svg')

  await expect.element(screen.getByText('/images/parking-self-1.svg')).toBeVisible()
  expect(calls).toEqual([])
})

test('who may only read lets nothing be fetched', async () => {
  keepRole('reader')
  const { screen, calls } = await show(elsewhere)

  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  expect(calls).toEqual([])
})
