import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { currentBuild } from '../scripts/current-build.mjs'
import { publicRoots, readChunks } from '../scripts/vite/chunks.ts'
import { publicIcons } from '../scripts/vite/icon-sprite.ts'

const chunks = readChunks()

/** Every module that a public page loads, at once or later. */
function publicModules(): string[] {
  const roots = chunks.filter(({ entry }) => publicRoots.test(entry ?? ''))
  const seen = new Set(roots)
  for (const { imports, later } of seen) {
    for (const chunk of chunks) {
      if (imports.includes(chunk.file) || later.includes(chunk.file)) seen.add(chunk)
    }
  }
  return [...seen].flatMap(({ modules }) => modules)
}

test('public pages load their own modules, and none of the admin', () => {
  const modules = publicModules()

  expect(modules.filter((module) => /\/app\/site\/shell\/header\.tsx$/.test(module))).toHaveLength(
    1,
  )
  expect(modules.filter((module) => /\/app\/(routes\/)?admin\//.test(module))).toEqual([])
})

test('scripts of public pages draw icons from the sprite, which has no other', () => {
  const [sprite] = globSync(`${currentBuild()}/client/assets/icons-*.svg`)
  const drawings = readFileSync(sprite ?? '', 'utf8')
  const names = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

  expect(names).toEqual(publicIcons)
  expect(names.length).toBeGreaterThan(10)
  expect(publicModules().filter((module) => module.includes('/lucide-react/'))).toEqual([])
})

for (const path of ['/parkeren/schiphol', '/admin/login']) {
  test(`${path} has short class names from the server, and from its scripts`, async ({ page }) => {
    const sent = (await (await page.request.get(path)).text()).matchAll(/ class="([^"]*)"/g)
    await page.goto(path)
    // What scripts draw: the question about cookies, and the form of the admin.
    await expect(page.locator('#cookies, form').first()).toBeVisible()
    const drawn = await page.locator('[class]').evaluateAll((all) => {
      return all.map((element) => element.getAttribute('class') ?? '')
    })
    const names = [...[...sent].map(([, list = '']) => list), ...drawn].join(' ').split(/\s+/)

    expect(names.length).toBeGreaterThan(20)
    expect(
      names.filter((name) => /[-:[/.]/.test(name) && !/^group\/|^keeps-room$/.test(name)),
    ).toEqual([])
  })
}

test('the files of the server are in ASCII, which V8 keeps in one byte a character', () => {
  const files = globSync(`${currentBuild()}/server/**/*.js`)

  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a page starts with one file of its own, beside those of the framework', async ({ page }) => {
  const html = await (await page.request.get('/parkeren/schiphol')).text()
  const files = [...html.matchAll(/import\("\/assets\/([\w.]+)-[^"]+"\)/g)].map(([, name]) => name)

  expect(files.sort()).toEqual(['first', 'react'])
})

test('a page has what its loaders gave as it is; one that failed has the stream of React Router', async ({
  request,
}) => {
  const hasState = (page: string) => page.includes('"state":{"loaderData":{')
  const hasStream = (page: string) => page.includes('streamController')

  const page = await (await request.get('/parkeren/schiphol')).text()
  expect([hasState(page), hasStream(page)]).toEqual([true, false])
  const missing = await (await request.get('/bestaat-niet')).text()
  expect([hasState(missing), hasStream(missing)]).toEqual([false, true])
})

test('the server draws icons in the page, with nothing to look up', async ({ request }) => {
  const page = await (await request.get('/parkeren/schiphol')).text()
  const icons = page.match(/<svg[^>]* class="icon[ "][^>]*>.*?<\/svg>/g) ?? []

  expect(icons.length).toBeGreaterThan(50)
  expect(
    icons.filter((icon) => !/><path d="[^"]+"><\/path>|><path d="[^"]+"\/>/.test(icon)),
  ).toEqual([])
})

test('the content of a page comes at the first sign of a visitor, and not before the browser is idle', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => /\/airport-content-/.test(url))
  await page.goto('/parkeren/schiphol', { waitUntil: 'networkidle' })
  expect(asked.some((url) => /\/react-/.test(url))).toBe(true)
  expect(isAsked()).toBe(false)

  await page.locator('h1').hover()
  await expect.poll(isAsked).toBe(true)
})
