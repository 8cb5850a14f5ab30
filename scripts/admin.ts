// npm run admin -- add <username> [role]    adds an admin: a manager, unless a role is given
// npm run admin -- password <username>      sets a new password; ends all sessions and the second factor
// npm run admin -- role <username> <role>   sets the role: manager, editor or reader
// npm run admin -- networks off             opens the admin to every network again
// npm run admin -- two-steps off            makes two steps compulsory for nobody
//
// An admin runs it, so it speaks as the admin's screens do.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { usernameSchema } from '#domain/access/login.ts'
import { type Role, roleLabels, roles } from '#domain/access/role.ts'
import { isBuild } from '#server/root.ts'

const minPasswordLength = 10
// In a container there is no npm.
const command = isBuild ? 'node build/admin.js' : 'npm run admin --'
const usage = `Zo gebruik je het: ${command} add <gebruikersnaam> [rol]
                   ${command} password <gebruikersnaam>
                   ${command} role <gebruikersnaam> <rol>
                   ${command} networks off
                   ${command} two-steps off

De rollen zijn: ${roles
  .toReversed()
  .map((role) => `${role} (${roleLabels[role]})`)
  .join(', ')}.

Het wachtwoord wordt gevraagd en niet getoond. Laat het leeg om er een te laten bedenken. Vanuit een script:
                   echo 'een lang wachtwoord' | ${command} add <gebruikersnaam>`

/** The settings that may keep everybody out, and what is said once they do not. */
const lifted = {
  networks: ['adminNetworks', 'Het beheer is weer vanaf elk netwerk te bereiken.'],
  'two-steps': ['twoSteps', 'Inloggen in twee stappen is voor niemand meer verplicht.'],
} as const

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run([command = '', username = '', ...rest]: string[]): Promise<string> {
  if (username === '') throw new Error(usage)
  if (command in lifted) {
    if (username !== 'off' || rest.length > 0) throw new Error(usage)
    return withDatabase((first) => lift(first, command as keyof typeof lifted))
  }
  const name = usernameSchema.safeParse(username)
  if (!name.success) throw new Error(name.error.issues[0]?.message)

  const role = roleOf(rest)
  if (command === 'role' && role) return withDatabase((first) => setRole(first, name.data, role))
  if (command === 'add' && role)
    return withPassword(name.data, (hash) => add(name.data, hash, role))
  if (command === 'add' && rest.length === 0) {
    return withPassword(name.data, (hash) => add(name.data, hash, 'manager'))
  }
  if (command === 'password' && rest.length === 0) {
    return withPassword(name.data, (hash) => setPassword(name.data, hash))
  }
  throw new Error(usage)
}

function roleOf(rest: string[]): Role | undefined {
  return rest.length === 1 ? roles.find((role) => role === rest[0]) : undefined
}

async function withPassword(
  username: string,
  change: (hash: string) => Promise<string>,
): Promise<string> {
  const given = await askPassword()
  if (given !== '' && given.length < minPasswordLength) {
    throw new Error(`Het wachtwoord moet minimaal ${minPasswordLength} karakters bevatten.`)
  }
  const password = given || randomBytes(15).toString('base64url')
  const { hashPassword } = await import('#server/access/password.ts')
  await refuseWeak(password, { username })
  const hash = await hashPassword(password)
  const message = await withDatabase(async (first) => {
    const { findSettings } = await import('#server/db/settings.ts')
    await refuseWeak(password, { username, ...(await findSettings()) })
    return first + (await change(hash))
  })
  return given === ''
    ? `${message}\n\n  Wachtwoord   ${password}\n\nJe ziet het alleen deze keer.`
    : message
}

async function refuseWeak(
  password: string,
  known: { username: string; product?: string },
): Promise<void> {
  const { whyWeakPassword } = await import('#server/access/weak-password.ts')
  const why = await whyWeakPassword(password, known)
  if (why) throw new Error(why)
}

async function lift(first: string, command: keyof typeof lifted): Promise<string> {
  const { emptySetting } = await import('#server/db/settings.ts')
  const [name, done] = lifted[command]
  await emptySetting(name)
  return first + done
}

/** Opens the database, and passes on what to say if that made the first login too. */
async function withDatabase(work: (first: string) => Promise<string>): Promise<string> {
  // Imported late: opening the database fails while the site uses its folder, and argument errors
  // should come first.
  const { FolderInUse } = await import('#server/db/engine/folder-lock.ts')
  const { connection } = await import('#server/db/client.ts').catch((error) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new Error('De site draait nog op deze database. Stop haar eerst.')
  })
  const { prepareDatabase } = await import('#server/db/prepare.ts')
  try {
    const { madeUp } = await prepareDatabase()
    return await work(
      madeUp ? `Ook de eerste login is gemaakt: ${madeUp.username}, ${madeUp.password}\n` : '',
    )
  } finally {
    await connection.close()
  }
}

async function add(username: string, hash: string, role: Role): Promise<string> {
  const { addAdmin } = await import('#server/db/access/admins.ts')
  if (await addAdmin(username, hash, role))
    return `${username} is toegevoegd als ${roleLabels[role].toLowerCase()}.`
  throw new Error(`Er is al een account met de naam ${username}.`)
}

async function setPassword(username: string, hash: string): Promise<string> {
  const { setPassword } = await import('#server/db/access/admins.ts')
  const { liftLimits } = await import('#server/access/login-limits.ts')
  if (!(await setPassword(username, hash)))
    throw new Error(`Er is geen account met de naam ${username}.`)
  await liftLimits(username)
  return `${username} heeft een nieuw wachtwoord, logt in zonder code en is overal uitgelogd.`
}

async function setRole(first: string, username: string, role: Role): Promise<string> {
  const { setRole } = await import('#server/db/access/admins.ts')
  const done = await setRole(username, role)
  if (done === 'missing') throw new Error(`Er is geen account met de naam ${username}.`)
  if (done === 'last') throw new Error(`${username} is de laatste beheerder en blijft dat.`)
  return `${first}${username} is nu ${roleLabels[role].toLowerCase()}.`
}

async function askPassword(): Promise<string> {
  const { stdin, stdout } = process
  if (!stdin.isTTY) {
    stdin.setEncoding('utf8')
    let piped = ''
    for await (const part of stdin) piped += part
    return piped.split(/\r?\n/, 1)[0] ?? ''
  }
  stdout.write('Wachtwoord (leeg: er wordt er een bedacht): ')
  const silent = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  const password = await lines.question('')
  lines.close()
  stdout.write('\n')
  return password
}
