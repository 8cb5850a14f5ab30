import { lostTables, type TrialTable } from '#domain/system/trial.ts'
import { formatNumber } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'
import { findNewest, withNewest } from '#server/backup/newest-copy.ts'
import { restoreOnTrial, type Trial } from '#server/backup/trial/trial.ts'

/** What the page Systeem shows of a trial. */
export type TrialOutcome = { outcome: string; tables?: TrialTable[]; copyAt?: string }

/** A copy is worth what can be restored of it. */
export const tryRestore = {
  name: 'try-restore',
  title: 'Op proef terugzetten',
  every: '0 4 * * 0',
  longestHours: 2,

  async run(now = new Date(), restore = restoreOnTrial): Promise<TrialOutcome> {
    const newest = await findNewest()
    if (!newest) return { outcome: 'er is nog geen kopie' }
    return withNewest(newest, now, async ({ path, at }) => {
      const trial = await restore(path)
      return { ...outcomeOf(trial), copyAt: at.toISOString() }
    })
  },
}

function outcomeOf(trial: Trial): TrialOutcome {
  if (trial.outcome === 'restored') {
    const { tables } = trial
    const [lost] = lostTables(tables)
    if (lost) {
      const { table, inCopy, restored } = lost
      throw new Error(`Van ${table} kwamen ${restored} van ${inCopy} rijen terug.`)
    }
    const rows = tables.reduce((sum, { restored }) => sum + restored, 0)
    return { outcome: `${formatNumber(rows)} rijen, allemaal gelijk`, tables }
  }
  const what = trial.outcome === 'no room' ? 'schijfruimte' : 'geheugen'
  return {
    outcome: `niet gedaan: ${sizeText(trial.needed)} ${what} nodig, ${sizeText(trial.free)} vrij`,
  }
}
