import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counted } from './counted.ts'
import { found } from './found.ts'

test('the dashboard for Grafana asks for metrics that exist, and for every one of a count', () => {
  const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8')
  const asked = new Set(
    Array.from(dashboard.matchAll(/parkeerpiloot_([a-z_]+)/g), ([, name = '']) =>
      name.replace(/_bucket$/, ''),
    ),
  )
  const names = [...counted, ...found].map(({ name }) => name)

  expect([...asked].filter((name) => !names.includes(name))).toEqual([])
  expect(counted.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([])
})
