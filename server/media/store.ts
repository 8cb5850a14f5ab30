import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#domain/form/result.ts'
import {
  type AdminMedia,
  type MediaRefusal,
  refuseUnsent,
  type UploadedMedia,
} from '#domain/media/media.ts'
import type { Clash, Editor } from '#server/db/editing.ts'
import { addMedia, findMediaByHash, type NewMedia, replaceMedia } from '#server/db/media/media.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { encodeMedia } from './encode.ts'
import { kindOf } from './inspect.ts'

type Unfit = { unfit: MediaRefusal }

/** Stores an upload. Uploading the same file again returns the existing media. */
export async function storeMedia(
  editor: Editor,
  name: string,
  bytes: Uint8Array,
): Promise<Result<UploadedMedia, Unfit | Clash>> {
  const hash = hashOf(bytes)
  const known = await findMediaByHash(hash)
  if (known) return ok({ ...known, known: true })

  const next = await encodeUpload(bytes, hash)
  if (!next.ok) return next
  const added = await addMedia(editor, name, next.value)
  if (added.ok) return added
  // Two uploads of the same file at once.
  const existing = await findMediaByHash(hash)
  return existing ? ok({ ...existing, known: true }) : added
}

/** Replaces the file of existing media. */
export async function storeReplacement(
  editor: Editor,
  row: RowRef,
  bytes: Uint8Array,
): Promise<
  Result<
    AdminMedia & { change?: string },
    Unfit | NotThere<AdminMedia> | { takenBy: AdminMedia } | Clash
  >
> {
  const hash = hashOf(bytes)
  const known = await findMediaByHash(hash)
  if (known) return known.id === row.id ? ok(known) : refused({ takenBy: known })

  const next = await encodeUpload(bytes, hash)
  return next.ok ? replaceMedia(editor, row, next.value) : next
}

async function encodeUpload(bytes: Uint8Array, hash: string): Promise<Result<NewMedia, Unfit>> {
  const unfit = refuseUnsent({ size: bytes.byteLength })
  if (unfit) return refused({ unfit })
  const kind = kindOf(bytes)
  if (!kind) return refused({ unfit: 'type' })
  const encoded = await encodeMedia(bytes, kind)
  return encoded.ok ? ok({ hash, encoded: encoded.value }) : refused({ unfit: encoded.why })
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
