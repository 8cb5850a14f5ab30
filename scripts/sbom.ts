// npm run sbom                  prints what is shipped for this platform, as CycloneDX 1.6
// npm run sbom -- --licenses    prints the text of the licence of each
//
// Ends with 1 if a package has a licence that nobody agreed to: see `agreed`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isForThisMachine } from './setup-install.mjs'

export type Part = { path: string; name: string; version: string; license: string; hash: string }

/**
 * Licences that allow a site to be served, changed and passed on, as long as their text comes along. That of
 * libvips asks that it can be replaced by another: it is a file of its own.
 */
const agreed = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  // resvg, as it comes: only changes of its own files would have to be published.
  'MPL-2.0',
]
const agreedFor: Record<string, string> = { 'LGPL-3.0-or-later': '@img/sharp-libvips-' }

type Locked = {
  version: string
  integrity?: string
  dev?: boolean
  os: string[] | undefined
  cpu: string[] | undefined
  libc: string[] | undefined
}

/** The packages of the lock file that a site runs on, those of other platforms left out. */
export function shippedParts(): Part[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages)
    .filter(
      ([path, part]) => path !== '' && !part.dev && isForThisMachine(part) && existsSync(path),
    )
    .map(([path, { version, integrity = '' }]) => {
      const { name, license, licenses } = JSON.parse(
        readFileSync(join(path, 'package.json'), 'utf8'),
      )
      return { path, name, version, license: nameOf(license ?? licenses), hash: integrity }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Older packages have an object, or a list of them. */
function nameOf(license: unknown): string {
  if (typeof license === 'string') return license
  if (Array.isArray(license)) return license.map(nameOf).join(' OR ')
  return (license as { type?: string } | undefined)?.type ?? 'none'
}

/** Those whose licence nobody agreed to. Of several to choose from one does; of several together all must. */
export function unexpected(parts: Pick<Part, 'name' | 'license'>[]): string[] {
  return parts
    .filter(({ name, license }) => !isAgreed(name, license))
    .map(({ name, license }) => `${name}: ${license}`)
}

function isAgreed(name: string, license: string): boolean {
  const bare = license.replace(/^\((.*)\)$/, '$1')
  const choices = bare.split(/ OR /i)
  if (choices.length > 1) return choices.some((choice) => isAgreed(name, choice))
  return bare.split(/ AND /i).every((one) => {
    const only = agreedFor[one]
    return agreed.includes(one) || (only !== undefined && name.startsWith(only))
  })
}

export function cycloneDx(parts: Part[]) {
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name, version, licenses: [{ expression: license }] },
      properties: [{ name: 'platform', value: `${process.platform}-${process.arch}` }],
    },
    components: parts.map((part) => ({
      type: 'library',
      'bom-ref': part.path,
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
      licenses: [{ expression: part.license }],
      ...(part.hash.startsWith('sha512-')
        ? { hashes: [{ alg: 'SHA-512', content: hexOf(part.hash) }] }
        : {}),
    })),
  }
}

const hexOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')

/** The text that each asks to be passed on. */
export function licenseTexts(parts: Part[]): string {
  return parts
    .map(({ path, name, version, license }) => {
      const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
      const texts = files.map((file) => readFileSync(join(path, file), 'utf8').trim())
      return [`${name} ${version} (${license})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'='.repeat(80)}\n\n`)
}

if (import.meta.main) {
  const parts = shippedParts()
  const isText = process.argv[2] === '--licenses'
  process.stdout.write(
    `${isText ? licenseTexts(parts) : JSON.stringify(cycloneDx(parts), null, 2)}\n`,
  )
  const strays = unexpected(parts)
  if (strays.length > 0) {
    process.stderr.write(`Not agreed to: ${strays.join(', ')}.\n`)
    process.exitCode = 1
  }
}
