import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { isLate } from '#domain/system/certificate.ts'
import type { Env } from '#server/env.ts'
import { type Answer, ask } from './ask.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'
import { judgeProxies } from './proxies.ts'
import { visitHeader, visitPath, visitSchema } from './visit.ts'

/** Of the range for examples: nobody's. */
const forged = '203.0.113.77'

/** Asks for the site at its public address, as a visitor does. */
export async function checkOutside(
  { SITE_URL, TRUST_PROXY }: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>,
  pass: string,
): Promise<Finding[]> {
  let visit: Answer
  try {
    visit = await visitAnyCopy(`${SITE_URL}${visitPath}`, pass)
  } catch (error) {
    return [unreached(SITE_URL, error)]
  }
  const isTls = SITE_URL.startsWith('https:')
  return [
    ...reached(SITE_URL, visit, TRUST_PROXY),
    ...(isTls ? [...certificate(visit), await redirected(SITE_URL)] : [withoutTls(SITE_URL)]),
    ...(isTls ? [strictTransport(visit)] : []),
    await compressed(SITE_URL),
  ]
}

/** Behind a load balancer another copy may answer, which does not know us. */
async function visitAnyCopy(address: string, pass: string): Promise<Answer> {
  const headers = { [visitHeader]: pass, 'x-forwarded-for': forged }
  for (let left = 5; ; left--) {
    const answer = await ask(address, headers)
    if (answer.status !== 404 || left === 0) return answer
  }
}

function unreached(url: string, error: unknown): Finding {
  const { code = '' } = error as { code?: string }
  const isCertificate = /CERT|SIGNATURE|ISSUER|ALTNAME/.test(code)
  return problem(
    isCertificate ? 'tls' : 'address',
    `${url} ${isCertificate ? 'has a certificate that is refused' : 'does not answer from here'}: ${reasonOf(error)}`,
    isCertificate
      ? 'Look at the log of the proxy. Of an authority of your own: NODE_EXTRA_CA_CERTS=/path/root.crt'
      : 'Look at DNS, the firewall and the proxy, and whether the site runs',
  )
}

function reached(url: string, { status, headers, body }: Answer, trusted: number): Finding[] {
  const visit = status === 200 ? visitSchema.safeParse(parsed(body)) : undefined
  if (visit?.success) {
    return [
      ok('address', `${url} leads to this site, version ${visit.data.version}`),
      judgeProxies(visit.data, trusted, forged, url.startsWith('https:')),
    ]
  }
  if (status >= 300 && status < 400) {
    return [
      problem(
        'address',
        `${url} leads on to ${headers.location}`,
        'Set SITE_URL to the address where it ends',
      ),
    ]
  }
  if (status === 502 || status === 503 || status === 504) {
    return [
      problem(
        'address',
        `${url} answers ${status}`,
        'Start the site, or let the proxy find its port',
      ),
    ]
  }
  return [
    warning(
      'address',
      `${url} answers ${status}, not by the process with this DATA_DIR`,
      'With several copies ask again, or from the others. With one: it is another site',
    ),
  ]
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function withoutTls(url: string): Finding {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
  if (isLocal)
    return warning('tls', `${url} is of this machine only`, 'Set SITE_URL to the public address')
  return problem(
    'tls',
    `${url} has no TLS: passwords can be read on their way`,
    'See "Proxy and TLS"',
  )
}

const certificate = ({ certificate }: Answer) =>
  certificate ? [judgeCertificate(certificate)] : []

export function judgeCertificate(
  { from, until }: { from: Date; until: Date },
  now = new Date(),
): Finding {
  const says = `the certificate is valid until ${until.toISOString().slice(0, 16)}Z`
  if (!isLate(from.getTime(), until.getTime(), now.getTime())) return ok('tls', says)
  return warning('tls', `${says}, soon`, 'Look why the proxy does not renew it')
}

/** A visitor types the name alone, and may come by http. */
async function redirected(url: string): Promise<Finding> {
  const { host, hostname, port } = new URL(url)
  if (port !== '') return ok('http', `not asked, because ${host} has a port of its own`)
  const todo = 'Let the proxy redirect port 80 to https'
  try {
    const { status, headers } = await ask(`http://${hostname}/`)
    const isOnward = status >= 300 && status < 400 && headers.location?.startsWith('https:')
    if (isOnward) return ok('http', 'leads on to https')
    return problem('http', `http://${hostname} answers ${status} without TLS`, todo)
  } catch (error) {
    return warning('http', `http://${hostname} does not answer: ${reasonOf(error)}`, todo)
  }
}

function strictTransport({ headers }: Answer): Finding {
  const value = headers['strict-transport-security']
  if (!value) return problem('hsts', 'the proxy drops Strict-Transport-Security', 'Let it pass')
  // Node joins what comes twice.
  if (value.split(',').length > 1) {
    return warning('hsts', `sent more than once: ${value}`, 'Let the proxy set none: the site does')
  }
  return ok('hsts', value)
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

async function compressed(url: string): Promise<Finding> {
  const check = 'compression'
  try {
    const { headers, body } = await ask(`${url}/`, { 'accept-encoding': 'br, gzip' })
    const encoding = headers['content-encoding'] ?? ''
    const decode = decoders[encoding]
    if (encoding === '')
      return warning(check, 'pages come uncompressed', 'Let the proxy pass Accept-Encoding')
    if (decode && /^<!doctype html/i.test(decode(body).subarray(0, 20).toString())) {
      return ok(check, `once, by ${encoding}`)
    }
    return problem(
      check,
      `pages come as ${encoding} of what was compressed already`,
      'Turn it off in the proxy',
    )
  } catch (error) {
    return problem(
      check,
      `the home page can't be read: ${reasonOf(error)}`,
      'Look at the log of the site',
    )
  }
}

/** How far the clock of this machine is from that of who answered, in seconds. */
export function judgeClock(theirs: Date, whose: string, now = new Date()): Finding {
  const seconds = Math.round(Math.abs(theirs.getTime() - now.getTime()) / 1_000)
  const todo = 'Set the clock: apt-get install systemd-timesyncd, timedatectl set-ntp true'
  const says = `${seconds} s from ${whose}`
  // A code of an authenticator app is valid for half a minute.
  if (seconds >= 30) return problem('clock', `${says}: codes of apps are refused`, todo)
  if (seconds >= 5) return warning('clock', says, todo)
  return ok('clock', says)
}
