import { findSettings } from '#server/db/settings.ts'
import { observe } from '#server/db/system/observations.ts'
import { log } from '#server/log.ts'

const timeoutMs = 10_000

/**
 * Asks the address of the watcher elsewhere, which notices when this stays away. It is a manager's address for the
 * machine, so it may be private. It often holds a secret, so it is never logged or shown. Never throws.
 */
export async function askHeartbeat(): Promise<void> {
  try {
    const { heartbeatUrl } = await findSettings()
    if (heartbeatUrl === '') return
    const failed = await ask(heartbeatUrl)
    if (failed) log.warn('heartbeat not answered', { error: new Error(failed) })
    await observe('heartbeat', { failed })
  } catch (error) {
    log.warn('heartbeat not answered', { error })
  }
}

/** @returns why there was no good answer, in a few words */
export async function ask(address: string, waitMs = timeoutMs): Promise<string | null> {
  try {
    const { ok, status, body } = await fetch(address, {
      // Elsewhere than where the manager said is nowhere.
      redirect: 'manual',
      headers: { 'user-agent': 'Parkeerpiloot' },
      signal: AbortSignal.timeout(waitMs),
    })
    await body?.cancel()
    return ok ? null : `status ${status}`
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return name === 'TimeoutError' ? 'geen antwoord op tijd' : (cause?.code ?? 'niet bereikbaar')
  }
}
