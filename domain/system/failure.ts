/** So many failures are kept, for so long. */
export const keptFailures = 500
export const failureDays = 30

/** One cause of failures, however often it came. */
export type FailureGroup = {
  /** The number that the last visitor was shown, if there was one. */
  requestId: string | null
  message: string
  reason: string
  path: string | null
  job: string | null
  stack: string | null
  times: number
  firstAt: string
  lastAt: string
}

type Failure = Omit<FailureGroup, 'times' | 'firstAt' | 'lastAt'> & { at: Date }

/** Failures with the same words and the same place are one, told by the newest. */
export function groupFailures(newestFirst: Failure[]): FailureGroup[] {
  const groups = Map.groupBy(newestFirst, ({ message, reason, path, job }) =>
    JSON.stringify([message, reason, path, job]),
  )
  return Array.from(groups.values(), (all) => {
    const { at, message, reason, path, job, stack } = all[0] as Failure
    return {
      requestId: all.find(({ requestId }) => requestId !== null)?.requestId ?? null,
      message,
      reason,
      path,
      job,
      stack,
      times: all.length,
      firstAt: (all.at(-1)?.at ?? at).toISOString(),
      lastAt: at.toISOString(),
    }
  })
}

/** What the log says, in the words of the page Systeem. */
export const failureTexts: Record<string, string> = {
  'account event not kept': 'De eigenaar van een account hoort niet wat ermee gebeurde',
  'the erasures were not written beside the backups':
    'Wie voorgoed is verwijderd, kon niet bij de kopieën worden bijgehouden. De volgende kopie probeert het opnieuw.',
  'answer refused by the mail server': 'De mailserver nam het antwoord op een melding niet aan',
  'an answer was not sent': 'Een antwoord aan een bezoeker is niet verstuurd',
  'an answer was not sent: no mail server': 'Een antwoord wacht: de mailserver antwoordde niet',
  'call failed': 'Een aanroep mislukte',
  'database away': 'De database antwoordde niet',
  'heartbeat not answered': 'Je wachter antwoordde niet na een kopie',
  'home without posts': 'De homepage kwam zonder artikelen',
  'job failed, will be retried': 'Een taak mislukte',
  jobs: 'De wachtrij van de taken haperde',
  'jobs did not stop': 'De taken stopten niet op tijd',
  'jobs not started, will be retried': 'De taken konden niet beginnen',
  'mail not taken for one address': 'De mailserver kent een adres niet',
  'mail is delayed until the next minute': 'Mail over een bericht komt later',
  'mail not sent': 'De mailserver nam een mail niet aan',
  'main thread late': 'De server was te druk',
  'message not kept': 'Een bericht van een bezoeker is niet bewaard, en dat is gezegd',
  'message refused by the mail server': 'De mailserver nam een bericht van een bezoeker niet aan',
  'others on this machine may be able to read the database':
    'Anderen op deze machine kunnen misschien bij de database',
  'page failed': 'Een pagina mislukte',
  'page packing failed': 'Een pagina is niet kleiner gemaakt',
  'page render failed': 'Een pagina mislukte',
  'password link was not mailed': 'De mail met een wachtwoordlink is niet verstuurd',
  refused: 'Wie er geweigerd werd, is niet opgeschreven',
  'request failed': 'Een verzoek mislukte',
  'social card render failed, serving the stale one': 'Een deelkaart is nog de vorige',
  'statistics not written': 'Statistieken zijn later of niet opgeschreven',
  'uncaught exception': 'De site stopte door een fout, en begon opnieuw',
  'unhandled rejection': 'Iets mislukte zonder dat het werd opgevangen',
  'what became of an answer is not kept': 'Of een antwoord is verstuurd, is niet opgeschreven',
}
