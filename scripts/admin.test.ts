import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the script as an admin does, up to where it would open the database. */
function run(parameters: string[], password = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/admin.ts', ...parameters],
    { input: password, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test.each([
  ['nothing', []],
  ['an unknown command', ['remove', 'beheer']],
  ['an unknown role', ['role', 'beheer', 'baas']],
  ['networks that are not turned off', ['networks', '10.0.0.0/8']],
  ['two steps for a role', ['two-steps', 'manager']],
  ['too much', ['password', 'beheer', 'extra']],
])('%s is answered in Dutch with how to use it', (_, parameters) => {
  const { status, stdout, stderr } = run(parameters)

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Zo gebruik je het: npm run admin -- add <gebruikersnaam> \[rol\]/)
  expect(stderr).toContain('manager (Beheerder), editor (Redacteur), reader (Lezer)')
})

test('a short password is refused before the database is opened', () => {
  expect(run(['add', 'collega'], 'kort\n')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Het wachtwoord moet minimaal 10 karakters bevatten.\n',
  })
})

test('a weak password is refused before the database is opened, and why', () => {
  expect(run(['add', 'collega'], 'wachtwoord\n')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Dit is een van de meest gebruikte wachtwoorden. Een paar woorden achter elkaar is beter.\n',
  })
})
