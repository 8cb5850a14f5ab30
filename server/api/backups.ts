import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Backup } from '#domain/admin/backup.ts'
import { someSettingsSchema } from '#domain/settings/setting-schema.ts'
import { copyName } from '#server/backup/folder.ts'
import { keepCopy, makeCopy, removeOldCopies } from '#server/backup/store.ts'
import { listBackups } from '#server/db/backups.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { findSettingsWithVersion, updateSettings } from '#server/db/settings.ts'
import { answerOf, count, id, moment } from './answer.ts'
import { call } from './call.ts'
import { problem, readInput } from './json.ts'

const keptSchema = someSettingsSchema.pick({ backupsKept: true }).required()

const backup = answerOf<Backup>({
  id,
  at: moment,
  file: z.string().nullable(),
  bytes: count,
  rows: count,
})

export const list = call({
  method: 'GET',
  path: '/api/admin/backups',
  does: 'Geeft de kopieën die er zijn gemaakt.',
  role: 'manager',
  answers: z.array(backup),
  async handle(call) {
    return call.json(await listBackups())
  },
})

export const create = call({
  method: 'POST',
  path: '/api/admin/backups',
  does: 'Maakt nu een kopie, waar de site draait.',
  role: 'manager',
  status: 201,
  answers: backup,
  async handle(call) {
    return call.json(await keepCopy(), 201)
  },
})

/** Lowers the setting, so that the next nights do not fill the disk again. */
export const keepFewer = call({
  method: 'PUT',
  path: '/api/admin/backups/kept',
  does: 'Bewaart voortaan minder kopieën, en verwijdert de oudste daarboven meteen. De nieuwste goede blijft altijd.',
  role: 'manager',
  reads: keptSchema,
  answers: z.array(backup),
  async handle(call) {
    const input = await readInput(call, keptSchema, (call, fields) =>
      problem(call, 422, 'Dit aantal kan niet', { fields }),
    )
    if (!input.ok) return input.why
    const { backupsKept } = input.value
    // First, because on a full disk nothing can be saved before there is room.
    await removeOldCopies(backupsKept)
    const { values, version } = await findSettingsWithVersion()
    if (backupsKept < values.backupsKept) {
      const saved = await updateSettings(call.get('admin'), { ...values, backupsKept }, version)
      if (!saved.ok) return problem(call, 409, 'De instellingen zijn intussen gewijzigd')
    }
    return call.json(await listBackups())
  },
})

/** Makes a backup of the whole site and streams it. It is not stored on the server. */
export const download = call({
  method: 'GET',
  path: '/api/admin/backup',
  does: 'Geeft de hele site.',
  role: 'manager',
  gives: 'application/gzip',
  async handle(call) {
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
  },
})
