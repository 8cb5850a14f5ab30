import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { SampleMoneyNotice } from './sample-money-notice.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function show(answers: Answers) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <SampleMoneyNotice />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

const address = '/api/admin/sample-earnings'
const none = { programmes: 0, conversions: 0, payouts: 0 }
const some = { programmes: 2, conversions: 60, payouts: 1 }
const change = '00000000-0000-4000-8000-000000000001'

test('one press wipes what is invented, and the notice goes with it', async () => {
  let counts = some
  const { screen } = await show({
    [`GET ${address}`]: () => Response.json(counts),
    [`DELETE ${address}`]: () => {
      counts = none
      return Response.json({ change })
    },
    [`POST /api/admin/changes/${change}/undo`]: () => {
      counts = some
      return Response.json({ change, inTheWay: [] })
    },
  })
  const wipe = screen.getByRole('button', { name: 'Wis de voorbeelden' })
  await wipe.click()
  await expect.element(wipe).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(wipe).toBeVisible()
})

test('what is not wiped stays, with the reason', async () => {
  const { screen } = await show({
    [`GET ${address}`]: [Response.json(some)],
    [`DELETE ${address}`]: [refusal(409, 'De voorbeelden zijn nog in gebruik')],
  })
  const wipe = screen.getByRole('button', { name: 'Wis de voorbeelden' })
  await wipe.click()
  await expect.element(screen.getByText('De voorbeelden zijn nog in gebruik').first()).toBeVisible()
  await expect.element(wipe).toBeEnabled()
})

test('an editor is not asked about money', async () => {
  sessionStorage.setItem('adminRole', 'editor')
  const { calls } = await show({})
  expect(calls).toEqual([])
})
