import { expect, test } from 'vitest'
import { cycloneDx, licenseTexts, shippedParts, unexpected } from './sbom.ts'

const parts = shippedParts()

test('no package that is shipped has a licence that nobody agreed to', () => {
  expect(parts.length).toBeGreaterThan(80)
  expect(unexpected(parts)).toEqual([])
})

test.each([
  ['left-pad', 'GPL-3.0-only', false],
  ['left-pad', 'AGPL-3.0-or-later', false],
  ['left-pad', 'none', false],
  ['left-pad', 'SEE LICENSE IN file', false],
  ['left-pad', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['left-pad', '(MIT OR GPL-3.0-only)', true],
  ['left-pad', 'MIT AND GPL-3.0-only', false],
  ['left-pad', 'MIT AND ISC', true],
])('%s under %s', (name, license, isAgreed) => {
  expect(unexpected([{ name, license }])).toEqual(isAgreed ? [] : [`${name}: ${license}`])
})

test('the list names Node, what is native, and nothing that only builds', () => {
  const { metadata, components } = cycloneDx(parts)
  const names = components.map(({ name }) => name)

  expect(metadata.properties).toEqual([
    { name: 'platform', value: `${process.platform}-${process.arch}` },
  ])
  expect(names).toEqual(expect.arrayContaining(['sharp', 'react', '@electric-sql/pglite']))
  expect(names).not.toContain('vite')
  expect(components[0]?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  expect(licenseTexts(parts)).toContain('Permission is hereby granted')
})
