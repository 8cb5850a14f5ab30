import { linkOutcomes } from '#domain/outbound/link-outcome.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import { raiseContentVersion } from '#server/db/content-version.ts'
import { checkPages, type LookOptions } from '#server/links/check-pages.ts'

const longestHours = 3

/**
 * Asks the booking pages and the websites of providers, never an affiliate link: that would count as a click. At night,
 * when few people look at them.
 */
export const checkLinks = {
  name: 'check-links',
  title: 'Kijken of de links naar aanbieders werken',
  every: '20 2 * * *',
  longestHours,

  async run(options: LookOptions = {}): Promise<string | undefined> {
    // A page that is begun ends within ten seconds.
    const until = Date.now() + (longestHours - 0.5) * 3_600_000
    const { asked, outcomes, isChanged, isOffline } = await checkPages({ until, ...options })
    if (isOffline) {
      return 'Geen enkele site gaf antwoord: de server heeft zelf geen internet. Er is niets bewaard.'
    }
    if (isChanged) await raiseContentVersion()
    if (asked === 0) return undefined
    const found = keysOf(linkOutcomes).flatMap((outcome) =>
      outcomes[outcome] ? `${outcomes[outcome]} ${linkOutcomes[outcome]}` : [],
    )
    return `${counted(asked, 'pagina', 'pagina’s')} gevraagd: ${found.join(', ')}`
  },
}
