// npm run admin -- add <username>        adds an admin
// npm run admin -- password <username>   sets a new password; ends all sessions and the second factor
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { usernameSchema } from '#domain/access/login.ts'

const minPasswordLength = 10
const usage = `Usage: npm run admin -- add <username>
       npm run admin -- password <username>

The password is asked for, and is not shown. Leave it empty to have one made up. From a script:
       echo 'a long password' | npm run admin -- add <username>`

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run([command = '', username = '', ...rest]: string[]): Promise<string> {
  if (!['add', 'password'].includes(command) || username === '' || rest.length > 0) {
    throw new Error(usage)
  }
  const name = usernameSchema.safeParse(username)
  if (!name.success) throw new Error(name.error.issues[0]?.message)

  const given = await askPassword()
  if (given !== '' && given.length < minPasswordLength) {
    throw new Error(`The password must have at least ${minPasswordLength} characters.`)
  }
  const password = given || randomBytes(15).toString('base64url')
  const message = await change(command, name.data, password)
  return given === ''
    ? `${message}\n\n  Password   ${password}\n\nIt is shown only this once.`
    : message
}

async function change(command: string, username: string, password: string): Promise<string> {
  // Imported late: opening the database fails while the site uses its folder, and argument errors
  // should come first.
  const { connection } = await import('#server/db/client.ts')
  const { prepareDatabase } = await import('#server/db/prepare.ts')
  const { addAdmin, setPassword } = await import('#server/db/access/admins.ts')
  const { liftLimits } = await import('#server/access/login-limits.ts')
  const { hashPassword } = await import('#server/access/password.ts')
  try {
    const { madeUp } = await prepareDatabase()
    const first = madeUp
      ? `The first login was made too: ${madeUp.username}, ${madeUp.password}\n`
      : ''
    const hash = await hashPassword(password)
    if (command === 'add') {
      if (!(await addAdmin(username, hash)))
        throw new Error(`There is an admin '${username}' already.`)
      return `${first}Admin '${username}' was added.`
    }
    if (!(await setPassword(username, hash))) throw new Error(`There is no admin '${username}'.`)
    await liftLimits(username)
    return `${first}'${username}' has a new password, logs in without a code, and is logged out everywhere.`
  } finally {
    await connection.close()
  }
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
