import type { MediaKind, MediaRefusal } from '#domain/media/media.ts'
import type { MediaAddress } from '#domain/media/picture.ts'

/** The result of encoding an upload. The first file is the one that its URL names. */
export type EncodedMedia = Pick<MediaAddress, 'width' | 'height' | 'kind'> & {
  type: string
  tint: string
  isOpaque: boolean
  files: { name: string; type: string; content: Uint8Array }[]
}

/**
 * The messages between the server and the encoder process: one response per request, one at a time.
 */
export type EncodeRequest = { bytes: Uint8Array; kind: MediaKind }
export type EncodeResponse = { media: EncodedMedia } | { refusal: MediaRefusal }
