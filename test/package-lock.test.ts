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

test('every package has the hash of its tarball, or is in the tarball of another', () => {
  const unproved = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)

  expect(unproved).toEqual([])
})

test('a package comes from whichever registry npm is set to', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})

// npm leaves out what the registry does not have, and `npm ci` then refuses the file. A version is
// only taken when the registry has its packages for all platforms.
test('the packages of every platform are there', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
  )

  expect(missing).toEqual([])
})

/** As Node looks for it: beside the package that asks, and then further up. */
function isFound(path: string, name: string): boolean {
  if ((path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`) in packages)
    return true
  if (path === '') return false
  return isFound(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
