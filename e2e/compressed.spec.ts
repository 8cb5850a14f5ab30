import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { comingYear } from '#test/coming-year.ts'
import { currentBuild } from '../scripts/current-build.mjs'
import { pageAddresses } from '../server/http/page-addresses.ts'
import { admin, call } from './admin.ts'
import { expect, test } from './journey.ts'

type TestRequest = { path: string; headers?: Record<string, string>; form?: string }

const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
const notText = /^(image\/(?!svg)|font\/|application\/(gzip|octet-stream))/
const queries = [
  '',
  '?utm_source=x',
  '?zoek=a',
  `?sorteer=afstand&van=${comingYear}-01-02&terreinen=1%2C2&airport=AMS`,
]
const places: Record<string, string> = {
  '/parkeren/:slug': '/parkeren/schiphol',
  '/blog/:slug': '/blog/vroeg-boeken-loont',
}

/** The raw response: a browser and fetch would decompress it. */
async function ask(site: string, { path, headers, form }: TestRequest, accepted: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  request(`${site}${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(form === undefined ? {} : type), 'accept-encoding': accepted },
  })
    .on('response', resolve)
    .on('error', reject)
    .end(form)
  const response = await promise
  return { response, body: await buffer(response) }
}

/** Every route in the build's manifest, including the admin and resource routes. */
function pages(): string[] {
  const folder = `${currentBuild()}/client/assets`
  const manifests = readdirSync(folder)
    .filter((file) => file.startsWith('manifest-'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const [, json = ''] = /__reactRouterManifest=(.*?);?\s*$/s.exec(manifests.join('')) ?? []
  const { routes } = JSON.parse(json) as { routes: Record<string, { id: string }> }
  const known = Object.entries(routes).map(([id, route]) => [id, { ...route, module: {} }])
  return pageAddresses(Object.fromEntries(known)).map(({ parts }) => {
    const path = `/${parts.join('/')}`
    return places[path] ?? path.replace(':id', '1')
  })
}

function files(folder = `${currentBuild()}/client`): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
}

test('every text response over 1 kB is compressed in the encoding the client accepts', async ({
  request: calls,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const { key } = await call<{ key: string }>(calls, 'POST', '/api/admin/sessions', {})
  const basic = Buffer.from(`${admin.username}:${key}`).toString('base64')
  const headers = { authorization: `Basic ${basic}` }
  const document = await call<{ paths: Record<string, object> }>(calls, 'GET', '/api/openapi.json')
  const reads = Object.entries(document.paths).filter(([, methods]) => 'get' in methods)
  const addresses = pages()
  expect(addresses).toContain('/admin/settings/changes')
  expect(reads.length).toBeGreaterThan(25)

  const missing = [
    '/nergens',
    '/parkeren/nergens',
    '/admin/nergens',
    '/api/nergens',
    '/assets/x.js',
  ]
  const data = addresses.map((path) => (path === '/' ? '/_root.data' : `${path}.data`))
  const requests: TestRequest[] = [
    ...[...addresses, ...data, ...missing].map((path) => ({ path })),
    ...reads.map(([path]) => ({ path: path.replace(/\{\w+\}/, '1'), headers })),
  ]
    .flatMap((one) => queries.map((query) => ({ ...one, path: one.path + query })))
    .concat(
      files().map((path) => ({ path })),
      [{ path: '/__manifest?paths=%2Ffaq%2C%2Fcontact&version=x' }],
      [{ path: '/contact', form: 'name=A' } as TestRequest],
      [{ path: '/contact.data', form: 'name=A' } as TestRequest],
    )

  const violations: string[] = []
  const compressed = new Set<string>()
  for (const one of requests) {
    const answers = (['br', 'zstd', 'gzip', 'identity'] as const).map(async (accepted) => ({
      accepted,
      ...(await ask(baseURL ?? '', one, accepted)),
    }))
    for (const { accepted, response, body } of await Promise.all(answers)) {
      const { 'content-type': type = '', 'content-encoding': encoding, vary } = response.headers
      const summary = `${one.path} ${accepted}: ${response.statusCode} ${type} ${encoding} ${vary}`
      const isText = !notText.test(type) && type !== ''
      if (encoding !== undefined && (!isText || accepted === 'identity' || encoding !== accepted)) {
        violations.push(summary)
      } else if (encoding !== undefined && accepted !== 'identity') {
        if (unpack[accepted](body).length > 1024) compressed.add(one.path)
        else violations.push(`${summary}, and it is short`)
      } else if (isText && body.length > 1024 && accepted !== 'identity') violations.push(summary)
      if (isText && !vary?.includes('accept-encoding')) violations.push(summary)
    }
  }

  expect(violations).toEqual([])
  // Guards against an empty result: these must have been checked.
  for (const path of [
    '/parkeren/schiphol',
    '/admin',
    '/admin/airports/1/edit',
    '/nergens',
    '/sitemap.xml',
    '/api/admin/airports',
    '/parkeren/schiphol.data',
    ...files().filter((path) => /assets\/site-.*\.js$/.test(path)),
  ]) {
    expect([...compressed], path).toContain(path)
  }
  for (const path of ['/parkeren/schiphol', '/vergelijken', '/luchthavens.data', '/admin/login']) {
    expect([...compressed], path).toContain(path + queries.at(-1))
  }
})
