import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS } from '@electric-sql/pglite'

/** The files of a database's folder. A folder has no content. */
type Files = { path: string; content?: Uint8Array }[]

// The database's folder in PGlite's file system.
const data = '/pglite/data'

/** Packs a database's folder into one file. */
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

/** An in-memory file system that starts with packed files. PGlite's `loadDataDir` is slower. */
export class PackedFiles extends MemoryFS {
  readonly #packed: string

  constructor(packed: string) {
    super()
    this.#packed = packed
  }

  override async init(...[pg, options]: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    // Read for each database: PGlite writes into these bytes.
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
