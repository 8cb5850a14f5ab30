import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Options = { challenge: string }
type Special = {
  origin?: string
  rpId?: string
  /** Whether it verified its owner, by a PIN or a finger. */
  isVerified?: boolean
  counter?: number
  /** What it says about its maker. */
  attestation?: { format: string; statement: Uint8Array }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey of a pretended authenticator: ES256, without attestation. */
export function anAuthenticator(site: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, { origin = site.origin }: Special) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(
    { rpId = site.rpId, isVerified = true, counter }: Special,
    made?: Uint8Array,
  ) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter ?? ++uses, 1)
    return Buffer.concat([sha256(rpId), head, made ?? new Uint8Array()])
  }

  const named = <Rest extends object>(response: Rest) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  })

  return {
    id: id.toString('base64url'),
    /** As `navigator.credentials.create` answers. */
    create(options: Options, special: Special = {}) {
      const { format, statement } = special.attestation ?? {
        format: 'none',
        statement: Buffer.from([0xa0]),
      }
      const key = Buffer.concat([
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(special, made)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(format),
        text('attStmt'),
        statement,
        text('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 255]),
        data,
      ])
      return named({
        clientDataJSON: clientData('webauthn.create', options, special).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** As `navigator.credentials.get` answers. */
    sign(options: Options, special: Special = {}) {
      const client = clientData('webauthn.get', options, special)
      const data = authenticatorData(special)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

/** A short text in CBOR. */
export const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
