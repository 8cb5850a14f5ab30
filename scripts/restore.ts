// npm run restore -- <file>   fills an empty database with a backup of the site
//
// It uses the database of the site: DATA_DIR or DATABASE_URL. So a backup can also move a site
// between the two engines. An admin runs it, so it speaks as the admin's screens do.
import { statSync } from 'node:fs'
import { countedMessages } from '#domain/contact/contact-person.ts'
import { longMoment } from '#domain/post/publish-moment.ts'
import { listed } from '#domain/text/listed.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { Restored } from '#server/backup/restore.ts'
import { isBuild } from '#server/root.ts'

/** What the admin can do about it. Anything else is a failure that we did not foresee. */
class Refused extends Error {}

// In a container there is no npm.
const command = isBuild ? 'node build/restore.js' : 'npm run restore --'
const [path, ...rest] = process.argv.slice(2)

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  const { message } = error as Error
  // One line, without a stack trace.
  const line = error instanceof Refused ? message : `Het terugzetten is niet gelukt: ${message}`
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

async function run(): Promise<string> {
  if (!path || rest.length > 0) throw new Refused(`Zo gebruik je het: ${command} <bestand>`)
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file) throw new Refused(`Het bestand ${path} bestaat niet.`)
  if (file.isDirectory()) throw new Refused(`${path} is een map, geen kopie van de site.`)

  const { rows, at, withoutApp, erased } = await restore(path)
  const restored = `Teruggezet: de site van ${longMoment(at)}, met ${formatNumber(rows)} regels. Iedereen moet opnieuw inloggen.`
  const more = [
    ...(withoutApp.length > 0 ? [whatWithoutApp(withoutApp)] : []),
    ...whatErased(erased, at),
  ]
  return [restored, ...more].join('\n')
}

function whatErased(erased: Restored['erased'], at: string): string[] {
  const byHand = 'verwijder hen dan opnieuw, met ‘Verwijder alles voorgoed’.'
  if (!erased) {
    return [
      `Zonder SECRETS_KEY weet de site niet wie er na ${longMoment(at)} voorgoed is verwijderd. Waren er zulke mensen? Ga hen na, en ${byHand}`,
    ]
  }
  const { messages, unreadable } = erased
  return [
    ...(messages > 0
      ? [
          `Opnieuw verwijderd: ${countedMessages(messages)} van wie na ${longMoment(at)} voorgoed is verwijderd.`,
        ]
      : []),
    ...(unreadable > 0
      ? [
          `Met een andere SECRETS_KEY ${unreadable === 1 ? 'is 1 persoon' : `zijn ${formatNumber(unreadable)} personen`} voorgoed verwijderd. Start de site met die sleutel als SECRETS_KEY_OLD, dan gebeurt het vanzelf. Heb je hem niet meer: ${byHand}`,
        ]
      : []),
  ]
}

function whatWithoutApp(usernames: string[]): string {
  return `De code uit de app werkt niet meer voor ${listed(usernames)}. Log in met een herstelcode, en zet inloggen in twee stappen daarna uit en weer aan.
Had de site een SECRETS_KEY? Start haar daarmee, dan werkt de code wel.`
}

async function restore(path: string): Promise<Restored> {
  // Imported late: these read the settings and open the database, and argument errors should come
  // first.
  const { FolderInUse } = await import('#server/db/engine/folder-lock.ts')
  const { connection, isDatabaseAway } = await import('#server/db/client.ts').catch((error) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new Refused(
      'De site draait nog op deze database. Stop haar eerst, en zet daarna de kopie terug.',
    )
  })
  const { NotRestored } = await import('#server/backup/not-restored.ts')
  const { restoreCopy } = await import('#server/backup/restore.ts')

  try {
    return await restoreCopy(path)
  } catch (error) {
    if (error instanceof NotRestored) throw new Refused(error.message)
    if (isDatabaseAway(error)) {
      throw new Refused('De database is niet bereikbaar. Controleer DATABASE_URL.')
    }
    // Drizzle's message contains every row; that of the database is in the cause.
    const { cause } = error as Error
    throw cause instanceof Error
      ? new Refused(`Deze kopie past hier niet: ${cause.message}`)
      : error
  } finally {
    await connection.close()
  }
}
