import type { Locator, Page, Route } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { everyPage } from './every-page.ts'
import { expect, testOnKeptPage as test, test as testOnOwnPage } from './journey.ts'

/** What some pages are called, in their first heading. Every page has one. */
const headings: Record<string, string | RegExp> = {
  '/': 'Vind de beste parkeerplek bij elke luchthaven',
  '/luchthavens': 'Alle Luchthavens',
  '/parkeren/meer': 'Alle Luchthavens',
  '/welke-luchthaven': 'Welke luchthaven is het voordeligst?',
  '/prijzen': 'Wat parkeren bij de luchthaven kost',
  '/parkeren/schiphol': 'Parkeren Schiphol',
  '/parkeren/charleroi': 'Parkeren Charleroi',
  '/parkeren/schiphol/ringvaart-parking': 'Ringvaart Parking',
  '/parkeren/schiphol/vertrekvalet-schiphol': 'VertrekValet Schiphol',
  '/blog': 'Blog',
  '/blog/vroeg-boeken-loont': 'Vroeg boeken loont: zo bespaar je tot 60% op parkeren',
  '/faq': /vragen/i,
  '/contact': 'Contact',
  '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking': 'Klopt dit niet?',
  '/voorbeeld-boeken?luchthaven=AMS&terrein=polderpark-shuttle': 'Hier houdt het voorbeeld op',
  '/privacybeleid': 'Privacybeleid',
  '/affiliate-disclaimer': /disclaimer/i,
  '/algemene-voorwaarden': 'Algemene voorwaarden',
  '/cookiebeleid': 'Cookiebeleid',
  '/hoe-wij-vergelijken': /vergelijken/i,
  '/vertrekplanner': 'Vertrekplanner',
}

