import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  integrity?: string
  resolved?: string
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const { '': _project, ...packages } = lock.packages
const entries = Object.entries(packages)

test('every package has an integrity hash, unless another package bundles it', () => {
  const withoutHash = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)

  expect(withoutHash).toEqual([])
})

test('no package is tied to one registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})

// npm omits packages that the registry lacks, and `npm ci` then rejects the file.
test('the lock file has the optional packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
  )

  expect(missing).toEqual([])
})

/** Resolves as Node does: in the package's own node_modules, then in each one further up. */
function isFound(path: string, name: string): boolean {
  if ((path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`) in packages)
    return true
  if (path === '') return false
  return isFound(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
