import type { MediaKind, MediaRefusal } from '#domain/media/media.ts'
import type { MediaAddress } from '#domain/media/picture.ts'

/** What becomes of a file that was uploaded. The first of its files is the one that it goes by. */
export type EncodedMedia = Pick<MediaAddress, 'width' | 'height' | 'kind'> & {
  type: string
  tint: string
  isOpaque: boolean
  files: { name: string; type: string; content: Uint8Array }[]
}

/** Between the site and the process that encodes: one question at a time, one answer to each. */
export type EncodeQuestion = { bytes: Uint8Array; kind: MediaKind }
export type EncodeAnswer = { media: EncodedMedia } | { refusal: MediaRefusal }
