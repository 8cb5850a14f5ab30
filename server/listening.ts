import { createServer, type Server } from 'node:net'
import type { Env } from './env.ts'

type Place = Pick<Env, 'PORT' | 'HOST'>

/** @throws with one line that names the setting */
export function listen(server: Server, place: Place): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const refuse = (error: NodeJS.ErrnoException) => reject(refusal(error, place))
  server.once('error', refuse)
  server.listen(place.PORT, place.HOST, () => {
    server.off('error', refuse)
    resolve()
  })
  return promise
}

/** Tries the address before the start makes anything: a database, an account, its password. */
export async function tryListening(place: Place): Promise<void> {
  const server = createServer()
  await listen(server, place)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  await promise
}

function refusal(error: NodeJS.ErrnoException, { PORT, HOST }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`PORT ${PORT} is in use by another process. Stop that first, or set PORT.`)
    case 'EACCES':
      return new Error(`PORT ${PORT} is not allowed to this user. Set PORT to 1024 or higher.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Error(`HOST ${HOST} is not an address of this machine.`)
    default:
      return error
  }
}
