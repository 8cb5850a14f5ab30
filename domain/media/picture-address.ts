import { z } from 'zod'

const message = 'Voer een geldige URL in'

/** An http(s) URL, or a path of our own media or built-in images. */
export const pictureAddress = z
  .string(message)
  .trim()
  .max(2_000, message)
  .refine((address) => isOwnPath(address) || isWebAddress(address), message)

function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\p{Cc}\\]+$/u.test(address) && !hasDotSegment(address)
}

/** `/media/../api/…` is no picture: a browser, or a proxy that decodes it, requests `/api/…`. */
function hasDotSegment(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return path
    .split(/\/|%(?:25)*(?:2f|5c)/i)
    .some((segment) => /^(?:\.|%(?:25)*2e){1,2}$/i.test(segment))
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\/[^/\s\p{Cc}][^\p{Cc}]*$/iu.test(address)
  )
}
