import type { NetworkAdapter } from '#domain/earnings/fetch/adapter.ts'
import { counted } from '#domain/text/number.ts'
import { fetchJob, listFetchedAccounts } from '#server/db/earnings/fetch/accounts.ts'
import { adapters } from '#server/earnings/fetch/adapters.ts'
import { type FetchOutcome, runFetch } from '#server/earnings/fetch/run-fetch.ts'

/**
 * Fetches what networks tell of bookings. What a network refuses is no failure of this job, which would be tried again
 * at once: it is kept with the run, shown at its programmes, and an alarm after some nights.
 */
export const fetchConversions = {
  name: fetchJob,
  title: 'Conversies ophalen bij netwerken',
  every: '12 3 * * *',
  longestHours: 2,

  async run(now = new Date(), from: NetworkAdapter[] = adapters): Promise<string> {
    const outcomes: FetchOutcome[] = []
    const errors: unknown[] = []
    for (const account of await listFetchedAccounts()) {
      const adapter = from.find(({ network }) => network === account.network)
      if (!adapter) continue
      try {
        outcomes.push(await runFetch(account, adapter, now))
      } catch (error) {
        // Of us, not of a network. The other accounts are fetched all the same.
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
    return outcomes.length === 0 ? 'niets ingesteld' : outcomeOf(outcomes)
  },
}

function outcomeOf(outcomes: FetchOutcome[]): string {
  const sum = (key: 'added' | 'changed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const failed = outcomes.filter(({ failure }) => failure !== null).length
  return [
    `${sum('added')} nieuw`,
    ...(sum('changed') > 0 ? [`${sum('changed')} gewijzigd`] : []),
    ...(failed > 0 ? [`${counted(failed, 'account', 'accounts')} niet gelukt`] : []),
  ].join(', ')
}
