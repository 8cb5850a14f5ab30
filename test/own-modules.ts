import { vi } from 'vitest'

// The test files of one worker share a process, and with it the packages, which take longest to load.
// Each file loads our own modules anew, and so starts with fresh limits, caches and settings.
vi.resetModules()
vi.unstubAllEnvs()
vi.stubGlobal('parkeerpilootDatabase', undefined)
