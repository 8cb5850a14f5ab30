import { inject, vi } from 'vitest'
import { PackedFiles } from './memory-files.ts'

// Each test file has its own in-memory database, opened on first use.
vi.mock(import('#server/db/engine/embedded.ts'), async (importOriginal) => {
  const { openEmbedded } = await importOriginal()
  return {
    openEmbedded: () => openEmbedded('memory://', { fs: new PackedFiles(inject('seededFiles')) }),
  }
})
