// The worst request of each kind that needs no login, as far as the limits allow. A test compares this
// list with the tables of contents: app/routes.ts, server/api/routes.ts and the routes of files.

import { readsAt } from '#domain/page/page-query.ts'
import { pages } from '#domain/page/pages.ts'

export type WorstRequest = {
  /** The route, the call or the files, as their table of contents has it. */
  of: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** What the requests are about. */
export type Asked = { from: string; to: string; ids: number[]; asset: string }

/** As long as each part may be, of a passkey that nobody has. */
const unknownPasskey = {
  ticket: `${9e15}.${'a'.repeat(150)}`,
  response: {
    id: 'a'.repeat(1_500),
    rawId: 'a'.repeat(1_500),
    type: 'public-key',
    response: {
      clientDataJSON: 'a'.repeat(4_000),
      authenticatorData: 'a'.repeat(4_000),
      signature: 'a'.repeat(2_000),
    },
  },
}

type Pair = [name: string, value: string]

/** Node's limit for a whole head is 16 kB. */
const headBytes = 15_600
const maxParameters = 50
const maxSegments = 12
const jsonBytes = 64 * 1024 - 200
const formBytes = 128 * 1024 - 200

/** A year's stay of nine travellers, with all that the filter, the comparison and the sums take. */
const stayOf = ({ from, to }: Asked): Pair[] => [
  ['van', from],
  ['tot', to],
  ['vanTijd', '23:45'],
  ['totTijd', '00:15'],
  ['personen', '9'],
]

const airportOf = (asked: Asked): Pair[] => [
  ...stayOf(asked),
  ['toon', '100000'],
  ['sorteer', 'beoordeling'],
  ['max', '60'],
  ['taxi', '130,00'],
  ['trein', '38,40'],
  ['gebracht', '5'],
  ['gebrachtPer', 'dag'],
  ...['shuttle', 'valet', 'zelf'].map((type): Pair => ['type', type]),
  ['vergelijk', asked.ids.join(',')],
]

const planOf = ({ from }: Asked): Pair[] => [
  ['luchthaven', 'schiphol'],
  ['terrein', 'terrein-1'],
  ['van', from],
  ['tot', from],
  ['personen', '9'],
  ['vlucht', '08:05'],
  ['bestemming', 'ver'],
  ['rijden', '900'],
  ['landing', '23:55'],
  ['bagage', 'ja'],
]

/** With as many parameters and bytes as are accepted: the given ones first, and then each again. */
function filled(path: string, pairs: Pair[]): string {
  const given: Pair[] = pairs.length > 0 ? pairs : [['utm_source', 'x']]
  const more = Array.from({ length: maxParameters - 1 - given.length }, (_, at): Pair => {
    const [name, value] = given[at % given.length] ?? ['', '']
    return at % 2 === 0 ? [name, value] : [name, `${at}`]
  })
  const address = `${path}?${new URLSearchParams([...given, ...more])}&utm_term=`
  return address + 'e%CC%81'.repeat((headBytes - address.length) / 7)
}

const longWord = (bytes: number) => 'ab-'.repeat(bytes / 3)
const deep = (path: string) => path + '/a'.repeat(maxSegments - path.split('/').length + 1)

type WorstPage = [of: string, path: string, pairs?: (asked: Asked) => Pair[]]

/** The worst of a page that reads nothing, or only values that it knows, follows from its entry. */
const simplePages = Object.keys(pages).flatMap((path): WorstPage[] => {
  const reads = [...(readsAt(path) ?? [])]
  if (path.includes(':') || reads.some(([, values]) => typeof values === 'string')) return []
  return [[path, path, () => reads.map(([name, [value = '']]): Pair => [name, value])]]
})

/** Each is asked for as a page, with as many parameters as it takes, and as data for the browser. */
const worstPages: WorstPage[] = [
  ...simplePages,
  ['/', '/', stayOf],
  ['/luchthavens', '/luchthavens', (asked) => [...stayOf(asked), ['zoek', 'ijmuiden aan ze']]],
  ['/parkeren/meer', '/parkeren/meer', () => [['zoek', longWord(600)]]],
  ['/parkeren/:slug', '/parkeren/schiphol', airportOf],
  ['/parkeren/:slug', `/parkeren/${longWord(15_000)}`],
  ['/parkeren/:slug/:parking', '/parkeren/schiphol/terrein-1', stayOf],
  ['/parkeren/:slug/:parking', `/parkeren/schiphol/${longWord(15_000)}`],
  ['/parkeren/:slug/:parking/aankomstkaart', '/parkeren/schiphol/terrein-1/aankomstkaart', stayOf],
  ['/vertrekplanner', '/vertrekplanner', planOf],
  ['/welke-luchthaven', '/welke-luchthaven', stayOf],
  [
    '/prijzen',
    '/prijzen',
    () => [
      ['luchthaven', 'schiphol'],
      ['dagen', '3'],
    ],
  ],
  [
    '/vergelijken',
    '/vergelijken',
    (asked) => [...stayOf(asked), ['verschillen', 'ja'], ['terreinen', asked.ids.join(',')]],
  ],
  ['/blog/:slug', '/blog/artikel-1'],
  [
    '/blog/voorbeeld/:id',
    '/blog/voorbeeld/1',
    () => [
      ['tot', '9'],
      ['sleutel', longWord(9_000)],
    ],
  ],
  [
    '/hoe-wij-vergelijken',
    '/hoe-wij-vergelijken',
    () => [
      ['luchthaven', 'schiphol'],
      ['sorteer', 'beoordeling'],
    ],
  ],
  [
    '/klopt-dit-niet',
    '/klopt-dit-niet',
    () => [
      ['luchthaven', 'schiphol'],
      ['terrein', 'terrein-1'],
    ],
  ],
  [
    '/voorbeeld-boeken',
    '/voorbeeld-boeken',
    (asked) => [...stayOf(asked), ['luchthaven', 'AMS'], ['terrein', 'terrein-1']],
  ],
  ['/', '/'.repeat(15_000)],
  ['/*', deep('')],
  ['/*', `/${longWord(15_000)}`],
  ['/cookie-beleid', '/cookie-beleid'],
  ['/parkeren', '/parkeren'],
  ['/blog/rss.xml', '/blog/rss.xml'],
  ['/vertrekplanner/agenda.ics', '/vertrekplanner/agenda.ics', planOf],
  ['/manifest.webmanifest', '/manifest.webmanifest'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/admin', '/admin'],
  ['/admin/login', '/admin/login'],
  ['/admin/*', deep('/admin')],
  ['/admin/parkings', '/admin/parkings'],
]

/** Over the limits: each is refused, at no cost. A test sends them too. */
export const refused: (WorstRequest & { status: number })[] = [
  { of: 'segments', status: 404, path: '/a'.repeat(7_800) },
  { of: 'segments', status: 404, path: `${'/a'.repeat(7_800)}.data` },
  { of: 'segments', status: 404, path: `/admin${'/a'.repeat(7_700)}` },
  { of: 'segments', status: 404, path: `/api${'/a'.repeat(7_700)}` },
  { of: 'segments', status: 404, path: `/parkeren${'/%61'.repeat(3_800)}` },
  { of: 'segments', status: 405, path: '/a'.repeat(7_800), method: 'POST' },
  {
    of: 'segments',
    status: 404,
    path: `/parkeren${'/..'.repeat(5_100)}/parkeren${'/a'.repeat(13)}`,
  },
  { of: 'parameters', status: 400, path: `/?${'van=1&'.repeat(2_500)}` },
  { of: 'parameters', status: 400, path: `/parkeren/schiphol?${'van=1&'.repeat(2_500)}` },
  { of: 'parameters', status: 400, path: `/api/parkings?${'&'.repeat(15_000)}` },
  { of: 'parameters', status: 400, path: `/api/admin/parkings?${'q=1&'.repeat(3_500)}` },
]

export function worstRequests(asked: Asked): WorstRequest[] {
  const { ids, asset } = asked
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const stay = new URLSearchParams(stayOf(asked)).toString()
  const list = ids.slice(0, 3).join(',')
  const text = (bytes: number) => 'e\u0301'.repeat(bytes / 3)
  const nested = (bytes: number) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`
  const post = (of: string, body: unknown): WorstRequest[] => {
    const whole = { of: `POST ${of}`, method: 'POST', path: of, headers: json }
    return [
      { ...whole, body: typeof body === 'string' ? body : JSON.stringify(body) },
      { ...whole, body: nested(jsonBytes) },
      { ...whole, body: `{${'"a":"\\u0000","b":1,'.repeat(jsonBytes / 20)}"c":[]}` },
    ]
  }
  const formPost = (of: string, path: string, fields: Pair[]): WorstRequest[] => [
    {
      ...{ of: `POST ${of}`, method: 'POST', path, headers: form },
      body: new URLSearchParams(fields).toString(),
    },
    {
      ...{
        of: `POST ${of}`,
        method: 'POST',
        path: `${path.replace('?', '.data?')}`,
        headers: form,
      },
      body: `${new URLSearchParams(fields.slice(0, 1))}&${'a=%61&'.repeat(formBytes / 7)}`,
    },
    {
      ...{ of: `POST ${of}`, method: 'POST', path },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(formBytes / 55)}--x--\r\n`,
    },
  ]
  const message: Pair[] = [
    ['name', 'Jo de Vries'],
    ['email', `${'a'.repeat(60)}@example.com`],
    ['subject', 'Vraag over parkeren'],
    ['message', text(30_000)],
  ]
  const report: Pair[] = [
    ['topic', 'prijs'],
    ['message', text(20_000)],
  ]

  return [
    ...worstPages.flatMap(([of, path, pairs]) => {
      const isLong = path.length > 1_000
      const address = isLong ? path : filled(path, pairs?.(asked) ?? [])
      const alone = new URLSearchParams(pairs?.(asked) ?? []).toString()
      const plain = `${path}${alone && '?'}${alone}`
      const data = path === '/' ? '/_' : path
      return [
        { of, path: plain },
        { of, path: address },
        { of, path: address, method: 'HEAD' },
        { of, path: isLong ? `${data}.data` : filled(`${data}.data`, pairs?.(asked) ?? []) },
      ]
    }),
    { of: '/parkeren/:slug', path: `/parkeren/schiphol?toon=100000` },
    { of: '/parkeren/:slug', path: `/parkeren/schiphol?toon=100000&${stay}` },
    { of: '/luchthavens', path: '/luchthavens?zoek=abcdefghijklmnopqrstuvwxyzabcdefghijklm' },

    { of: 'GET /api/airports', path: '/api/airports' },
    { of: 'GET /api/airports', path: filled('/api/airports', [['search', 'ijmuiden aan ze']]) },
    { of: 'GET /api/airports', path: `/api/airports?search=${longWord(15_000)}` },
    { of: 'GET /api/airports', path: `/api/airports?slug=${longWord(15_000)}` },
    { of: 'GET /api/airports', path: '/api/airports?first=50' },
    { of: 'GET /api/parkings', path: `/api/parkings?airport=AMS&${stay}` },
    { of: 'GET /api/parkings', path: `/api/parkings?${stay}` },
    { of: 'GET /api/parkings', path: '/api/parkings' },
    {
      of: 'GET /api/parkings',
      path: filled('/api/parkings', [['airport', 'AMS'], ...stayOf(asked)]),
    },
    { of: 'GET /api/lots/:airport/:parking', path: `/api/lots/AMS/terrein-1?${stay}` },
    { of: 'GET /api/lots/:airport/:parking', path: `/api/lots/AMS/${longWord(15_000)}` },
    { of: 'GET /api/price-basket', path: '/api/price-basket' },
    { of: 'GET /api/price-basket.csv', path: '/api/price-basket.csv' },
    { of: 'GET /api/faqs', path: '/api/faqs' },
    { of: 'GET /api/faqs', path: '/api/faqs?airport=AMS' },
    { of: 'GET /api/blog', path: '/api/blog' },
    { of: 'GET /api/blog', path: '/api/blog?slug=artikel-1' },
    { of: 'GET /api/openapi.json', path: '/api/openapi.json' },
    ...post('/api/contact', { ...Object.fromEntries(message), message: text(40_000) }),
    ...post('/api/reports', {
      ...Object.fromEntries(report),
      ...{ airport: 'schiphol', parking: 'terrein-1' },
    }),
    ...post('/api/affiliate-clicks', {
      ...{
        parkingId: ids[0],
        page: `/${'a'.repeat(299)}`,
        referrer: `https://${'a.'.repeat(240)}nl`,
      },
    }),
    ...post('/api/page-views', { path: `/${'a/'.repeat(149)}`, referrer: 'x'.repeat(500) }),
    ...post('/api/filter-uses', { airport: 'AMS', filters: Array(15).fill('type'), results: 9 }),
    ...post('/api/filter-uses', { airport: 'AMS', filters: Array(12_000).fill('a'), results: 9 }),
    ...post('/api/password-link', { token: 'a'.repeat(60_000) }),
    ...post('/api/password-link', {}).map((request) => ({
      ...request,
      ...{ of: 'PUT /api/password-link', method: 'PUT' },
      body: JSON.stringify({ token: 'a'.repeat(43), next: 'e\u0301'.repeat(20_000) }),
    })),
    ...post('/api/passkey-challenge', { for: 'login' }),
    ...post('/api/passkey-login', unknownPasskey),
    { of: '/api/admin/*', path: '/api/admin/parkings' },
    {
      ...{ of: '/api/admin/*', path: '/api/admin/parkings' },
      headers: {
        authorization: `Basic ${Buffer.from(`beheer:${'x'.repeat(11_000)}`).toString('base64')}`,
      },
    },
    { of: '/api/*', path: deep('/api') },
    { of: '/api/*', path: `/api/${longWord(15_000)}` },

    ...formPost('/contact', '/contact?', message),
    ...formPost('/klopt-dit-niet', '/klopt-dit-niet?luchthaven=schiphol&terrein=terrein-1', report),

    { of: '/healthz', path: '/healthz' },
    { of: '/metrics', path: '/metrics' },
    { of: '/assets/*', path: asset, headers: { 'accept-encoding': 'br' } },
    { of: '/assets/*', path: asset, headers: { 'if-none-match': '"a", '.repeat(3_000) } },
    { of: '/assets/*', path: `/assets/${longWord(15_000)}` },
    { of: '/images/*', path: '/images/hero-panorama.svg', headers: { 'accept-encoding': 'gzip' } },
    { of: '/media/:folder/:file', path: `/media/${'0'.repeat(20)}/1200x720.webp` },
    {
      of: '/media/outside/:file',
      path: `/media/outside/640.webp?of=http://${'a'.repeat(7_000)}.nl`,
    },
    { of: '/media/*', path: `/media/${'a'.repeat(20)}/${'a'.repeat(15_000)}.webp` },
    {
      of: '/__manifest',
      path: `/__manifest?${new URLSearchParams({ paths: `/parkeren/schiphol,${'/a'.repeat(80)},`.repeat(30), version: 'x' })}`,
    },
    { of: '/__manifest', path: `/__manifest?version=x&paths=${'/a,'.repeat(2_400)}` },
    { of: '/__manifest', path: `/__manifest?version=x&paths=${'/a'.repeat(3_600)}` },
    { of: '/social/site.png', path: '/social/site.png' },
    { of: '/social/parkeren/:file', path: '/social/parkeren/schiphol.png' },
    { of: '/social/parkeren/:airport/:file', path: '/social/parkeren/schiphol/terrein-1.png' },
    { of: '/social/vergelijken/:file', path: `/social/vergelijken/${list}.png` },
    { of: '/social/vergelijken/:file', path: `/social/vergelijken/${'1,'.repeat(7_000)}1.png` },
    { of: '/social/blog/:file', path: '/social/blog/artikel-1.png' },
    { of: '/social/*', path: `/social/${longWord(15_000)}` },

    // Of the head itself.
    { of: 'headers', path: '/', headers: { 'accept-encoding': 'br;q=0.5, '.repeat(1_300) } },
    { of: 'headers', path: '/faq', headers: { 'if-none-match': 'W/"a", '.repeat(2_000) } },
    { of: 'headers', path: '/', headers: { cookie: 'a=b; '.repeat(3_000) } },
    {
      of: 'headers',
      path: '/',
      headers: Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`x${at}`, '1'])),
    },
    { of: 'headers', path: '/x', headers: { 'user-agent': 'a'.repeat(15_000), referer: 'x' } },
    { of: 'headers', path: '/x', headers: { referer: `https://${'a.'.repeat(7_500)}nl` } },
    { of: 'headers', path: '/x', headers: { 'x-forwarded-for': '1, '.repeat(5_000) } },
    {
      of: 'headers',
      path: '/contact',
      method: 'POST',
      headers: { origin: `https://${'a.'.repeat(7_500)}nl` },
    },
    { of: 'headers', path: '/', method: 'OPTIONS' },
    { of: 'headers', path: '/admin', headers: { accept: 'text/html, '.repeat(1_200) } },
  ]
}
