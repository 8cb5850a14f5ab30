import { get } from 'node:http'
import { type BuiltSite, siteAdmin } from './built-site.ts'

/** What is edited, and where each edit can be seen: a number that the edit counts up. */
type Subject = {
  name: string
  /** Where the number stands, in a page or an answer that shows it. */
  mark: RegExp
  edit: (number: number) => Promise<void>
}

export type ReadersReport = {
  reads: number
  edits: number
  /** Reads that began after an edit was acknowledged, and were older than it. */
  stale: string[]
  /** How many milliseconds after an acknowledgement another process still gave what was there before. */
  lateMs: number[]
}

const basic = (password: string) =>
  `Basic ${Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')}`

/**
 * Four readers go round the addresses that show what is edited, while one writer edits all kinds of
 * content in turn.
 *
 * @param sites the first is written to; what is read from another is only timed
 */
export async function readAndWrite(
  [site, ...others]: [BuiltSite, ...BuiltSite[]],
  { edits, readsPerEdit }: { edits: number; readsPerEdit: number },
): Promise<ReadersReport> {
  const subjects = await subjectsOf(site)
  const acknowledged = new Map<string, { number: number; at: number }>()
  const report: ReadersReport = { reads: 0, edits: 0, stale: [], lateMs: [] }
  let isOver = false

  async function check(from: BuiltSite, path: string): Promise<void> {
    const before = new Map(acknowledged)
    const text = await read(from.url + path)
    for (const { name, mark } of subjects) {
      const seen = text.match(mark)?.[1]
      const expected = before.get(name)
      if (seen === undefined || !expected || Number(seen) >= expected.number) continue
      if (from === site) report.stale.push(`${path} has ${name} ${seen}, not ${expected.number}`)
      else report.lateMs.push(performance.now() - expected.at)
    }
  }

  async function reader(start: number): Promise<void> {
    for (let turn = start; !isOver; turn++) {
      // All of them at one page half of the time: what can go wrong is to share a render.
      const path = addresses[turn % 2 === 0 ? 0 : (turn * 7) % addresses.length] ?? '/'
      await Promise.all([site, ...others].map((from) => check(from, path)))
      report.reads += 1
    }
  }

  const readers = [0, 5, 10, 15].map(reader)
  for (let number = 1; number <= edits; number++) {
    const subject = subjects[number % subjects.length]
    if (!subject) throw new Error('there is always a subject')
    await subject.edit(number)
    acknowledged.set(subject.name, { number, at: performance.now() })
    report.edits += 1
    // Some come right behind each other, so that the next one falls into the renders of the last.
    const isInBurst = number % 4 !== 0 && number < edits
    while (!isInBurst && report.reads < number * readsPerEdit) await new Promise(setImmediate)
  }
  isOver = true
  await Promise.all(readers)
  return report
}

const addresses = [
  '/parkeren/schiphol',
  '/',
  '/parkeren/schiphol?sorteer=afstand',
  '/parkeren/schiphol?van=2031-01-01&tot=2031-01-08',
  '/api/airports',
  '/api/airports?slug=schiphol',
  '/api/parkings?airport=AMS',
  '/api/faqs?airport=AMS',
  '/api/faqs',
  '/api/blog',
  '/blog',
  '/blog/vroeg-boeken-loont',
  '/faq',
  '/luchthavens',
  '/vergelijken?terreinen=1&terreinen=2',
  '/oude-pagina',
  '/blog/rss.xml',
  '/manifest.webmanifest',
]

async function subjectsOf({ url }: BuiltSite): Promise<Subject[]> {
  const { key } = await call<{ key: string }>(
    'POST',
    '/api/admin/sessions',
    {},
    basic(siteAdmin.ADMIN_PASSWORD),
  )
  const authorization = basic(key)

  async function call<Answer>(
    method: string,
    path: string,
    body?: unknown,
    as = authorization,
  ): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: as, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    // What a call answers is what its caller says: see server/api.
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  /** Changes one row of a kind, from what it is now. */
  async function rowEdit(
    kind: string,
    find: (row: Row) => boolean,
    change: (row: Row, number: number) => Row,
  ) {
    const rows = await call<Row[]>('GET', `/api/admin/${kind}`)
    const row = rows.find(find)
    if (!row) throw new Error(`no such row among ${kind}`)
    const { version, ...first } = row
    return async (number: number) => {
      await call('PUT', `/api/admin/${kind}/${row.id}`, change(first, number))
    }
  }

  const post = (await call<Row[]>('GET', '/api/admin/blog')).find(
    ({ slug }) => slug === 'vroeg-boeken-loont',
  )
  const redirect = await call<Row>('POST', '/api/admin/redirects', {
    source: '/oude-pagina',
    target: '/faq?naar=0',
  })

  return [
    {
      name: 'airport',
      mark: /Schiphol-n(\d+)/,
      edit: await rowEdit(
        'airports',
        ({ code }) => code === 'AMS',
        (row, number) => ({ ...row, name: `Schiphol-n${number}` }),
      ),
    },
    {
      name: 'lot',
      mark: /Terrein-n(\d+)/,
      edit: await rowEdit(
        'parkings',
        ({ id }) => id === 1,
        (row, number) => ({ ...row, name: `Terrein-n${number}` }),
      ),
    },
    {
      name: 'question',
      mark: /Vraag-n(\d+)/,
      edit: await rowEdit(
        'faqs',
        ({ airportCode }) => airportCode === 'AMS',
        (row, number) => ({ ...row, question: `Is dit Vraag-n${number}?` }),
      ),
    },
    {
      name: 'settings',
      mark: /Piloot-n(\d+)/,
      edit: async (number) => {
        await call('PUT', '/api/admin/settings', { values: { product: `Piloot-n${number}` } })
      },
    },
    {
      name: 'article',
      mark: /Artikel-n(\d+)/,
      edit: async (number) => {
        const { title, slug, excerpt, content, imageUrl, author, category, date, version } =
          await call<Row>('GET', `/api/admin/blog/${post?.id}`)
        const fields = { title, slug, excerpt, content, imageUrl, author, category, date }
        const draft = await call<Row>('PUT', `/api/admin/blog/${post?.id}/draft`, {
          fields: { ...fields, title: `Artikel-n${number}` },
          postVersion: version,
        })
        await call('POST', `/api/admin/blog/${post?.id}/publish`, {
          version,
          draftVersion: draft.version,
        })
      },
    },
    {
      name: 'redirect',
      mark: /^location: \/faq\?naar=(\d+)$/m,
      edit: async (number) => {
        await call('PUT', `/api/admin/redirects/${redirect.id}`, {
          source: '/oude-pagina',
          target: `/faq?naar=${number}`,
        })
      },
    },
  ]
}

type Row = { id: number; version?: number } & Record<string, unknown>

/** The answer as it is: a redirect is not followed, and says where it leads. */
function read(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { location } = response.headers
        const text = Buffer.concat(parts).toString()
        resolve(location === undefined ? text : `location: ${location}\n${text}`)
      })
    }).on('error', reject)
  })
}
