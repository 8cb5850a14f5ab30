import type { Env } from '#server/env.ts'
import { type Finding, ok, warning } from './finding.ts'

const check = 'settings'

/** What is allowed, and still not what a site for visitors wants. */
export function checkSettings(env: Env, nameWarnings: string[], isUrlSet: boolean): Finding[] {
  const found = nameWarnings.map((says) => warning(check, says, 'Mend its name'))
  if (!isUrlSet) {
    found.push(warning(check, 'SITE_URL is not set', 'Links in mail lead to this machine: set it'))
  }
  if (!env.SECRETS_KEY) {
    found.push(
      warning(
        check,
        'SECRETS_KEY is not set, so authenticator apps do not survive a restore',
        'Make one with openssl rand -base64 32, and keep it apart from the copies',
      ),
    )
  }
  if (env.SECRETS_KEY_OLD) {
    found.push(
      warning(check, 'SECRETS_KEY_OLD is set', 'Take it away after one start with the new key'),
    )
  }
  if (env.NODE_ENV !== 'production') {
    found.push(warning(check, `NODE_ENV is ${env.NODE_ENV}`, 'Leave it out'))
  }
  return found.length > 0 ? found : [ok(check, 'each is a valid one')]
}
