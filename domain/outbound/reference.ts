/** What a page makes for one click: so long that nobody guesses one, and each network takes it. */
export const referencePattern = /^[a-z0-9]{12}$/

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** From random bytes, of which those that would make one sign likelier than another are passed over. */
export function newReference(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let reference = ''
  while (reference.length < 12) {
    for (const byte of randomBytes(new Uint8Array(16))) {
      if (byte < signs.length * 7 && reference.length < 12) reference += signs[byte % signs.length]
    }
  }
  return reference
}

/** How long a booking can still be told to come from a click: the network's own days, and 90 more to decide. */
export const referenceDays = (cookieDays = 30) => cookieDays + 90
