import { failingNights, nightsFailed } from '#domain/earnings/fetch/fetch-run.ts'
import { type FailingFetch, noToken } from '#domain/earnings/fetch/fetching.ts'
import { findToken, listFetchedAccounts, listRuns } from './accounts.ts'

/** The accounts of which no fetch succeeded for so many nights, and those without a token. */
export async function listFailingFetches(): Promise<FailingFetch[]> {
  const found: FailingFetch[] = []
  for (const { id, network, publisher, programmes } of await listFetchedAccounts()) {
    const runs = await listRuns(id)
    const nights = nightsFailed(runs)
    const [programme] = programmes
    const lacksToken = (await findToken(id)) === undefined
    const failure = lacksToken ? noToken : runs[0]?.failure
    if ((nights < failingNights && !lacksToken) || !programme || !failure) continue
    const { name } = programme
    found.push({
      ...{ accountId: id, network, publisher, nights, failure, lacksToken },
      last: runs.find((run) => run.failure === null)?.at ?? null,
      programme: { id: programme.id, name },
      programmes: programmes.length,
    })
  }
  return found
}
