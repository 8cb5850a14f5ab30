import { randomBytes } from 'node:crypto'
import { createContext } from 'react-router'

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

/** What a page knows of its request besides the Request itself. */
export const requestIdContext = createContext<string>('')

/** For rate limits per sender. Never stored. */
export const senderAddressContext = createContext<string>('unknown')

/** The error while the page was rendered. The page itself shows an apology. */
export const faultContext = createContext<unknown>(null)

/** Hashes of the page's own inline scripts, for its Content-Security-Policy. */
export const scriptHashesContext = createContext<string[]>([])
