// npm run admin -- add <username> [role]    adds an admin: a manager, unless a role is given
// npm run admin -- password <username>      sets a new password; ends all sessions and the second factor
// npm run admin -- role <username> <role>   sets the role: manager, editor or reader
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { usernameSchema } from '#domain/access/login.ts'
import { type Role, roles } from '#domain/access/role.ts'

const minPasswordLength = 10
const usage = `Usage: npm run admin -- add <username> [role]
       npm run admin -- password <username>
       npm run admin -- role <username> <role>

A role is one of: ${roles.toReversed().join(', ')}.

The password is asked for, and is not shown. Leave it empty to have one made up. From a script:
       echo 'a long password' | npm run admin -- add <username>`

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run([command = '', username = '', ...rest]: string[]): Promise<string> {
  if (username === '') throw new Error(usage)
  const name = usernameSchema.safeParse(username)
  if (!name.success) throw new Error(name.error.issues[0]?.message)

  const role = roleOf(rest)
  if (command === 'role' && role) return withDatabase((first) => setRole(first, name.data, role))
  if (command === 'add' && role) return withPassword((hash) => add(name.data, hash, role))
  if (command === 'add' && rest.length === 0) {
    return withPassword((hash) => add(name.data, hash, 'manager'))
  }
  if (command === 'password' && rest.length === 0) {
    return withPassword((hash) => setPassword(name.data, hash))
  }
  throw new Error(usage)
}

function roleOf(rest: string[]): Role | undefined {
  return rest.length === 1 ? roles.find((role) => role === rest[0]) : undefined
}

async function withPassword(change: (hash: string) => Promise<string>): Promise<string> {
  const given = await askPassword()
  if (given !== '' && given.length < minPasswordLength) {
    throw new Error(`The password must have at least ${minPasswordLength} characters.`)
  }
  const password = given || randomBytes(15).toString('base64url')
  const { hashPassword } = await import('#server/access/password.ts')
  const hash = await hashPassword(password)
  const message = await withDatabase(async (first) => first + (await change(hash)))
  return given === ''
    ? `${message}\n\n  Password   ${password}\n\nIt is shown only this once.`
    : message
}

/** Opens the database, and passes on what to say if that made the first login too. */
async function withDatabase(work: (first: string) => Promise<string>): Promise<string> {
  // Imported late: opening the database fails while the site uses its folder, and argument errors
  // should come first.
  const { connection } = await import('#server/db/client.ts')
  const { prepareDatabase } = await import('#server/db/prepare.ts')
  try {
    const { madeUp } = await prepareDatabase()
    return await work(
      madeUp ? `The first login was made too: ${madeUp.username}, ${madeUp.password}\n` : '',
    )
  } finally {
    await connection.close()
  }
}

async function add(username: string, hash: string, role: Role): Promise<string> {
  const { addAdmin } = await import('#server/db/access/admins.ts')
  if (await addAdmin(username, hash, role)) return `Admin '${username}' was added, as ${role}.`
  throw new Error(`There is an admin '${username}' already.`)
}

async function setPassword(username: string, hash: string): Promise<string> {
  const { setPassword } = await import('#server/db/access/admins.ts')
  const { liftLimits } = await import('#server/access/login-limits.ts')
  if (!(await setPassword(username, hash))) throw new Error(`There is no admin '${username}'.`)
  await liftLimits(username)
  return `'${username}' has a new password, logs in without a code, and is logged out everywhere.`
}

async function setRole(first: string, username: string, role: Role): Promise<string> {
  const { setRole } = await import('#server/db/access/admins.ts')
  const done = await setRole(username, role)
  if (done === 'missing') throw new Error(`There is no admin '${username}'.`)
  if (done === 'last') throw new Error(`'${username}' is the last manager, and stays one.`)
  return `${first}'${username}' is ${role} now.`
}

async function askPassword(): Promise<string> {
  const { stdin, stdout } = process
  if (!stdin.isTTY) {
    stdin.setEncoding('utf8')
    let piped = ''
    for await (const part of stdin) piped += part
    return piped.split(/\r?\n/, 1)[0] ?? ''
  }
  stdout.write('Password (empty: one is made up): ')
  const silent = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  const password = await lines.question('')
  lines.close()
  stdout.write('\n')
  return password
}
