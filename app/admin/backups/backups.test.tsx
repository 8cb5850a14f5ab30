import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Backup } from '#domain/admin/backup.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { Backups } from './backups.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const listing = 'GET /api/admin/backups'
const site = 'GET /api/admin/backup'
const copy: Backup = {
  id: 1,
  at: '2026-11-20T02:20:00.000Z',
  file: 'parkeerpiloot-2026-11-20-022000.backup.gz',
  bytes: 3_456_789,
  rows: 1_204,
}

async function open(answers: Record<string, Response[]>) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Backups />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('a new backup appears in the list', async () => {
  const { screen } = await open({
    [listing]: [Response.json([]), Response.json([copy])],
    'POST /api/admin/backups': [Response.json(copy, { status: 201 })],
  })
  await expect.element(screen.getByText('Er is nog geen kopie gemaakt.')).toBeVisible()
  await screen.getByRole('button', { name: 'Maak nu een kopie' }).click()

  await expect.element(screen.getByText('Kopie gemaakt')).toBeVisible()
  await expect.element(screen.getByText(`${copy.file}, 3,5 MB`)).toBeVisible()
})

test('the whole site is downloaded under the name that the server gives it', async () => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_sleutel"}')
  const downloads = caughtDownloads()
  const name = 'parkeerpiloot-2026-11-21.backup.gz'
  const { screen, calls } = await open({
    [listing]: [Response.json([])],
    [site]: [
      new Response('alles', {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      }),
    ],
  })
  await screen.getByRole('button', { name: 'Download de hele site' }).click()

  await expect.element(screen.getByText(`Opgeslagen als ${name}.`)).toBeVisible()
  expect(downloads[0]?.name).toBe(name)
  expect(await downloads[0]?.text).toBe('alles')
  expect(calls.at(-1)?.headers.get('authorization')).toMatch(/^Basic /)
})

test.each([
  ['the server gives a reason', [refusal(503, 'Er is geen plaats op de schijf.')], /geen plaats/],
  [
    'there is no response',
    [],
    /^De site antwoordt niet\. .* bij het downloaden van de site\. Probeer het later opnieuw\./,
  ],
])('a failed download is reported, and can be retried: %s', async (_, answers, why) => {
  const downloads = caughtDownloads()
  const { screen } = await open({ [listing]: [Response.json([copy])], [site]: answers })
  const button = screen.getByRole('button', { name: 'Download de hele site' })
  await button.click()

  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(button).toBeEnabled()
  expect(downloads).toEqual([])
})
