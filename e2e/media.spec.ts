import { createHash } from 'node:crypto'
import { mediaRefusals } from '#domain/media/media.ts'
import { mediaFolder } from '#domain/media/picture.ts'
import { anAnimation, anUprightPhoto, aPhoto, svg } from '#test/pictures.ts'
import { logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const colors = ['#b0413e', '#c98b2b', '#5b8c5a', '#3f6c8f', '#7d5ba6']

/** The folder in which the site stores this file. */
const placeOf = (content: Buffer) => mediaFolder(createHash('sha256').update(content).digest('hex'))

test.use({ expectedComplaints: [/415 \(Unsupported Media Type\)|422 \(Unprocessable/] })

test('of ten simultaneous uploads eight are stored, and the two refused leave no trace', async ({
  page,
  request,
}) => {
  const photos = await Promise.all(
    colors.map((color) => aPhoto({ width: 400, height: 240, color })),
  )
  const [photo = Buffer.alloc(0)] = photos
  const whole = await aPhoto({ color: '#2f4858' })
  const script = Buffer.from('<script>alert(1)</script>')
  const half = whole.subarray(0, whole.length / 2)
  const good = [
    ...photos.map((content, index) => [`gevel-${index + 1}.jpg`, content] as const),
    ['gevel-6.jpg', await anUprightPhoto()] as const,
    ['gevel-7.gif', await anAnimation()] as const,
    ['gevel-8.svg', svg('<circle cx="60" cy="36" r="20"/>')] as const,
  ]

  await logIn(page, '/admin/media')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Bestanden kiezen' }).click()
  await (await chooser).setFiles(
    [...good.slice(0, 4), ['gevel-script.jpg', script] as const, ['gevel-half.jpg', half] as const]
      .concat(good.slice(4))
      .map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })),
  )

  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('status')).toHaveText('8 klaar, 2 mislukt', { timeout: 60_000 })
  const upload = (name: string) => uploads.getByRole('listitem').filter({ hasText: name })
  await expect(upload('gevel-script.jpg')).toContainText(mediaRefusals.type)
  await expect(upload('gevel-half.jpg')).toContainText(mediaRefusals.damaged)

  await page.reload()
  await page.getByPlaceholder('Zoek op naam of alt-tekst...').fill('gevel')
  const found = page.getByRole('list', { name: 'Afbeeldingen' }).getByRole('listitem')
  await expect(found).toHaveCount(good.length)
  for (const [name] of good) await expect(found.filter({ hasText: name })).toHaveCount(1)

  const kept = await request.get(`${placeOf(photo)}320.avif`)
  expect(kept.status()).toBe(200)
  expect(kept.headers()['cache-control']).toContain('immutable')
  for (const bad of [script, half]) {
    expect((await request.get(`${placeOf(bad)}320.avif`)).status()).toBe(404)
  }
})
