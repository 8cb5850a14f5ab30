import { analyzeGrownTables } from '#server/db/engine/table-statistics.ts'
import { log } from '#server/log.ts'

/** Every other minute, so that the lists are fast soon after an import. */
export const analyzeTables = {
  name: 'analyze-tables',
  title: 'Zoekwegen van de database bijwerken',
  every: '*/2 * * * *',

  async run(): Promise<void> {
    const tables = await analyzeGrownTables()
    if (tables.length > 0) log.info('tables analyzed', { tables })
  },
}
