import { beforeEach, expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { withSeededDatabase } = await import('#test/database.ts')
const { mailLink, newLink } = await import('./password-link.ts')

withSeededDatabase()
beforeEach(() => {
  mails.length = 0
  mailServer.refuse = () => undefined
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
  mailServer.refuse = () => new Error('not now')

  expect(await mailLink(link, to)).toBe('failed')
  expect(mails).toEqual([])
})