for (const path of everyPage) {
  const heading = headings[path] ?? /./

  test(`${path} is complete with and without JavaScript`, async ({ page, keptPage }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('contentinfo')).toContainText('is een platform van Voorbeeld BV')

    const still = await keptPage(false)
    await still.goto(page.url())
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

  test(`${path} fits every phone width`, async ({ page }) => {
    await page.goto(path)

    for (const width of [320, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('titles and descriptions are unique and fit in search results', async ({ request }) => {
  const heads = await Promise.all(
    everyPage
      .filter((path) => path !== '/parkeren/meer')
      .map(async (path) => {
        const html = await (await request.get(path)).text()
        const title = html.match(/<title>([^<]*)/)?.[1] ?? ''
        const description = html.match(/<meta name="description" content="([^"]*)/)?.[1] ?? ''
        return { path, title, description }
      }),
  )

  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  expect(heads.filter(({ title }) => title.length < 10 || title.length > 70)).toEqual([])
  expect(
    heads.filter((head) => head.description.length < 50 || head.description.length > 160),
  ).toEqual([])
})

test('the canonical address of each public page is a page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => new URL(at).pathname)
  const paths = new Set([...listed, ...everyPage])

  expect(paths.size).toBeGreaterThan(40)
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
    const response = await request.get(pathname + search, { maxRedirects: 0 })
    expect(response.status(), `${path} → ${href}`).toBe(200)
  }
})

test('a parameter that a page does not list changes nothing on it', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()

  // The first is cached, and the second is not.
  for (const path of ['/faq?tab=parkeren', '/prijzen?dagen=3']) {
    expect(await textOf(`${path}&tabblad=2&dag=5`), path).toBe(await textOf(path))
  }
})

test('former and alternative addresses redirect permanently', async ({ request }) => {
  for (const [from, to] of [
    ['/cookie-beleid', '/cookiebeleid'],
    ['/cookie-beleid/', '/cookiebeleid'],
    ['/parkeren', '/luchthavens'],
    ['/parkeren/', '/luchthavens'],
    ['/parkeren/AMS', '/parkeren/schiphol'],
    ['/parkeren/SCHIPHOL', '/parkeren/schiphol'],
    ['/PARKEREN/schiphol', '/parkeren/schiphol'],
    ['/parkeren/%73chiphol', '/parkeren/schiphol'],
    ['/parkeren/schiphol/', '/parkeren/schiphol'],
    ['/Sitemap.xml', '/sitemap.xml'],
    ['/ADMIN', '/admin'],
    ['/parkeren/Keulen', '/parkeren/koln-bonn'],
  ] as const) {
    const response = await request.get(`${from}?utm_source=x`, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(`${to}?utm_source=x`)
  }
})

test('a page that accepts no form responds 405 with our own text', async ({ request }) => {
  for (const path of ['/', '/faq', '/sitemap.xml', '/robots.txt', '/cookie-beleid', '/admin']) {
    const response = await request.post(path, { form: { a: 'b' } })
    expect(response.status(), path).toBe(405)
    expect(response.headers().allow, path).toBe('GET, HEAD')
    expect(await response.text(), path).toBe('Dit kan hier niet op deze manier.\n')
  }
})

test('an address with an invalid escape gets 404, or 400 in the API', async ({ request }) => {
  expect((await request.get('/parkeren/%E0%A4%A')).status()).toBe(404)
  expect((await request.get('/api/%E0%A4%A')).status()).toBe(400)
})

test.describe('a missing page', () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  for (const path of ['/bestaat/niet', '/parkeren/atlantis', '/blog/weg', '/parkeren/a%00b']) {
    test(`at ${path} shows the not-found page inside the frame`, async ({ page }) => {
      const response = await page.goto(path)

      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }
})

test.describe('a page whose frame fails too', () => {
  // The page is changed under way, and no longer has the hash of its script.
  testOnOwnPage.use({
    bypassCSP: true,
    expectedComplaints: [/reading 'product'|'(product|analyticsService)' of/],
  })

  testOnOwnPage('says so in Dutch, without the error, and can be tried again', async ({ page }) => {
    const withoutSettings = async (route: Route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll('\\"settings\\"', '\\"else\\"') })
    }
    await page.route('/faq', withoutSettings, { times: 1 })
    await page.goto('/faq')
    await expect(page.getByRole('main')).toHaveText('Excuus, dit ligt aan ons. Opnieuw proberen')
    await expect(page).toHaveTitle('Er ging iets mis')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

    await expect(page.getByRole('banner')).toBeVisible()
  })
})

/** Points at a link of a page until the route and the content of the page that it leads to are here. */
async function pointAt(page: Page, address: string, find: () => Locator, name: string) {
  const scripts: string[] = []
  page.on('requestfinished', (request) => scripts.push(request.url()))
  await page.goto(address)
  await find().hover()
  const isHere = (script: RegExp) => scripts.some((url) => script.test(url))
  await expect.poll(() => isHere(new RegExp(`/${name}-content-`))).toBe(true)
  await expect.poll(() => isHere(new RegExp(`/${name}-[\\w-]{8}[.]js`))).toBe(true)
}

test.describe('offline', () => {
  testOnOwnPage.use({
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/],
  })

  testOnOwnPage(
    'a page whose script was preloaded shows that it could not load',
    async ({ page, context }) => {
      const link = () => page.getByRole('banner').getByRole('link', { name: 'Blog' })
      await pointAt(page, '/faq', link, 'blog')
      await context.setOffline(true)
      await link().click()

      await expect(page.getByText('Er is een fout opgetreden')).toBeVisible()
    },
  )

  testOnOwnPage(
    'a page without its data leaves the one that is shown, and comes by itself with the network',
    async ({ page, context }) => {
      const link = () => page.getByRole('main').getByRole('link', { name: 'Schiphol', exact: true })
      await pointAt(page, '/luchthavens', link, 'airport')
      await context.setOffline(true)
      await link().click()

      await expect(page.getByRole('alert')).toContainText('Geen verbinding.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Luchthavens')
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parkeren Schiphol')
    },
  )

  testOnOwnPage(
    'dates that get no answer leave the list, and can be tried again',
    async ({ page, context }) => {
      const days = `van=${comingYear}-11-12&tot=${comingYear}-11-20`
      await page.goto(`/parkeren/schiphol?${days}`, { waitUntil: 'networkidle' })
      await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-30`)
      await page.route('**/api/parkings?**', (route) => route.fulfill({ status: 503 }))
      await page.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }).last().click()

      await expect(page.getByRole('alert')).toContainText(
        'De prijzen voor 19 dagen konden we niet ophalen.',
      )
      await expect(page.getByText('totaal voor 9 dagen').first()).toBeVisible()
      await expect(page.getByLabel('Auto ophalen')).toHaveValue(`${comingYear}-11-30`)
      await page.unrouteAll()
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
      await expect(page.getByText('totaal voor 19 dagen').first()).toBeVisible()
    },
  )

  const days = `van=${comingYear}-11-12&tot=${comingYear}-11-20`
  const plan = 'luchthaven=schiphol&terrein=polderpark-shuttle&vlucht=08:05&rijden=52'
  const changes = [
    ['/', 'Auto ophalen', '9 dagen, vanaf'],
    ['/parkeren/schiphol/ringvaart-parking', 'Auto ophalen', 'totaal voor 9 dagen'],
    ['/vergelijken?terreinen=1,2', 'Auto ophalen', 'Totaal voor 9 dagen'],
    ['/welke-luchthaven', 'Auto ophalen', 'Polderpark Shuttle'],
    [`/vertrekplanner?${plan}`, 'Dag van vertrek', 'Vertrek om'],
  ] as const

  for (const [path, field, stays] of changes) {
    testOnOwnPage(
      `other dates without a network leave what is shown: ${path}`,
      async ({ page, context }) => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}${days}`, {
          waitUntil: 'networkidle',
        })
        const shown = page.getByRole('main').getByText(stays).first()
        await expect(shown).toBeAttached()
        const typed = page.getByLabel(field, { exact: true })
        const isFolded = !(await typed.isVisible())
        if (isFolded)
          await page.locator('details', { has: typed }).locator('summary').first().click()
        await typed.fill(`${comingYear}-11-30`)
        await context.setOffline(true)
        await typed.evaluate((input: HTMLInputElement) => input.form?.requestSubmit())

        await expect(page.getByRole('alert')).toContainText('Geen verbinding.')
        await expect(shown).toBeAttached()
        await expect(typed).toHaveValue(`${comingYear}-11-30`)
        await context.setOffline(false)
        await expect(page.getByRole('alert')).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${comingYear}-11-30`))
      },
    )
  }

  testOnOwnPage(
    'the way back without a network leaves the list that is shown',
    async ({ page, context }) => {
      await page.goto(`/parkeren/schiphol?${days}`, { waitUntil: 'networkidle' })
      await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-30`)
      await page.getByRole('button', { name: 'Toon prijzen voor 19 dagen' }).last().click()
      await expect(page.getByText('totaal voor 19 dagen').first()).toBeVisible()
      await context.setOffline(true)
      await page.goBack()

      await expect(page.getByRole('alert')).toContainText('Geen verbinding.')
      await expect(page.getByText('totaal voor 19 dagen').first()).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('totaal voor 9 dagen').first()).toBeVisible()
    },
  )
})

test('tabs have the tab role, also as links', async ({ page }) => {
  await page.goto('/parkeren/schiphol')
  await expect(page.getByRole('tab', { name: 'Prijzen' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Informatie' }).click()

  await expect(page).toHaveURL('/parkeren/schiphol?tab=informatie')
  await expect(page.getByRole('tabpanel', { name: 'Informatie' })).toBeVisible()
})

test('a click before any script has come counts once it has', async ({ context }) => {
  // A page of its own: that of a journey waits until it is hydrated.
  const page = await context.newPage()
  const isClicked = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isClicked.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/parkeren/schiphol', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  isClicked.resolve()

  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a client navigation gets its data from the specified API calls', async ({ page }) => {
  const calls = new Set<string>()
  page.on('request', (request) => calls.add(new URL(request.url()).pathname))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Schiphol/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parkeren Schiphol')

  expect([...calls]).toEqual(
    expect.arrayContaining(['/api/airports', '/api/parkings', '/api/faqs']),
  )
  expect([...calls].filter((path) => path.endsWith('.data'))).toEqual([])
})

test('no resource comes from another host', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of ['/', '/parkeren/schiphol', '/blog']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }

  expect([...hosts]).toEqual(['localhost:3999'])
})
