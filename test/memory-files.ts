import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS } from '@electric-sql/pglite'

/** Each file below the database's folder, and each folder, which has no content. */
type Files = { path: string; content?: Uint8Array }[]

// Where PGlite has its database, in the file system that it sees.
const data = '/pglite/data'

/** Copies a database's folder into one file, which is quick to read. */
export function packFiles(folder: string, packed: string): void {
  const files: Files = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry) => {
      const full = join(entry.parentPath, entry.name)
      const path = relative(folder, full).replaceAll(sep, '/')
      return entry.isFile() ? { path, content: readFileSync(full) } : { path }
    },
  )
  writeFileSync(packed, serialize(files))
}

/** A file system in memory that has these files at the start. PGlite's `loadDataDir` is slower. */
export class PackedFiles extends MemoryFS {
  readonly #packed: string

  constructor(packed: string) {
    super()
    this.#packed = packed
  }

  override async init(...[pg, options]: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    // Read again for each database: PGlite writes into the bytes that it is given.
    const files: Files = deserialize(readFileSync(this.#packed))
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ FS }: Pick<typeof pg.Module, 'FS'>) => {
            FS.mkdirTree(data)
            for (const { path, content } of files) {
              if (content) FS.writeFile(`${data}/${path}`, content)
              else FS.mkdir(`${data}/${path}`)
            }
          },
        ],
      },
    }
  }
}
