import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { NotRestored } from './not-restored.ts'

/** The largest row is a picture of 15 MB, in hexadecimal digits. */
const maxLineMegabytes = 64
const lineFeed = 10

/**
 * Reads a backup by line. Splits at line feeds only, since texts may contain other line separators. A
 * line that no backup of ours has is refused while it is read: a few kilobytes can unpack to gigabytes.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  // Not awaited: its error, such as that of an unreadable file, is also that of its last stream.
  pipeline(createReadStream(path), unpacked).catch(() => undefined)
  let parts: Buffer[] = []
  let bytes = 0
  let line = 1

  function take(part: Buffer): void {
    bytes += part.length
    if (bytes > maxLineMegabytes * 1_000_000) {
      throw new NotRestored(
        `Regel ${line} van deze kopie is langer dan ${maxLineMegabytes} MB. Zo maakt de site er geen.`,
      )
    }
    parts.push(part)
  }

  function finish(): string {
    const text = Buffer.concat(parts).toString()
    parts = []
    bytes = 0
    line++
    return text
  }

  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      take(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    take(chunk.subarray(from))
  }
  if (bytes > 0) yield finish()
}
