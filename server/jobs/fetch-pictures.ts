import { counted } from '#domain/text/number.ts'
import { knownContentVersion, raiseContentVersion } from '#server/db/content-version.ts'
import { claimAddresses, noteAddresses } from '#server/db/media/kept-pictures.ts'
import { draftsState, listOutsideUses } from '#server/db/media/outside-uses.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import type { Outside } from '#server/outside/fetch-outside.ts'

/** So many at once: most of the time is spent waiting for other sites. */
const atOnce = 4
/** The next run, a minute later, goes on with the rest. */
const maxRunMs = 50_000

/** What was looked at: nothing has changed since. */
let seen = ''

/** Fetches the pictures of other sites that something shows and that we have no copy of. */
export const fetchPictures = {
  name: 'fetch-pictures',
  title: 'Afbeeldingen van andere sites ophalen',
  every: '* * * * *',

  async run(outside?: Outside): Promise<string | undefined> {
    const state = `${knownContentVersion()} ${await draftsState()}`
    if (state !== seen) {
      await noteAddresses([...(await listOutsideUses()).keys()])
      seen = state
    }

    const until = Date.now() + maxRunMs
    let [kept, failed] = [0, 0]
    while (Date.now() < until) {
      const addresses = await claimAddresses(atOnce)
      if (addresses.length === 0) break
      const outcomes = await Promise.all(addresses.map((address) => keepPicture(address, outside)))
      kept += outcomes.filter(({ ok }) => ok).length
      failed += outcomes.filter(({ ok }) => !ok).length
    }
    // For what shows the picture itself, such as social cards. Pages name an address that stays the same.
    if (kept > 0) await raiseContentVersion()
    if (kept + failed === 0) return undefined
    return `${counted(kept, 'afbeelding', 'afbeeldingen')} opgehaald${failed > 0 ? `, ${failed} niet gelukt` : ''}`
  },
}
