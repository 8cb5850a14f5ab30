import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// A real mail server that can refuse mail. Started before server/env.ts reads its URL.
const mails: string[] = []
let isDown = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    let mail = ''
    stream.on('data', (part: Buffer) => {
      mail += part
    })
    stream.on('end', () => {
      if (isDown) return done(new Error('not now'))
      mails.push(mail)
      done()
    })
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`)

const { withSeededDatabase } = await import('#test/database.ts')
const { mailLink, newLink } = await import('./password-link.ts')

withSeededDatabase()
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
beforeEach(() => {
  mails.length = 0
  isDown = false
})

const { token } = newLink()
const link = { username: 'collega', token, isInvitation: true }
const to = 'collega@example.com'

/** Quoted-printable text without its soft line breaks. */
const textOf = (mail = '') => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

test('an invitation is mailed with its link and the username', async () => {
  expect(await mailLink(link, to)).toBe('sent')

  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: collega@example\.com$/im)
  expect(textOf(mails[0])).toContain(`/admin/uitnodiging#${token}`)
  expect(textOf(mails[0])).toContain('Je gebruikersnaam is collega.')
})

test('a reset says that a colleague did it', async () => {
  await mailLink({ ...link, isInvitation: false }, to)

  expect(textOf(mails[0])).toContain('Een collega heeft je wachtwoord')
})

test('without an address nothing is mailed, and a refused mail is reported', async () => {
  expect(await mailLink(link, null)).toBe('off')
  isDown = true

  expect(await mailLink(link, to)).toBe('failed')
  expect(mails).toEqual([])
})
