import { basename, join } from 'node:path'
import { isBuild, root } from './root.ts'

/** What runs beside the process, in a thread or a process of its own. The build has a file of each. */
export const programs = [
  'server/db/engine/create-cluster.ts',
  'server/db/engine/embedded-thread.ts',
  'server/media/encoder.ts',
  'server/imports/import-thread.ts',
  'server/social-card/draw.ts',
  'server/backup/trial/restore-on-trial.ts',
] as const

/** Where to start it from. */
export const fileOf = (program: (typeof programs)[number]) =>
  isBuild ? join(root, 'server', `${basename(program, '.ts')}.js`) : join(root, program)
