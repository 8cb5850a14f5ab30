import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('without a browser the rest runs, and the end is a failure', () => {
  // In place of each step: it notes that it ran.
  for (const name of ['node', 'react-router', 'biome', 'tsc', 'vitest', 'playwright']) {
    const step = `#!/bin/sh\nprintf "%s\\n" "${name} $*"\n`
    writeFileSync(join(folder, name), step, { mode: 0o755 })
  }
  symlinkSync('/bin/sh', join(folder, 'sh'))
  const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/test.ts')], {
    cwd: folder,
    env: { PATH: folder },
    encoding: 'utf8',
  })

  expect(stdout).toMatch(/^The browser tests need Chromium or Chrome, and there is none here\./)
  expect(stdout.match(/need Chromium/g)).toHaveLength(1)
  expect(stdout).toContain('biome check')
  expect(stdout).toContain('vitest run --project=domain --project=pglite --project=postgres')
  expect(stdout).not.toContain('--project=browser')
  expect(stdout).not.toContain('playwright test')
  expect(stdout).toContain('components › not run')
  expect(stdout).toContain('journeys › not run')
  expect(status).toBe(1)
})
