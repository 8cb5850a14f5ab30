import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { copyName } from '#server/backup/folder.ts'
import { keepCopy, makeCopy } from '#server/backup/store.ts'
import { listBackups } from '#server/db/backups.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
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
  const file = copyName(new Date())
  await noteEvent(call.get('admin'), { action: 'download', subject: 'backups', after: { file } })
  // Unlink the file once it is open: the stream can still read it, and no file is left behind.
  const content = createReadStream(path)
  content.once('open', done)
  content.once('error', done)
  call.header('content-type', 'application/gzip')
  call.header('content-disposition', `attachment; filename="${file}"`)
  return call.body(Readable.toWeb(content) as ReadableStream<Uint8Array>)
}
