import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { amsterdamDay } from '#domain/text/date.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { aParking } from '#test/fixtures.ts'
import { ExportButton } from './export-button.tsx'

test("the export has the parkings of the view, under a name with today's date", async () => {
  const downloads = caughtDownloads()
  const parkings = [aParking({ name: 'Polder; achter' }), aParking({ id: 2, name: 'Maas' })]
  const screen = await render(<ExportButton isEmpty={false} parkings={async () => parkings} />, {
    wrapper: ToastProvider,
  })
  await screen.getByRole('button', { name: 'Exporteren' }).click()

  await expect.poll(() => downloads).toHaveLength(1)
  expect(downloads[0]?.name).toBe(`parkings-${amsterdamDay(new Date())}.csv`)
  const [header, ...lines] = (await downloads[0]?.text)?.split('\r\n') ?? []
  expect(header).toMatch(/^\uFEFFNummer;Luchthaven;Naam;Type;/)
  expect(lines).toEqual([
    expect.stringContaining('1;AMS;"Polder; achter";Shuttle service;12;6,95;4,4;1284;https://'),
    expect.stringContaining('2;AMS;Maas;'),
    '',
  ])
})

test('a view without parkings has nothing to export', async () => {
  const screen = await render(<ExportButton isEmpty parkings={async () => []} />, {
    wrapper: ToastProvider,
  })

  await expect.element(screen.getByRole('button', { name: 'Exporteren' })).toBeDisabled()
})
