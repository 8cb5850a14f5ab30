import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type ModuleInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** A chunk of the client build: its modules and the chunks that it imports. */
export type Chunk = { file: string; entry: string | null; imports: string[]; modules: string[] }

export const chunksFile = 'build/chunks.json'

/** The modules where the client of a public page starts. */
export const publicRoots = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/public\/)/
const adminRoots = /\/app\/(admin|routes\/admin)\//

/** Whether a module is reachable from public code, not only from the admin. */
export function isPublic(id: string, graph: Graph): boolean {
  const seen = new Set<string>()
  const walk = (module: string): boolean => {
    if (seen.has(module) || adminRoots.test(module)) return false
    if (publicRoots.test(module)) return true
    seen.add(module)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    return [...importers, ...dynamicImporters].some(walk)
  }
  return walk(id)
}

/** Whether a module imports one with such a name, also through others. */
export function reaches(name: RegExp, id: string, graph: Graph): boolean {
  const seen = new Set<string>()
  const walk = (module: string): boolean => {
    if (name.test(module)) return true
    if (seen.has(module)) return false
    seen.add(module)
    return (graph.getModuleInfo(module)?.importedIds ?? []).some(walk)
  }
  return walk(id)
}

/** Records the modules of each client chunk, for the test of the build boundaries. */
export function recordChunks(): Plugin {
  return {
    name: 'record-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, facadeModuleId, imports, moduleIds }): Chunk => {
          return { file: fileName, entry: facadeModuleId, imports, modules: moduleIds }
        })
      mkdirSync('build', { recursive: true })
      writeFileSync(chunksFile, JSON.stringify(chunks))
    },
  }
}
