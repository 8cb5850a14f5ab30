import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { type BuiltSite, siteAdmin } from '#test/built-site.ts'
import type { WorstRequest } from './requests.ts'

/** What an admin reads, in its most expensive forms. */
export async function adminReads({ url }: BuiltSite): Promise<WorstRequest[]> {
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')}`,
  })
  const response = await fetch(`${url}/api/admin/sessions`, {
    method: 'POST',
    headers: { ...basic(siteAdmin.ADMIN_PASSWORD), 'content-type': 'application/json' },
    body: '{}',
  })
  // A visit of as many words as a path may have.
  for (let visit = 0; visit < 110; visit++) await fetch(`${url}/w${visit}-${'parkeer-'.repeat(36)}`)
  const { key } = (await response.json()) as { key: string }
  return paths.map((path) => ({ of: path, path, headers: basic(key) }))
}

const today = amsterdamDay(new Date())
const twoYears = `from=${dayAfter(today, -730)}&to=${today}`

/** The sizes are those of fill-site.ts, with 100 paths that were missed. */
const paths = [
  '/api/admin/dashboard',
  '/api/admin/morning',
  '/api/admin/search?q=terrein+1',
  `/api/admin/search?q=${'e%CC%81'.repeat(1_000)}`,
  '/api/admin/airports',
  '/api/admin/parkings?pageSize=500',
  '/api/admin/parkings?q=terrein+12&sort=name&page=2',
  `/api/admin/parkings?q=${'a+'.repeat(5_000)}`,
  '/api/admin/parkings/usual-price?airport=AMS',
  '/api/admin/providers',
  '/api/admin/providers.csv',
  '/api/admin/tariffs.csv',
  '/api/admin/surcharges.csv',
  '/api/admin/closures.csv',
  '/api/admin/facts.csv',
  '/api/admin/faqs',
  '/api/admin/faqs/places?category=general&airport=ALL',
  '/api/admin/blog?q=artikel+1&sort=title',
  '/api/admin/contacts',
  '/api/admin/checks',
  '/api/admin/checks/count',
  '/api/admin/checks/dated?q=terrein+12',
  '/api/admin/parkings?datum=binnen-datum&sort=datum',
  '/api/admin/providers?datum=te-laat&sort=datum',
  '/api/admin/media?q=foto+1',
  '/api/admin/settings',
  `/api/admin/analytics?${twoYears}`,
  `/api/admin/analytics?${twoYears}&airport=AMS`,
  '/api/admin/earnings?weeks=52',
  '/api/admin/earnings/table?weeks=52&size=10000',
  '/api/admin/missing-paths',
  '/api/admin/redirects',
  '/api/admin/changes',
  '/api/admin/changes/deleted',
  '/api/admin/backups',
  '/api/admin/account',
  '/api/admin/administrators',
  '/api/admin/sessions',
]
