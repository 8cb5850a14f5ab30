import { inject, vi } from 'vitest'
import { PackedFiles } from './memory-files.ts'

// Each test file has a database in memory of its own, opened when something asks for it.
vi.mock(import('#server/db/engine/embedded.ts'), async (importOriginal) => {
  const { openEmbedded } = await importOriginal()
  return {
    openEmbedded: () => openEmbedded('memory://', { fs: new PackedFiles(inject('seededFiles')) }),
  }
})
