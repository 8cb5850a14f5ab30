import { counted } from '#domain/text/number.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { mailAccountEvents } from './mail-account-events.ts'

/** Mails the owners of accounts what happened to theirs. */
export const alarms = {
  name: 'alarms',
  title: 'Alarmen en meldingen',
  every: '*/2 * * * *',

  async run(): Promise<string | undefined> {
    if (!env.SMTP_URL) return undefined
    const sent = await mailAccountEvents(await findSettings())
    return sent > 0 ? counted(sent, 'melding gemaild', 'meldingen gemaild') : undefined
  },
}
