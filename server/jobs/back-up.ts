import { keepCopy } from '#server/backup/store.ts'

/** A copy of the whole site, every night. */
export const backUp = {
  name: 'back-up',
  every: '20 3 * * *',

  async run(): Promise<void> {
    await keepCopy()
  },
}
