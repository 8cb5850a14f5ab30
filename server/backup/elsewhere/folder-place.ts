import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Place, PlaceRefused } from './place.ts'
import { sentMoment } from './sent-name.ts'

const unfinished = '.part'

/**
 * A folder, usually of a disk that is mounted there. It is never made: without the disk it would be made on
 * the one that we want to leave.
 */
export function openFolder(folder: string): Place {
  const refusing = <Value>(work: () => Promise<Value>) => work().catch((error) => refuse(error))

  function refuse(error: NodeJS.ErrnoException): never {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new PlaceRefused(`De map ${folder} is er niet. Is de schijf aangekoppeld?`)
    }
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
      throw new PlaceRefused(`De schijf van ${folder} is vol.`)
    }
    if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
      throw new PlaceRefused(`De site mag niet schrijven in ${folder}.`)
    }
    throw error
  }

  return {
    address: folder,
    write: (name, content) =>
      refusing(async () => {
        // Of a process that was stopped while it wrote.
        const left = (await readdir(folder)).filter((file) => file.endsWith(`.age${unfinished}`))
        for (const file of left) await rm(join(folder, file), { force: true })

        const partial = join(folder, `${name}${unfinished}`)
        try {
          const file = await open(partial, 'w', 0o600)
          try {
            for await (const chunk of content) await file.writeFile(chunk)
            await file.sync()
          } finally {
            await file.close()
          }
          await rename(partial, join(folder, name))
        } catch (error) {
          await rm(partial, { force: true })
          throw error
        }
      }),
    read: (name) =>
      refusing(async () => {
        const names = await readdir(folder)
        return names.includes(name) ? createReadStream(join(folder, name)) : undefined
      }),
    list: () =>
      refusing(async () => {
        const names = (await readdir(folder)).filter((name) => sentMoment(name))
        return Promise.all(
          names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
        )
      }),
    remove: (name) => refusing(() => rm(join(folder, name), { force: true })),
  }
}
