import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Erasure } from './erased.ts'

/** Its name in a folder of backups. */
export const erasuresName = 'erasures.txt'

const heading =
  '# Who was erased for good. Keep this file beside the backups: a restore reads it.\n'

const shape = /^(?<at>\S+) (?<key>[\w-]{12}) (?<hash>[\w-]{43})$/

/** None in a folder without the file, or in a line that was damaged. */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const text = await readFile(join(folder, erasuresName), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    const { at = '', key = '', hash = '' } = shape.exec(line)?.groups ?? {}
    return Number.isNaN(Date.parse(at)) ? [] : [{ at: new Date(at), key, hash }]
  })
}

/** Replaces the file at once: whole, or not at all. */
export async function writeErasures(folder: string, erasures: Erasure[]): Promise<void> {
  const lines = erasures.map(({ at, key, hash }) => `${at.toISOString()} ${key} ${hash}\n`)
  const path = join(folder, erasuresName)
  const partial = `${path}.${crypto.randomUUID()}.part`
  try {
    const file = await open(partial, 'wx', 0o600)
    try {
      await file.writeFile(heading + lines.join(''))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
