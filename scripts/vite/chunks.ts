import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Page, pages } from '#domain/page/pages.ts'
import { currentBuild, newBuild } from '../current-build.mjs'

/** A chunk of the client build: its modules, and the chunks that it imports at once and later. */
export type Chunk = {
  file: string
  entry: string | null
  imports: string[]
  later: string[]
  modules: string[]
}

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** The modules where the client of a public page starts. */
export const publicRoots = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/public\/)/
const startFiles = Object.values<Page>(pages).flatMap(({ file, startsVisits }) =>
  startsVisits ? [file] : [],
)
/** Where a first visit begins: the frame, and the pages that most visits begin with. */
export const firstRoots = new RegExp(
  `/app/(root.tsx|entry.client.tsx|routes/public/(${['layout.tsx', ...startFiles].join('|')}))`,
)

/** What public pages share has none of these: the admin, and the checks of forms, which come with the first one. */
const apart = /\/app\/(admin|routes\/admin)\/|\/check-(message|report)\.ts/

/** Names a chunk, for the modules that public pages load. */
export const isPublic = (chunk: string) => (id: string, graph: Graph) => {
  // A Set visits what is added during the loop too.
  const seen = new Set([id])
  for (const module of seen) {
    if (publicRoots.test(module)) return chunk
    if (apart.test(module)) continue
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer)
  }
  return null
}

/** Files of the build, with all that they import at once. */
export function withImports(files: Iterable<string>, chunks: Chunk[]): Set<string> {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
  const seen = new Set(files)
  for (const file of seen) for (const imported of imports.get(file) ?? []) seen.add(imported)
  return seen
}

/** Records the modules of each client chunk, for the test of the build boundaries and the weight of pages. */
export function recordChunks(): Plugin {
  return {
    name: 'record-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
        if (output.type !== 'chunk') return []
        const { fileName: file, facadeModuleId: entry, imports, dynamicImports, moduleIds } = output
        return [{ file, entry, imports, later: dynamicImports, modules: moduleIds }]
      })
      mkdirSync(newBuild, { recursive: true })
      writeFileSync(chunksFile(newBuild), JSON.stringify(chunks))
    },
  }
}

const chunksFile = (build: string) => `${build}/chunks.json`

export const readChunks = (build = currentBuild()) =>
  JSON.parse(readFileSync(chunksFile(build), 'utf8')) as Chunk[]
