import { z } from 'zod'

const message = 'Voer een geldige URL in'

/** An http(s) URL, or a path of our own media or built-in images. */
export const pictureAddress = z
  .string(message)
  .trim()
  .max(2_000, message)
  .refine((address) => isOwnPath(address) || isWebAddress(address), message)

function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]+$/.test(address)
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/\s]+/i.test(address)
}
