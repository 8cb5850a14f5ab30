import { call, logIn } from './admin.ts'
import { expect, test } from './journey.ts'

/** A real picture, 8 by 8. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
)

test('the operator writes, looks at, publishes and changes an article beside the live one', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Parkeren rond Kerst')
  await page.getByRole('textbox', { name: 'Tekst van het artikel' }).click()
  await page.keyboard.type('Boek op tijd, dan betaal je minder.')
  await expect(page).toHaveURL(/\/admin\/blog\/\d+\/edit/)
  await page
    .getByRole('textbox', { name: 'Samenvatting' })
    .fill('Wie op tijd boekt, betaalt minder.')
  await page.getByRole('textbox', { name: 'Afbeelding URL' }).fill('/images/blog-tips-1.svg')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Parkeren rond Kerst')
  expect((await preview.request.get('/blog/parkeren-rond-kerst')).status()).toBe(404)

  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('Artikel gepubliceerd').first()).toBeVisible()
  await preview.goto('/blog/parkeren-rond-kerst')
  await expect(preview.getByText('Boek op tijd, dan betaal je minder.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Titel' }).fill('Parkeren rond Kerst en Nieuwjaar')
  await expect(page.getByText('Wijzigingen niet gepubliceerd').first()).toBeVisible()
  await preview.reload()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Parkeren rond Kerst')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('Wijzigingen niet gepubliceerd')).toHaveCount(0)
  await preview.reload()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Nieuwjaar/)
})

test.describe('of two files', () => {
  test.use({ expectedComplaints: [/415 \(Unsupported Media Type\)/] })

  test('the picture is uploaded, and the one that is none leaves nothing behind', async ({
    page,
    request,
  }) => {
    await logIn(page, '/admin/media')
    const before = await call<unknown[]>(request, 'GET', '/api/admin/media')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'rood.png', mimeType: 'image/png', buffer: png },
        {
          name: 'geen-foto.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('<script>alert(1)</script>'),
        },
      ])

    await expect
      .poll(async () => (await call<unknown[]>(request, 'GET', '/api/admin/media')).length)
      .toBe(before.length + 1)
    const [added] = await call<{ url: string; name: string }[]>(request, 'GET', '/api/admin/media')
    expect(added?.name).toMatch(/^rood/)
    const file = await request.get(added?.url ?? '')
    expect(file.status()).toBe(200)
    expect(file.headers()['cache-control']).toContain('immutable')
  })
})

test('what a visitor does is counted, a robot apart', async ({ page, request }) => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
  const clicks = async () => {
    const path = `/api/admin/analytics?from=${today}&to=${today}`
    return JSON.stringify(await call(request, 'GET', path))
  }
  const before = await clicks()
  await page.goto('/parkeren/brussel')
  await request.post('/api/affiliate-clicks', {
    data: { parkingId: 11 },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  })

  await expect.poll(clicks).not.toBe(before)
})
