import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createWhole } from './cluster.ts'

test('a cluster can be copied by another user than the one who made it, and written by no other', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'parkeerpiloot-cluster-')), 'pg')

  await createWhole(folder, async (unfinished) => {
    mkdirSync(join(unfinished, 'pg_logical'), { recursive: true })
    writeFileSync(join(unfinished, 'pg_logical/replorigin_checkpoint'), '', { mode: 0o600 })
    writeFileSync(join(unfinished, 'PG_VERSION'), '18')
  })

  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8)
  expect(['pg_logical', 'pg_logical/replorigin_checkpoint', 'PG_VERSION'].map(modeOf)).toEqual([
    '755',
    '644',
    '644',
  ])
})
