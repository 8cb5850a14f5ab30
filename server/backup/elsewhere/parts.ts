/** S3 takes at least 5 MB and at most 10,000 parts: so a copy may have 80 GB. */
const partBytes = 8 * 1024 * 1024

/** The content in pieces of one size, the last one smaller. Memory holds one at a time. */
export async function* inParts(
  content: AsyncIterable<Uint8Array>,
  bytes = partBytes,
): AsyncGenerator<Uint8Array, undefined> {
  let pending: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    let rest = chunk
    while (length + rest.length >= bytes) {
      const fits = bytes - length
      yield Buffer.concat([...pending, rest.subarray(0, fits)])
      rest = rest.subarray(fits)
      pending = []
      length = 0
    }
    if (rest.length > 0) pending.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(pending)
  return undefined
}
