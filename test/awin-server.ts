import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Internet, internetOf } from './outside.ts'

// Answers as the documentation of Awin says, with its mistakes: docs/decisions/0054-transactions-of-awin.md.

export const awinToken = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'

export type AwinSale = {
  id: number
  advertiserId: number
  status: 'pending' | 'approved' | 'declined' | 'deleted'
  /** In UTC, as `2026-11-20T10:00:00`. */
  booked: string
  validated?: string
  amended?: string
  commission?: number
  currency?: string
  more?: Record<string, unknown>
}

/** What goes wrong at one call, or undefined if nothing does. The first call is 1. */
export type Mishap =
  | { status: number; body?: unknown; retryAfter?: string }
  | 'half'
  | 'half json'
  | 'large'
  | 'offsets'
  | 'redirect'

export type AwinServer = Internet & { base: string; asked: URL[]; authorizations: string[] }

/** @param mishap by the number of the call, and what was asked */
export async function awinServer(
  sales: () => AwinSale[],
  mishap: (call: number, asked: URLSearchParams) => Mishap | undefined = () => undefined,
): Promise<AwinServer> {
  const asked: URL[] = []
  const authorizations: string[] = []
  const internet = await internetOf(
    { 'api.awin.example': ['93.184.216.34'], 'elsewhere.example': ['93.184.216.35'] },
    (request, response) => {
      const url = new URL(request.url ?? '', 'http://api.awin.example')
      asked.push(url)
      authorizations.push(request.headers.authorization ?? '')
      const wrong = mishap(asked.length, url.searchParams)
      answer({ request, response, url, sales: sales(), wrong })
    },
  )
  return Object.assign(internet, { base: 'http://api.awin.example', asked, authorizations })
}

type Answering = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  sales: AwinSale[]
  wrong: Mishap | undefined
}

function answer({ request, response, url, sales, wrong }: Answering): void {
  const say = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  if (typeof wrong === 'object') {
    if (wrong.retryAfter !== undefined) response.setHeader('retry-after', wrong.retryAfter)
    say(wrong.status, wrong.body ?? {})
    return
  }
  if (wrong === 'redirect') {
    response.writeHead(302, { location: 'http://elsewhere.example/' }).end()
    return
  }
  if (request.headers.authorization !== `Bearer ${awinToken}`) {
    say(401, {
      error: 'unauthorized',
      description: `Invalid access token: ${request.headers.authorization?.slice(7)}`,
    })
    return
  }
  const query = url.searchParams
  const [from, until] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
  const format = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
  const days = (Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 86_400_000
  if (!format.test(from) || !format.test(until) || days > 31 || days < 0) {
    say(400, { error: 'bad request', description: 'The maximum date range is 31 days' })
    return
  }
  if (!zones.includes(query.get('timezone') ?? '')) {
    say(400, { error: 'bad request', description: 'Unknown timezone' })
    return
  }
  const dateType = query.get('dateType') ?? 'transaction'
  const found = sales.filter(({ booked, validated, amended }) => {
    const date = { transaction: booked, validation: validated, amendment: amended }[dateType] ?? ''
    return date >= from && date <= until
  })
  const text = JSON.stringify(found.map((sale) => transactionOf(sale, wrong === 'offsets')))
  if (wrong === 'half json') response.end(text.slice(0, text.length / 2))
  else if (wrong === 'large') response.setHeader('content-length', 1e9).write('[')
  else if (wrong === 'half') {
    response.setHeader('content-length', text.length)
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  } else response.setHeader('content-type', 'application/json').end(text)
}

/** The documented ones. Amsterdam is none of them. */
const zones = ['UTC', 'Europe/Berlin', 'Europe/Paris', 'Europe/London', 'Europe/Dublin']

function transactionOf(sale: AwinSale, hasOffsets: boolean): Record<string, unknown> {
  const { id, advertiserId, status, booked, validated, commission = 5.59, currency = 'EUR' } = sale
  const shown = (text: string | undefined) =>
    text && hasOffsets
      ? `${new Date(Date.parse(`${text}Z`) + 3_600_000).toISOString().slice(0, 19)}+01:00`
      : (text ?? null)
  return {
    id,
    url: 'http://www.parkeerpiloot.example',
    advertiserId,
    publisherId: 45628,
    campaign: '',
    siteName: 'Parkeerpiloot',
    commissionStatus: status,
    commissionAmount: { amount: commission, currency },
    saleAmount: { amount: commission * 10, currency },
    ipHash: '-7465639126537326',
    customerCountry: 'NL',
    clickRefs: { clickRef: 'abc123def456', clickRef2: 'iets anders' },
    clickDate: shown(booked),
    transactionDate: shown(booked),
    validationDate: shown(validated),
    type: 'Commission group transaction',
    declineReason: null,
    voucherCodeUsed: false,
    lapseTime: 41,
    amended: sale.amended !== undefined,
    amendReason: null,
    oldSaleAmount: null,
    oldCommissionAmount: null,
    clickDevice: 'Windows',
    transactionDevice: 'iPhone',
    publisherUrl: 'http://www.parkeerpiloot.example/parkeren/schiphol',
    orderRef: '111222333444',
    customParameters: [],
    transactionParts: [{ commissionGroupId: 12345, amount: commission * 10 }],
    paidToPublisher: false,
    paymentId: 0,
    transactionQueryId: 0,
    basketProducts: [{ productName: 'Ringvaart Valet' }],
    ...sale.more,
  }
}
