const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** `{ lines: [{ values: {} }] }` */
const maxDepth = 4

/** Whether JSON has no more values than this, nor deeper ones. Looked at before it is parsed. */
export function hasFewValues(json: Uint8Array, most: number): boolean {
  let left = most
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (isText) {
      if (sign === backslash) at++
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (opening.has(sign)) {
      depth++
      left--
    } else if (closing.has(sign)) depth--
    else if (sign === comma) left--
    if (depth > maxDepth || left < 0) return false
  }
  return true
}
