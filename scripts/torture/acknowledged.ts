import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBad } from './outcome.ts'
import type { TorturedSite } from './tortured-site.ts'

const askDeadlineMs = 60_000

type Message = { kind: 'contact' | 'report'; email: string; text: string }

export type Acknowledged =
  | Message
  | { kind: 'click'; id: number }
  | { kind: 'parking' | 'settings'; version: number }

/** What the writer notes: what was acknowledged, and how each call was answered. */
export type Line = Acknowledged | { kind: 'answer'; status: number; to: string; saysWhen: boolean }

export type Checked = {
  acknowledged: number
  lost: string[]
  /** Answers that there must not be. */
  bad: string[]
}

/** Compares what the writer noted with what the back office shows. Each check counts what is new since the last. */
export class Acknowledgements {
  #file: string
  #site: TorturedSite
  #authorization: string
  #seen = 0
  #clicksLost = 0

  /** @param authorization of a session, which must be there after each blow too */
  constructor(file: string, site: TorturedSite, authorization: string) {
    this.#file = file
    this.#site = site
    this.#authorization = authorization
  }

  /** What is new since the last time. */
  async check(): Promise<Checked> {
    const lines = this.#read()
    const fresh = lines.slice(this.#seen)
    this.#seen = lines.length
    return this.#compare(fresh, lines)
  }

  /** Everything once more: a later kill may have taken what was there before. */
  async checkAll(): Promise<Checked> {
    const lines = this.#read()
    return this.#compare(lines, lines)
  }

  /** Without the last line if it is not whole yet. */
  #read(): Line[] {
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    return whole
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line))
  }

  async #compare(fresh: Line[], all: Line[]): Promise<Checked> {
    const bad = fresh.flatMap((line) => (line.kind === 'answer' ? badAnswer(line) : []))
    const lost = [
      ...(await this.#missingSession()),
      ...(await this.#missingMessages(fresh)),
      ...(await this.#missingClicks(all)),
      ...(await this.#missingEdits(fresh)),
    ]
    return { acknowledged: fresh.filter(({ kind }) => kind !== 'answer').length, lost, bad }
  }

  async #missingSession(): Promise<string[]> {
    const { status } = await this.#site.ask('/api/admin/settings', this.#authorization)
    if (status !== 401) return []
    this.#authorization = await this.#site.logIn()
    return ['the session of the admin']
  }

  async #missingMessages(lines: Line[]): Promise<string[]> {
    const messages = lines.filter((line): line is Message => 'text' in line)
    const lost: string[] = []
    for (const [email, sent] of Map.groupBy(messages, ({ email }) => email)) {
      const { requests } = await this.#ask<{ requests: { subject: string; message: string }[] }>(
        `/api/admin/contacts/person?email=${encodeURIComponent(email)}`,
      )
      const kept = new Set(requests.flatMap(({ subject, message }) => [subject, message]))
      const gone = sent.filter(({ text }) => !kept.has(text))
      lost.push(...gone.map(({ kind, text }) => `${kind} ${text} of ${email}`))
    }
    return lost
  }

  /**
   * A click has no name, so they are counted: one that was stored, but not acknowledged because the site was killed
   * just then, can stand in for a lost one.
   */
  async #missingClicks(lines: Line[]): Promise<string[]> {
    const clicks = lines.filter((line) => line.kind === 'click')
    const [first] = clicks
    if (!first) return []
    const { providerId } = await this.#ask<{ providerId: number }>(
      `/api/admin/parkings/${first.id}`,
    )
    const { parkings } = await this.#ask<{ parkings: { id: number; clicks: number }[] }>(
      `/api/admin/providers/${providerId}/clicks`,
    )
    const kept = parkings.find(({ id }) => id === first.id)?.clicks ?? 0
    const before = this.#clicksLost
    this.#clicksLost = Math.max(before, clicks.length - kept)
    return Array.from({ length: this.#clicksLost - before }, () => `click, of ${clicks.length}`)
  }

  /** Each edit raises the version by one. */
  async #missingEdits(lines: Line[]): Promise<string[]> {
    const paths = { parking: '/api/admin/parkings/2', settings: '/api/admin/settings' } as const
    const lost: string[] = []
    for (const kind of ['parking', 'settings'] as const) {
      const last = lines.findLast((line) => line.kind === kind)
      if (!last || !('version' in last)) continue
      const { version } = await this.#ask<{ version: number }>(paths[kind])
      for (let gone = version + 1; gone <= last.version; gone++) lost.push(`${kind} ${gone}`)
    }
    return lost
  }

  /** A site that was just flooded may be busy. */
  async #ask<Body>(path: string): Promise<Body> {
    const deadline = performance.now() + askDeadlineMs
    for (;;) {
      const { status, text } = await this.#site.ask(path, this.#authorization)
      // The caller declares the type of the response: see server/api.
      if (status === 200) return JSON.parse(text) as Body
      if (status !== 503 || performance.now() > deadline) {
        throw new Error(`GET ${path}: ${status} ${text}`)
      }
      await sleep(500)
    }
  }
}

function badAnswer({ status, to, saysWhen }: Line & { kind: 'answer' }): string[] {
  // What the writer sends is right, except for an edit that another one overtook.
  const isExpected = status < 400 || status === 409 || status === 429 || status === 503
  if (isBad(status) || !isExpected) return [`${status} to ${to}`]
  return saysWhen ? [] : [`${status} without Retry-After to ${to}`]
}
