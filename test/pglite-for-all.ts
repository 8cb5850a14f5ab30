import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packFiles } from './memory-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    seededFiles: string
  }
}

/** Seeds one database for all tests of the project `pglite`, and packs it into a file. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-pglite-'))
  execFileSync(process.execPath, ['--liftoff-only', 'test/seed-database.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  })
  const seededFiles = join(folder, 'files')
  packFiles(join(folder, 'pg'), seededFiles)
  project.provide('seededFiles', seededFiles)
  return () => rmSync(folder, { recursive: true })
}
