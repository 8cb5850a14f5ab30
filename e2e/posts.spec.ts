import type { Page } from '@playwright/test'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { aPhoto } from '#test/pictures.ts'
import { logIn } from './admin.ts'
import { expect, test } from './journey.ts'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Titel' })

/** All required fields of a post except the picture. */
async function write(page: Page, title: string, text: string) {
  await titleOf(page).fill(title)
  await page.getByRole('textbox', { name: 'Tekst van het artikel' }).fill(text)
  await page.getByRole('textbox', { name: 'Samenvatting' }).fill('Wat je vooraf wilt weten.')
}

/** The tab that opens. The opener is then in the background, where a browser hardly renders. */
async function openFrom(page: Page, role: 'button' | 'link', name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole(role, { name, exact: true }).click()
  return opened
}

/** A picture that did not load has no width. */
const seesPicture = (page: Page) =>
  expect
    .poll(() =>
      page.locator('article picture img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)

test('a scheduled post with an uploaded picture is published at its time', async ({ page }) => {
  // A post is scheduled on a whole minute, and the job runs once a minute.
  test.setTimeout(240_000)
  await logIn(page, '/admin/blog/new')
  await write(page, 'Parkeren bij regen', 'Kies een overdekt terrein.')

  await page.getByRole('button', { name: 'Kies uit mediabibliotheek' }).click()
  const library = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const chooser = page.waitForEvent('filechooser')
  await library.getByRole('button', { name: 'Uploaden' }).click()
  await (await chooser).setFiles({
    name: 'regen.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto({ color: '#41627e' }),
  })
  await library
    .getByRole('list', { name: 'Afbeeldingen' })
    .getByRole('button', { name: /regen\.jpg/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Afbeelding URL' })).toHaveValue(/^\/media\//)

  const site = await openFrom(page, 'button', 'Voorbeeld')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Parkeren bij regen')
  await expect(site.getByText('Kies een overdekt terrein.')).toBeVisible()
  await seesPicture(site)
  const [unsigned = ''] = site.url().split('&sleutel=')
  expect((await site.request.get(unsigned)).status()).toBe(404)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Plannen', exact: true }).click()
  const plan = page.getByRole('dialog', { name: 'Artikel plannen' })
  // The first minute far enough ahead to check that the post is not published yet.
  const soon = new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000)
  const [date = '', time = ''] = amsterdamClock(soon).split('T')
  await plan.getByLabel('Datum').fill(date)
  await plan.getByLabel('Tijd').fill(time)
  await plan.getByRole('button', { name: 'Plannen' }).click()
  await expect(page.getByText(new RegExp(`^Verschijnt .* om ${time}\\.$`))).toBeVisible()

  const overview = async () => (await site.request.get('/blog')).text()
  expect((await site.request.get('/blog/parkeren-bij-regen')).status()).toBe(404)
  expect(await overview()).not.toContain('Parkeren bij regen')
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  const row = page.getByRole('row', { name: /Parkeren bij regen/ })
  await expect(row).toContainText(new RegExp(`Gepland .* ${time}`))

  await expect
    .poll(overview, { intervals: [2_000], timeout: 150_000 })
    .toContain('Parkeren bij regen')
  await site.bringToFront()
  await site.goto('/blog')
  await site.getByRole('link', { name: 'Parkeren bij regen' }).first().click()
  await expect(site).toHaveURL('/blog/parkeren-bij-regen')
  await expect(site.getByText('Kies een overdekt terrein.')).toBeVisible()
  await seesPicture(site)
  await page.bringToFront()
  await page.reload()
  await expect(row).toContainText('Gepubliceerd')
})

test('a published post is edited as a draft, and an earlier version is restored', async ({
  page,
}) => {
  await logIn(page, '/admin/blog/new')
  await write(page, 'Parkeren rond Kerst', 'Boek op tijd, dan betaal je minder.')
  await page.getByRole('textbox', { name: 'Afbeelding URL' }).fill('/images/blog-tips-1.svg')
  const publish = () => page.getByRole('button', { name: 'Publiceren' }).click()
  await publish()

  const site = await openFrom(page, 'link', 'Bekijk op de site')
  const heading = site.getByRole('heading', { level: 1 })
  await expect(site).toHaveURL('/blog/parkeren-rond-kerst')
  await expect(heading).toHaveText('Parkeren rond Kerst')
  await expect(site.getByText('Boek op tijd, dan betaal je minder.')).toBeVisible()

  await page.bringToFront()
  await write(page, 'Parkeren rond Kerst en Nieuwjaar', 'Boek vroeg, want het wordt druk.')
  const unpublished = page.getByText('Wijzigingen niet gepubliceerd')
  await expect(unpublished).toBeVisible()
  const draft = await openFrom(page, 'button', 'Voorbeeld')
  await expect(draft.getByText('Boek vroeg, want het wordt druk.')).toBeVisible()
  await site.reload()
  await expect(heading).toHaveText('Parkeren rond Kerst')
  await expect(site.getByText('Boek op tijd, dan betaal je minder.')).toBeVisible()

  await draft.close()
  await page.bringToFront()
  await publish()
  await expect(unpublished).toHaveCount(0)
  await site.reload()
  await expect(heading).toHaveText('Parkeren rond Kerst en Nieuwjaar')
  await expect(site.getByText('Boek vroeg, want het wordt druk.')).toBeVisible()

  await page.getByRole('button', { name: 'Versies' }).click()
  const versions = page.getByRole('dialog', { name: 'Versies' })
  // Newest first: the second is the version published before.
  await versions.getByRole('list', { name: 'Versies' }).getByRole('button').nth(1).click()
  await versions.getByRole('radio', { name: 'Wat terugzetten verandert' }).check()
  await expect(versions.getByRole('deletion').filter({ hasText: 'druk' })).toBeVisible()
  await expect(versions.getByRole('insertion').filter({ hasText: 'minder' })).toBeVisible()
  await versions.getByRole('button', { name: 'Zet terug' }).click()
  await expect(titleOf(page)).toHaveValue('Parkeren rond Kerst')
  await expect(unpublished).toBeVisible()
  await site.reload()
  await expect(heading).toHaveText('Parkeren rond Kerst en Nieuwjaar')

  await publish()
  await expect(unpublished).toHaveCount(0)
  await site.reload()
  await expect(heading).toHaveText('Parkeren rond Kerst')
  await expect(site.getByText('Boek op tijd, dan betaal je minder.')).toBeVisible()
})
