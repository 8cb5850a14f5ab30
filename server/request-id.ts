import { randomBytes } from 'node:crypto'

const idBytes = 6
let digits = ''
let next = 0

/** A new `x-request-id`. Many are drawn at once: drawing one takes as long as finding a cached page. */
export function newRequestId(): string {
  if (next === digits.length) {
    digits = randomBytes(512 * idBytes).toString('hex')
    next = 0
  }
  const id = digits.slice(next, next + 2 * idBytes)
  next += 2 * idBytes
  return `${id.slice(0, 8)}-${id.slice(8)}`
}
