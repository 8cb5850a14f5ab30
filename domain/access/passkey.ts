/** A passkey of an account, as it is stored. Nothing in it is secret. */
export type StoredPasskey = {
  /** The credential that the authenticator made, in base64url. */
  id: string
  publicKey: string
  /** How often the authenticator says it was used. Many say 0 forever. */
  counter: number
  transports: string[]
  name: string
  /** The host that it belongs to: on another one no browser offers it. */
  host: string
  createdAt: string
  lastUsedAt: string | null
}

export type ListedPasskey = Pick<StoredPasskey, 'id' | 'name' | 'host' | 'createdAt' | 'lastUsedAt'>

/** Where passkeys of this site work, or why they work nowhere. */
export type PasskeySite = { origin: string; host: string; why: string | null }

/** More would only be forgotten. */
export const maxPasskeys = 20

/** Passkeys belong to the name of the site, and browsers have them for https and on the machine itself. */
export function passkeySite(siteUrl: string): PasskeySite {
  const { origin, protocol, hostname } = new URL(siteUrl)
  return { origin, host: hostname, why: whyNone(protocol, hostname) }
}

function whyNone(protocol: string, host: string): string | null {
  if (host === 'localhost') return null
  if (/^[\d.]+$|^\[/.test(host)) {
    return 'Een passkey hoort bij een domeinnaam, en deze site heeft alleen een IP-adres. Zet SITE_URL op de server op het adres van de site.'
  }
  if (protocol !== 'https:') {
    return 'Passkeys werken alleen met https. Zet SITE_URL op de server op het https-adres van de site.'
  }
  return null
}

/** What a passkey is used for. To replace the password, its owner must be verified: by a finger, a face or a PIN. */
export const passkeyUses = ['login', 'second-step'] as const
export type PasskeyUse = (typeof passkeyUses)[number]

const proofStart = 'passkey:'

/** What a passkey signed, in the place of a code: everything that takes a code takes it. */
export const proofOf = (signed: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(signed))
  const text = btoa(String.fromCharCode(...bytes))
  return proofStart + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What is in a proof, unchecked; undefined for any other code. */
export function readProof(code: string): unknown {
  if (!isProof(code)) return undefined
  try {
    const text = code.slice(proofStart.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

export const isProof = (code: string): boolean => code.startsWith(proofStart)

export const wrongPasskey =
  'Met deze passkey lukte het niet. Probeer het opnieuw, of kies een andere manier.'
