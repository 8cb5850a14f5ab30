import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { currentBuild, newBuild } from '../current-build.mjs'
import { mergedInto } from './merged-entry.ts'

type ModuleInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * A chunk of the client build: its modules, and the chunks that it imports at once and later; of an entry
 * whose code another chunk has, which one.
 */
export type Chunk = {
  file: string
  entry: string | null
  merged: ReturnType<typeof mergedInto>
  imports: string[]
  later: string[]
  modules: string[]
}

/** The modules where the client of a public page starts. */
export const publicRoots = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/public\/)/
const adminRoots = /\/app\/(admin|routes\/admin)\//

/** Where a first visit starts: the frame, and the pages whose content is an idle part. */
const firstRoots =
  /\/app\/(root\.tsx|entry\.client\.tsx|routes\/public\/(layout|home|airport|parking)\.tsx)/
const firstTextsRoots = /\/app\/routes\/public\/(blog|post|faq|contact)\.tsx/

/** Whether a module is reachable from public code, not only from the admin. */
export function isPublic(id: string, graph: Graph): boolean {
  return leadsTo(publicRoots, id, (module) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    return adminRoots.test(module) ? [] : [...importers, ...dynamicImporters]
  })
}

/** Whether the frame, or a page that has its content later, needs a module before it is idle. */
export const isFirst = (id: string, graph: Graph) => isImportedBy(firstRoots, id, graph)

/** Whether a page of texts does. */
export const isFirstText = (id: string, graph: Graph) => isImportedBy(firstTextsRoots, id, graph)

const isImportedBy = (roots: RegExp, id: string, graph: Graph) =>
  leadsTo(roots, id, (module) => graph.getModuleInfo(module)?.importers ?? [])

/**
 * Whether several pages, or parts that are loaded later, import a module. `minShareCount` of a group says
 * so too, but for all modules of the group, also those that one page loads later.
 */
export function isShared(id: string, graph: Graph): boolean {
  const seen = new Set([id])
  let entries = 0
  for (const module of seen) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    if (importers.length === 0 || dynamicImporters.length > 0) entries += 1
    for (const importer of importers) seen.add(importer)
  }
  return entries > 1
}

/** Whether a module imports one with such a name, also through others. */
export function reaches(name: RegExp, id: string, graph: Graph): boolean {
  return leadsTo(name, id, (module) => graph.getModuleInfo(module)?.importedIds ?? [])
}

function leadsTo(name: RegExp, id: string, next: (module: string) => readonly string[]): boolean {
  // A Set visits what is added during the loop too.
  const seen = new Set([id])
  for (const module of seen) {
    if (name.test(module)) return true
    for (const other of next(module)) seen.add(other)
  }
  return false
}

/** Files of the build, with all that they import at once. */
export function withImports(files: Iterable<string>, chunks: Chunk[]): Set<string> {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
  const seen = new Set(files)
  for (const file of seen) for (const imported of imports.get(file) ?? []) seen.add(imported)
  return seen
}

/** Records the modules of each client chunk, for the test of the build boundaries. */
export function recordChunks(): Plugin {
  return {
    name: 'record-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
      const chunks = outputs.map((output): Chunk => {
        const { fileName: file, facadeModuleId: entry, imports, dynamicImports } = output
        const merged = entry ? mergedInto(output.code) : null
        const later =
          merged && entry ? filesOf(importedLater(entry, this), outputs) : dynamicImports
        return { file, entry, merged, imports, later, modules: output.moduleIds }
      })
      mkdirSync(newBuild, { recursive: true })
      writeFileSync(chunksFile(newBuild), JSON.stringify(chunks))
    },
  }
}

const chunksFile = (build: string) => `${build}/chunks.json`

export const readChunks = (build = currentBuild()) =>
  JSON.parse(readFileSync(chunksFile(build), 'utf8')) as Chunk[]

/** What a route imports later itself. React Router makes several modules of its file. */
function importedLater(entry: string, graph: Graph): string[] {
  const [path = ''] = entry.split('?')
  const { importedIds = [] } = graph.getModuleInfo(entry) ?? {}
  return [entry, ...importedIds]
    .filter((id) => id.startsWith(path))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
}

const filesOf = (modules: string[], outputs: { fileName: string; moduleIds: string[] }[]) =>
  outputs
    .filter(({ moduleIds }) => modules.some((module) => moduleIds.includes(module)))
    .map(({ fileName }) => fileName)

/**
 * Adds to React Router's manifest what a page imports later, so that a prefetched page has its content
 * too.
 */
export function prefetchParts(): Plugin {
  return {
    name: 'prefetch-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /virtual:react-router\/server-manifest$/ },
      handler: (code) => `${code.replace('export default', 'const manifest =')}
        for (const [id, parts] of Object.entries(${JSON.stringify(partsOfRoutes())}))
          manifest.routes[id].imports.push(...parts)
        export default manifest`,
    },
  }
}

/** Per route, the addresses of the chunks that it imports later, with their own imports. */
function partsOfRoutes(): Record<string, string[]> {
  const chunks = readChunks(newBuild)
  const parts: Record<string, Set<string>> = {}
  for (const { entry, file, later } of chunks) {
    const [, id] = /\/app\/(routes\/public\/(?!layout)[\w-]+)\.tsx/.exec(entry ?? '') ?? []
    if (!id) continue
    parts[id] ??= new Set()
    const known = withImports([file], chunks)
    for (const part of withImports(later, chunks)) if (!known.has(part)) parts[id].add(`/${part}`)
  }
  return Object.fromEntries(Object.entries(parts).map(([id, files]) => [id, [...files]]))
}

const mergedModule = 'virtual:merged-entries'

/**
 * Tells the server which entries only list exports of another file, by their address: a page takes what they
 * list from that file, without asking for the list.
 */
export function mergedEntries(): Plugin {
  return {
    name: 'merged-entries',
    resolveId: (id) => (id === mergedModule ? `\0${mergedModule}` : undefined),
    load(id) {
      if (id !== `\0${mergedModule}`) return undefined
      const chunks = this.environment.mode === 'build' ? readChunks(newBuild) : []
      const importsOf = (file: string) =>
        chunks.find((chunk) => `/${chunk.file}` === file)?.imports.map((name) => `/${name}`)
      const entries = chunks.flatMap(({ file, merged }) =>
        merged ? [[`/${file}`, { ...merged, imports: importsOf(merged.file) }]] : [],
      )
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
