const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** What age calls a recipient: `age1` and 58 letters, of which six are a checksum (Bech32, BIP 173). */
const shape = /^age1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{58}$/

/** Whether a text is a public key of age. Without the letters that are wrong after a slip of the keyboard. */
export function isAgeRecipient(text: string): boolean {
  if (!shape.test(text)) return false
  const code = [...'age'].map((letter) => letter.charCodeAt(0))
  const prefix = [...code.map((unit) => unit >> 5), 0, ...code.map((unit) => unit & 31)]
  const data = Array.from(text.slice('age1'.length), (letter) => letters.indexOf(letter))
  return checksumOf([...prefix, ...data]) === 1
}

function checksumOf(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum >>> 0
}

export const holdsSecretKey = (text: string) => /age-(secret-key|plugin)-/i.test(text)

/** What is wrong with it, in the words of its field. */
export function recipientProblem(text: string): string | undefined {
  if (holdsSecretKey(text)) {
    return 'Dit is de geheime sleutel: die hoort nooit op de server. Plak de publieke, die met age1 begint.'
  }
  if (text === '' || isAgeRecipient(text)) return undefined
  return 'Plak de publieke sleutel van age: age1 en nog 58 letters en cijfers'
}
