import type { AccountEventKind } from '#domain/access/account-event.ts'
import { deviceName } from '#domain/access/device.ts'
import {
  addAccountEvent,
  findNoticeAddress,
  gotInBefore,
} from '#server/db/access/account-events.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { isKnownDevice } from './known-device.ts'

type Account = { id: number; username: string }

type About = {
  /** The user agent of the request. */
  userAgent?: string | undefined
  /** The colleague who did it, if it was not the owner. */
  by?: Account
  /** The link with which it was done, whose address is not the only one to hear of it. */
  link?: number
}

/**
 * Tells the owner of an account by mail what happened to it, and the managers on the dashboard and Systeem. Call it
 * once a change of a password or a factor is saved, with the account that it is of: `noteAccountEvent(admin,
 * 'passkey-added', { userAgent })`, or with `by` if a colleague did it. Never throws, and waits for no mail server. A
 * new kind needs its words in `accountEvents` of domain/access/account-event.ts, and no migration.
 */
export async function noteAccountEvent(
  { id }: Pick<Account, 'id'>,
  kind: AccountEventKind,
  { userAgent, by, link }: About = {},
): Promise<void> {
  try {
    const email = await findNoticeAddress(id, link)
    const device = userAgent === undefined ? '' : deviceName(userAgent)
    const colleague = by && by.id !== id ? by.username : null
    await addAccountEvent({ adminId: id, kind, device, by: colleague, email })
    await mailSoon()
  } catch (error) {
    log.warn('account event not kept', { error })
  }
}

/** What the log notes of a login in the last minute may be this one. */
const sameLoginMs = 60_000

/**
 * Notes that somebody got in from a device without a token of ours. Nobody is told of their own first login, after an
 * invitation or otherwise. Call it before the log has the login.
 *
 * @param isSession a browser, which gets a token. Without one it is a program that has none to show: then its name
 *   tells whether it was seen before
 */
export async function noteDevice(
  account: Account,
  {
    token = '',
    userAgent = '',
    isSession,
  }: { token?: string | undefined; userAgent?: string; isSession: boolean },
): Promise<void> {
  try {
    if (await isKnownDevice(account.username, token)) return
    const before = new Date(Date.now() - sameLoginMs)
    if (!(await gotInBefore(account.id, before))) return
    if (!isSession && (await gotInBefore(account.id, new Date(), deviceName(userAgent)))) return
  } catch (error) {
    log.warn('account event not kept', { error })
    return
  }
  await noteAccountEvent(account, 'device', { userAgent })
}

/** Otherwise within the next minutes. */
async function mailSoon(): Promise<void> {
  if (!env.SMTP_URL) return
  const { areStarted, boss } = await import('#server/jobs/boss.ts')
  areStarted
    .then(() => boss.send('alarms', {}, { singletonKey: 'soon' }))
    .catch((error: unknown) => log.warn('mail is delayed until the next minute', { error }))
}
