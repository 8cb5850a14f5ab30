import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { resolveConfig } from 'vite'
import { publicRoots, readChunks } from '../scripts/vite/chunks.ts'

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
  expect(modules.filter((module) => /\/app\/(routes\/)?admin\/.*\.tsx?/.test(module))).toEqual([])
})

test('the build has no plugins of ours but two, which change nothing of a dependency', async () => {
  const { plugins } = await resolveConfig({ mode: 'production' }, 'build')
  const theirs =
    /^(vite:|vite-plugin|builtin:|native:|react-router|prerender$|@tailwindcss\/|alias$|commonjs)/

  expect(plugins.map(({ name }) => name).filter((name) => !theirs.test(name))).toEqual([
    'record-chunks',
    'own-names',
  ])
})

test('what public pages share has no Zod, which comes with the first form that is sent', () => {
  const shared = chunks.filter(({ file }) => /\/(react|first|pages|frame|site)-/.test(file))

  expect(shared.length).toBeGreaterThan(4)
  expect(shared.flatMap(({ modules }) => modules).filter((id) => id.includes('/zod/'))).toEqual([])
})

for (const path of ['/', '/parkeren/schiphol', '/bestaat-niet', '/admin/login']) {
  test(`${path} hints at no script, and its policy knows each of its inline scripts`, async ({
    request,
  }) => {
    const page = await request.get(path)
    const html = await page.text()
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ]
    const policy = page.headers()['content-security-policy']

    expect(html).toContain('type="module"')
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('nonce=')
    expect(scripts.length).toBeGreaterThan(2)
    // Which nothing would ever repeat in the admin.
    expect(html.includes('earlyClicks'), 'keeps clicks').toBe(!path.startsWith('/admin'))
    for (const [, script = ''] of scripts) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    }
  })
}

test('a first visit to an airport asks for few files', async ({ context }) => {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/parkeren/schiphol')
  // By itself, once the browser is idle.
  await expect.poll(() => asked.some((path) => /\/airport-content-/.test(path))).toBe(true)
  await page.waitForLoadState('networkidle')
  const scripts = asked.filter((path) => path.endsWith('.js'))

  expect(scripts.length).toBeLessThanOrEqual(16)
  expect(asked.length).toBeLessThanOrEqual(26)
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
