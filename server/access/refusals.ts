import type { Context } from 'hono'
import { listUsernames } from '#server/db/access/admins.ts'
import { dayHash } from '#server/db/statistics/visitors.ts'
import { addressOf, networkOf } from '#server/http/address.ts'
import { log } from '#server/log.ts'

const minuteMs = 60_000
/** What is beyond is counted together: a flood from everywhere is one line. */
const maxLines = 1_000

type Refused = { kind: string; account: string; network: string; count: number }

let refusals = new Map<string, Refused>()
let timer: NodeJS.Timeout | undefined

/** By the status of a response. A 401 without a login is no failed one: so a browser asks for the dialog. */
const kinds: Record<number, string> = { 401: 'login', 403: 'forbidden', 429: 'too many' }

/** Notes each response that refuses somebody. */
export async function noteRefusals(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  const kind = call.get('isBusy') ? 'busy' : kinds[call.res.status]
  const username = usernameOf(call)
  if (kind && (kind !== 'login' || username !== '')) noteRefusal(addressOf(call), kind, username)
}

/** Notes a failed login of another kind, such as by an unknown link. */
export function noteRefusal(address: string, kind: string, username = ''): void {
  const network = networkOf(address)
  const own = { kind, account: username.slice(0, 200), network }
  const key = JSON.stringify(own)
  const isNew = !refusals.has(key)
  const counted = isNew && refusals.size >= maxLines ? { kind, account: '', network: '' } : own
  const at = JSON.stringify(counted)
  const { count } = refusals.get(at) ?? { count: 0 }
  refusals.set(at, { ...counted, count: count + 1 })
  timer ??= setTimeout(flushRefusals, minuteMs).unref()
}

/** One line per kind, account and network. An account that does not exist may be a password: it stays out. */
export async function flushRefusals(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const refused = [...refusals.values()]
  refusals = new Map()
  if (refused.length === 0) return
  try {
    const known = new Set(await listUsernames())
    const lines = new Map<string, Refused>()
    for (const { count, ...one } of refused) {
      const account = known.has(one.account) ? one.account : ''
      const network = one.network && (await dayHash('refusal', one.network)).slice(0, 12)
      const key = JSON.stringify([one.kind, account, network])
      const sum = (lines.get(key)?.count ?? 0) + count
      lines.set(key, { kind: one.kind, account, network, count: sum })
    }
    for (const { account, ...line } of lines.values()) {
      log.warn('refused', account === '' ? line : { ...line, account })
    }
  } catch (error) {
    const count = refused.reduce((sum, one) => sum + one.count, 0)
    log.warn('refused', { count, error })
  }
}

function usernameOf(call: Context): string {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(call.req.header('authorization') ?? '') ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  return text.slice(0, Math.max(0, text.indexOf(':')))
}
