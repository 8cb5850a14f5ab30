import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { amsterdamDay } from '#domain/text/date.ts'
import { answerCalls, lastBody, refusal } from '#test/calls.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { aParking } from '#test/fixtures.ts'
import { ExportMenu } from './export-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const parkings = [aParking({ name: 'Polder; achter' }), aParking({ id: 2, name: 'Maas' })]

async function open(airport: string | null = null) {
  const screen = await render(
    <ExportMenu isEmpty={false} parkings={async () => parkings} airport={airport} />,
    { wrapper: ToastProvider },
  )
  await screen.getByRole('button', { name: 'Exporteren' }).click()
  return screen
}

test("the export has the parkings of the view, under a name with today's date, and is noted", async () => {
  const downloads = caughtDownloads()
  const calls = answerCalls({ 'POST /api/admin/exports': [new Response(null, { status: 204 })] })
  const screen = await open()
  await screen.getByRole('menuitem', { name: 'Parkings' }).click()

  await expect.poll(() => downloads).toHaveLength(1)
  expect(downloads[0]?.name).toBe(`parkings-${amsterdamDay(new Date())}.csv`)
  const [header, ...lines] = (await downloads[0]?.text)?.split('\r\n') ?? []
  expect(header).toMatch(/^\uFEFFNummer;Luchthaven;Naam;Type;/)
  expect(lines).toEqual([
    expect.stringContaining('1;AMS;"Polder; achter";Shuttle service;12;6,95;4,4;1284;https://'),
    expect.stringContaining('2;AMS;Maas;'),
    '',
  ])
  expect(await lastBody(calls, 'POST')).toEqual({ subject: 'parkings', file: downloads[0]?.name })
})

test('tariffs come as a file of the server, of the chosen airport', async () => {
  const downloads = caughtDownloads()
  const file = new Response('Luchthaven;Parking\r\n', {
    headers: { 'content-disposition': 'attachment; filename="tarieven-ams.csv"' },
  })
  const calls = answerCalls({ 'GET /api/admin/tariffs.csv': [file] })
  const screen = await open('AMS')
  await screen.getByRole('menuitem', { name: 'Tarieven van AMS' }).click()

  await expect.poll(() => downloads).toHaveLength(1)
  expect(downloads[0]?.name).toBe('tarieven-ams.csv')
  expect(new URL(calls[0]?.url ?? '').search).toBe('?airport=AMS')
})

test('a file that the server can’t make is reported', async () => {
  answerCalls({ 'GET /api/admin/facts.csv': [refusal(500, 'Er ging iets mis')] })
  const screen = await open()
  await screen.getByRole('menuitem', { name: 'Feiten' }).click()

  await expect.element(screen.getByText('Fout bij exporteren')).toBeVisible()
})

test('an export that can’t be noted is not made', async () => {
  const downloads = caughtDownloads()
  answerCalls({ 'POST /api/admin/exports': [refusal(500, 'Er ging iets mis')] })
  const screen = await open()
  await screen.getByRole('menuitem', { name: 'Parkings' }).click()

  await expect.element(screen.getByText('Fout bij exporteren')).toBeVisible()
  expect(downloads).toEqual([])
})

test('a view without parkings has nothing to export', async () => {
  const screen = await render(<ExportMenu isEmpty parkings={async () => []} airport={null} />, {
    wrapper: ToastProvider,
  })

  await expect.element(screen.getByRole('button', { name: 'Exporteren' })).toBeDisabled()
})
