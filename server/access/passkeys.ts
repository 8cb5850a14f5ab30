import {
  type PasskeyUse,
  passkeySite,
  readProof,
  type StoredPasskey,
} from '#domain/access/passkey.ts'
import { type NewPasskey, type Signed, signedSchema } from '#domain/access/passkey-schema.ts'
import { findPasskeys, notePasskeyUse } from '#server/db/access/passkeys.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { challengeOf, takeTicket, ticketLifeMs } from './passkey-ticket.ts'

export const site = passkeySite(env.SITE_URL)

/** The signatures that we check: ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257]

/**
 * Loaded by the first passkey: most sites and most starts need none. In a bundle its modules run in another order, and
 * one of them must find what the first import adds to `Reflect`.
 */
async function library() {
  await import('reflect-metadata')
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...server, ...helpers }
}

/** Those that a browser offers here. Others belong to a former address of the site. */
export const usable = (passkeys: StoredPasskey[]): StoredPasskey[] =>
  site.why === null ? passkeys.filter(({ host }) => host === site.host) : []

export function creationOptions(
  ticket: string,
  user: { id: string; name: string },
  product: string,
  own: StoredPasskey[],
) {
  return {
    rp: { id: site.host, name: product },
    user: { ...user, displayName: user.name },
    challenge: challengeOf(ticket),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: ticketLifeMs,
    attestation: 'none' as const,
    excludeCredentials: usable(own).map(({ id, transports }) => ({
      type: 'public-key' as const,
      id,
      transports,
    })),
    // It is to be found without a user name, and to know its owner: then it can replace the password.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

export function requestOptions(ticket: string, use: PasskeyUse) {
  return {
    rpId: site.host,
    challenge: challengeOf(ticket),
    timeout: ticketLifeMs,
    userVerification: use === 'login' ? ('required' as const) : ('preferred' as const),
  }
}

/** Checks what an authenticator made. Undefined if any of it is wrong. */
export async function readNewPasskey(
  { ticket, name, response }: NewPasskey,
  holder: string,
): Promise<StoredPasskey | undefined> {
  if (!(await takeTicket(ticket, 'add', holder))) return undefined
  try {
    const { verifyRegistrationResponse } = await library()
    if (!(await isWithoutMaker(response.response.attestationObject))) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: challengeOf(ticket),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || !registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      name,
      host: site.host,
      createdAt: new Date().toISOString(),
      lastUsedAt: null,
    }
  } catch (error) {
    log.info('passkey not accepted', { error })
    return undefined
  }
}

/**
 * Whether it says nothing about its maker. The library would fetch what the certificate of a maker names: an
 * address that the sender chose.
 */
async function isWithoutMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await library()
  const attestation = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
}

/** Whether a proof in the place of a code is of a passkey of this account. */
export async function isOwnProof(adminId: number, code: string): Promise<boolean> {
  const proof = signedSchema.safeParse(readProof(code))
  if (!proof.success) return false
  const passkey = usable(await findPasskeys(adminId)).find(
    ({ id }) => id === proof.data.response.id,
  )
  return passkey !== undefined && isSignedBy({ adminId, passkey }, proof.data, 'second-step')
}

/** Checks a signature, and notes the use of its passkey. A ticket is taken, whether or not it is right. */
export async function isSignedBy(
  { adminId, passkey }: { adminId: number; passkey: StoredPasskey },
  { ticket, response }: Signed,
  use: PasskeyUse,
): Promise<boolean> {
  if (!(await takeTicket(ticket, use))) return false
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: challengeOf(ticket),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: use === 'login',
    })
    return verified && (await notePasskeyUse(adminId, passkey.id, authenticationInfo.newCounter))
  } catch (error) {
    log.info('passkey not accepted', { error })
    return false
  }
}
