import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Chunk, chunksFile, publicRoots } from '../scripts/chunks.ts'

const chunks = JSON.parse(readFileSync(chunksFile, 'utf8')) as Chunk[]

/** Every module that a public page loads before any interaction. */
function publicModules(): string[] {
  const files = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports) add(chunks.find(({ file }) => file === imported))
  }
  for (const chunk of chunks) if (publicRoots.test(chunk.entry ?? '')) add(chunk)
  return chunks.filter(({ file }) => files.has(file)).flatMap(({ modules }) => modules)
}

test('public pages load their own modules, and none of the admin', () => {
  const modules = publicModules()

  expect(modules.filter((module) => /\/app\/site\/shell\/header\.tsx$/.test(module))).toHaveLength(
    1,
  )
  expect(modules.filter((module) => /\/app\/(routes\/)?admin\//.test(module))).toEqual([])
})

test('public pages load no icon that only the admin draws', () => {
  const drawn = new Set(
    globSync('app/{ui,site,routes/public}/**/*.{ts,tsx}')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'lucide-react\/icons\/(.+)'/g)])
      .map(([, icon]) => icon),
  )
  const loaded = publicModules().flatMap(
    (module) => /lucide-react\/dist\/esm\/icons\/(.+)\.mjs$/.exec(module)?.[1] ?? [],
  )

  expect(loaded.length).toBeGreaterThan(10)
  expect(loaded.filter((icon) => !drawn.has(icon))).toEqual([])
})
