import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'

/** A file, encrypted to an age recipient while it is read. Only the secret key opens it, which is not here. */
export async function encryptFile(
  path: string,
  recipient: string,
): Promise<AsyncIterable<Uint8Array>> {
  // Loaded once a copy is to go elsewhere.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  return (await encrypter.encrypt(content)) as WebStream<Uint8Array>
}
