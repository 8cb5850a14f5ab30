import { failingNights, nightsFailed } from '#domain/earnings/fetch/fetch-run.ts'
import type { FailingFetch } from '#domain/earnings/fetch/fetching.ts'
import { listFetchedAccounts, listRuns } from './accounts.ts'

/** The accounts of which no fetch succeeded for so many nights. */
export async function listFailingFetches(): Promise<FailingFetch[]> {
  const found: FailingFetch[] = []
  for (const { id, network, publisher, programmes } of await listFetchedAccounts()) {
    const runs = await listRuns(id)
    const nights = nightsFailed(runs)
    const [programme] = programmes
    const failure = runs[0]?.failure
    if (nights < failingNights || !programme || !failure) continue
    const { name } = programme
    found.push({
      ...{ accountId: id, network, publisher, nights, failure },
      programme: { id: programme.id, name },
    })
  }
  return found
}
