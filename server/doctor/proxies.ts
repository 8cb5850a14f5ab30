import { type Finding, ok, problem } from './finding.ts'
import type { Visit } from './visit.ts'

const check = 'proxies'
const setHeader = 'Let the proxy set X-Forwarded-For, as the examples in deploy/ do'

/**
 * Whether the site trusts exactly the proxies that there are. `forged` is what we sent as X-Forwarded-For, as a
 * visitor may who wants to be somebody else. With TLS there is at least one proxy, since the site has none.
 */
export function judgeProxies(
  { address, forwarded }: Visit,
  trusted: number,
  forged: string,
  isTls: boolean,
): Finding {
  // Each proxy adds one behind what the visitor sent, unless the first replaces that.
  const added = forwarded.length - 1 - forwarded.indexOf(forged)
  const proxies = added === 1 ? '1 proxy adds' : `${added} proxies add`
  const set = `TRUST_PROXY is ${trusted}, and ${proxies} to X-Forwarded-For`
  const todo =
    added > 0
      ? `Set TRUST_PROXY=${added}`
      : isTls
        ? `${setHeader}, and TRUST_PROXY=1`
        : 'Set TRUST_PROXY=0'

  if (trusted > 0 && address === forged) {
    return problem(check, `${set}: a visitor can pretend to be another`, todo)
  }
  if (added !== trusted || (isTls && added === 0)) {
    return problem(check, `${set}: all visitors share one address, and its limits`, todo)
  }
  return ok(check, trusted === 0 ? 'none in front, and none is trusted' : `${set}, as it should`)
}
