import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'

const healthDeadlineMs = 120_000

/** `/healthz` answers what it found within the last second. */
const stableMs = 1_200

/** A site that is killed and started again, at the same address. */
export class TorturedSite {
  port = 0
  #site: BuiltSite | undefined
  #settings: Record<string, string>
  #log: string
  #memory = 0

  constructor(log: string, settings: Record<string, string>) {
    this.#log = log
    this.#settings = settings
  }

  /** @returns the time until `/healthz` was 200 */
  async start(): Promise<number> {
    const since = performance.now()
    const settings = { ...this.#settings, PORT: `${this.port}`, LOG_LEVEL: 'error' }
    this.#site = await startSite(settings)
    this.port = this.#site.port
    this.#site.process.stderr?.on('data', (part) => appendFileSync(this.#log, part))
    return this.untilHealthy(since)
  }

  /** From when on `/healthz` was 200, and stayed so for a moment. */
  async untilHealthy(since = performance.now()): Promise<number> {
    let healthySince: number | undefined
    while (performance.now() - since < healthDeadlineMs) {
      const status = await this.#health()
      const now = performance.now()
      healthySince = status === 200 ? (healthySince ?? now) : undefined
      if (healthySince !== undefined && now - healthySince > stableMs) return healthySince - since
      await sleep(50)
    }
    throw new Error(`/healthz was not 200 within ${healthDeadlineMs / 1_000} s`)
  }

  async #health(): Promise<number> {
    const signal = AbortSignal.timeout(10_000)
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    return fetch(`http://127.0.0.1:${this.port}/healthz`, { headers, signal }).then(
      async (response) => {
        await response.text()
        return response.status
      },
      () => 0,
    )
  }

  /** @returns what the calls of the admin need, for as long as the session lasts */
  async logIn(): Promise<string> {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = siteAdmin
    const response = await fetch(`http://127.0.0.1:${this.port}/api/admin/sessions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '10.9.9.8',
        authorization: basic(ADMIN_USERNAME, ADMIN_PASSWORD),
      },
      body: '{}',
    })
    if (!response.ok) throw new Error(`the admin may not log in: ${response.status}`)
    return basic(ADMIN_USERNAME, ((await response.json()) as { key: string }).key)
  }

  async ask(path: string, authorization: string): Promise<{ status: number; text: string }> {
    const headers = { authorization, 'x-forwarded-for': '10.9.9.7' }
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, { headers })
    return { status: response.status, text: await response.text() }
  }

  freeze(): void {
    this.#site?.process.kill('SIGSTOP')
  }

  async kill(): Promise<void> {
    if (!this.#site || !this.isAlive()) throw new Error('the site ended by itself')
    this.#noteMemory()
    const gone = once(this.#site.process, 'exit')
    this.endNow()
    await gone
  }

  endNow(): void {
    this.#site?.process.kill('SIGKILL')
  }

  isAlive(): boolean {
    return this.#site?.isAlive() === true
  }

  /** The most memory that it had since the last time that this was asked, as far as the kernel tells. */
  takeMemory(): number {
    this.#noteMemory()
    const memory = this.#memory
    this.#memory = 0
    return memory
  }

  #noteMemory(): void {
    const file = `/proc/${this.#site?.process.pid}/status`
    const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024
    this.#memory = Math.max(this.#memory, peak)
  }

  lastErrors(): string[] {
    const lines = existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trim().split('\n') : []
    return lines.slice(-5).map((line) => `  ${line.slice(0, 600)}`)
  }
}

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
