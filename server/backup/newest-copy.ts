import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '#server/db/backups.ts'
import { backupFolder, copyName, momentOf } from './folder.ts'
import { makeCopy } from './store.ts'

export type NewestCopy = { path: string; file: string; at: Date }

/** The newest that is kept, by name and moment. */
export async function findNewest(): Promise<{ file: string; at: Date } | undefined> {
  const file = (await listBackups()).find((backup) => backup.file !== null)?.file
  const at = file ? momentOf(file) : undefined
  return file && at ? { file, at } : undefined
}

/** Lends its file. With PostgreSQL it may be on another machine: then one is made here, for this. */
export async function withNewest<Value>(
  newest: { file: string; at: Date },
  now: Date,
  work: (copy: NewestCopy) => Promise<Value>,
): Promise<Value> {
  const path = join(backupFolder(), newest.file)
  if (existsSync(path)) return work({ ...newest, path })
  const made = await makeCopy()
  return work({ path: made.path, file: copyName(now), at: now }).finally(made.done)
}
