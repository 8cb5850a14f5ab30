import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { copyName } from '#server/backup/folder.ts'
import { keepCopy, makeCopy } from '#server/backup/store.ts'
import { listBackups } from '#server/db/backups.ts'
import type { AdminCall } from './access/authenticate.ts'

export async function list(call: AdminCall): Promise<Response> {
  return call.json(await listBackups())
}

export async function create(call: AdminCall): Promise<Response> {
  return call.json(await keepCopy(), 201)
}

/** Makes a backup of the whole site and streams it. It is not stored on the server. */
export async function download(call: AdminCall): Promise<Response> {
  const { path, done } = await makeCopy()
  // Unlink the file once it is open: the stream can still read it, and no file is left behind.
  const file = createReadStream(path)
  file.once('open', done)
  file.once('error', done)
  call.header('content-type', 'application/gzip')
  call.header('content-disposition', `attachment; filename="${copyName(new Date())}"`)
  return call.body(Readable.toWeb(file) as ReadableStream<Uint8Array>)
}
