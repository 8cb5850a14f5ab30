import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, vi } from 'vitest'

type Refuse = (mail: string) => Error | undefined

/**
 * Starts a real mail server that can refuse mail, and sets SMTP_URL. Call it before the first import
 * of server/env.ts, which reads the URL.
 */
export async function startMailServer() {
  const server = { mails: [] as string[], refuse: (() => undefined) as Refuse, unknown: '' }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
      done(address === server.unknown ? refusal : undefined)
    },
    onData(stream, _, done) {
      let mail = ''
      stream.on('data', (part: Buffer) => {
        mail += part
      })
      stream.on('end', () => {
        const refusal = server.refuse(mail)
        if (!refusal) server.mails.push(mail)
        done(refusal)
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`)
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return server
}
