import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltSite, siteAdmin } from './built-site.ts'

/** A kind of content to edit. Each edit increments a number that pages show. */
type Subject = {
  name: string
  /** Finds the number in a page or API response. */
  mark: RegExp
  edit: (number: number) => Promise<void>
}

export type ReadersReport = {
  reads: number
  edits: number
  /** Stale reads: they began after an edit was acknowledged, but returned older content. */
  stale: string[]
  /**
   * Milliseconds after an acknowledged edit in which another process still returned the older
   * content.
   */
  lateMs: number[]
}

const basic = (password: string) =>
  `Basic ${Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${password}`).toString('base64')}`

/**
 * Four readers cycle through the URLs that show the content, while one writer edits all kinds in
 * turn.
 * @param sites edits go to the first; reads from the others are only timed
 */
export async function readAndWrite(
  [site, ...others]: [BuiltSite, ...BuiltSite[]],
  { edits, readsPerEdit }: { edits: number; readsPerEdit: number },
): Promise<ReadersReport> {
  const subjects = await subjectsOf(site)
  const acknowledged = new Map<string, { number: number; at: number }>()
  const report: ReadersReport = { reads: 0, edits: 0, stale: [], lateMs: [] }
  let isDone = false

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
    for (let turn = start; !isDone; turn++) {
      // Half of the reads hit the same page at once, because shared renders are the risk.
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
    // Some edits follow each other at once, so that the next falls into the renders of the last.
    const isInBurst = number % 4 !== 0 && number < edits
    while (!isInBurst && report.reads < number * readsPerEdit) await sleep(1)
  }
  isDone = true
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
  '/welke-luchthaven?van=2031-01-01&tot=2031-01-08',
  '/prijzen?luchthaven=eindhoven',
  '/api/price-basket',
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
    // The caller declares the type of the response: see server/api.
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  /** Prepares edits of one row of a kind, starting from its current fields. */
  async function rowEdit(
    kind: string,
    find: (row: Row) => boolean,
    change: (row: Row, number: number) => Row,
  ) {
    const listed = await call<Row[] | { rows: Row[] }>('GET', `/api/admin/${kind}`)
    const row = (Array.isArray(listed) ? listed : listed.rows).find(find)
    if (!row) throw new Error(`no such row among ${kind}`)
    const { version, ...first } = await call<Row>('GET', `/api/admin/${kind}/${row.id}`)
    return async (number: number) => {
      await call('PUT', `/api/admin/${kind}/${row.id}`, change(first, number))
    }
  }

  const post = (await call<{ rows: Row[] }>('GET', '/api/admin/blog')).rows.find(
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
      name: 'parking',
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

/** Returns the raw response: redirects are not followed, and show their location. */
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
