import { beforeEach, expect, test } from 'vitest'
import type { MissingPaths } from '#domain/address/missing-path.ts'
import { db } from '#server/db/client.ts'
import { missingPaths } from '#server/db/schema.ts'
import { addMissingHits } from '#server/db/statistics/missing-paths.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { countMissing, flushMissing } from './missing.ts'

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  await db.delete(missingPaths)
})

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  countMissing({ url, method, headers })

async function list() {
  await flushMissing()
  return (await asAdmin<MissingPaths>('GET', '/api/admin/missing-paths')).body
}

test('a missing path is counted without its query and with its referrer', async () => {
  ask('/parkeren/schipol?utm_source=x')
  await list()
  ask('/parkeren/schipol/', { referer: 'https://reisforum.nl/draad' })
  ask('/oud', { referer: 'http://localhost/blog' })

  expect((await list()).paths).toMatchObject([
    { path: '/parkeren/schipol', hits: 2, source: 'verwijzing: reisforum.nl' },
    { path: '/oud', hits: 1, source: 'intern' },
  ])
})

test('scans are counted together; crawlers, forms and files are not counted', async () => {
  ask('/wp-login.php')
  ask('/.env')
  ask('/oud', { 'user-agent': 'Googlebot/2.1' })
  ask('/oud', {}, 'POST')
  ask('/assets/oud.js')
  ask('/api/oud')

  expect(await list()).toEqual({ paths: [], scans: 2 })
})

test('the most requested paths stay when the list is full', async () => {
  const at = new Date()
  const made = Array.from({ length: 2_500 }, (_, n) => ({ path: `/x${n}`, source: 'direct', at }))
  await addMissingHits([
    { path: '/echt', source: 'direct', at },
    { path: '/echt', source: 'direct', at },
    ...made,
  ])

  expect(await db.$count(missingPaths)).toBe(2_000)
  expect((await list()).paths[0]).toMatchObject({ path: '/echt', hits: 2 })
})

test('a path with a redirect, or one that was dismissed, leaves the list', async () => {
  ask('/oud')
  ask('/raar')
  await list()
  await asAdmin('POST', '/api/admin/redirects', { source: '/oud', target: '/faq' })
  const aside = await asAdmin('DELETE', '/api/admin/missing-paths', { path: '/raar' })

  expect(aside.status).toBe(204)
  expect(await list()).toEqual({ paths: [], scans: 0 })
})
