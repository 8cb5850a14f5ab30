import type { PasskeyUse } from '#domain/access/passkey.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { admin, answered } from './api.ts'
import { failureText, NotDone } from './failure.ts'

/** Browsers of before 2025 have passkeys, and not the encoding of what they say. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Lets the browser ask for a passkey, and gives what it signed. The refusal is a sentence. */
export async function signWithPasskey(use: PasskeyUse): Promise<Result<object, string>> {
  if (!knowsPasskeys()) return refused(unknown)
  try {
    const { ticket, options } = await answered(admin.post('/api/passkey-challenge', { for: use }))
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const response = await navigator.credentials.get({ publicKey })
    return ok({ ticket, response: jsonOf(response) })
  } catch (error) {
    return refused(whyNot(error, 'Inloggen met een passkey is niet gelukt.'))
  }
}

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON

/**
 * Lets the browser make a passkey, for what the server offered.
 * @throws NotDone
 */
export async function createPasskey(options: CreationOptions): Promise<object> {
  if (!knowsPasskeys()) throw new NotDone(unknown)
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return jsonOf(await navigator.credentials.create({ publicKey }))
  } catch (error) {
    throw new NotDone(whyNot(error, 'Er is geen passkey gemaakt.'))
  }
}

const jsonOf = (credential: Credential | null): object => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON()
}

const unknown = 'Je browser kent nog geen passkeys. Werk hem bij, of kies een andere manier.'

function whyNot(error: unknown, ours: string): string {
  if (!(error instanceof DOMException)) return failureText(error, ours)
  if (error.name === 'NotAllowedError')
    return `${ours} Je hebt er geen gekozen, of het duurde te lang.`
  if (error.name === 'InvalidStateError')
    return 'Op dit apparaat staat al een passkey van je account.'
  if (error.name === 'SecurityError') {
    return `${ours} Passkeys werken alleen op het adres van de site zelf.`
  }
  return ours
}
