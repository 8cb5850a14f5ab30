const mail = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/**
 * Validates a link in a post: a page here or elsewhere, mail, or a phone number. Adds a missing
 * scheme. Undefined if it is invalid.
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (/^#[\w-]+$/.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address)) return address
  if (/^tel:\+?[\d().-]{3,}$/i.test(address)) return address
  if (/^mailto:/i.test(address)) return mail.test(mailOf(address)) ? address : undefined
  if (mail.test(address)) return `mailto:${address}`
  if (host.test(address)) return `https://${address}`
  return /^https?:\/\/[^/\s]+\S*$/i.test(address) && URL.canParse(address) ? address : undefined
}

const mailOf = (address: string) => address.slice('mailto:'.length).replace(/\?[\s\S]*$/, '')
