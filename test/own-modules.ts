import { vi } from 'vitest'

// The files of one worker share a process and the packages in it, which take longest to load. Each
// file loads our own modules anew, and with them all state: limits, caches, settings, the database.
vi.resetModules()
vi.unstubAllEnvs()
vi.stubGlobal('parkeerpilootDatabase', undefined)
