// The site is asked who it is by a file in its own folder: only what shares DATA_DIR with it can show one. So
// the answer needs no secret, and tells which process answered.
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { z } from 'zod'
import { addressOf } from '#server/http/address.ts'

export const visitPath = '/healthz/doctor'
export const visitHeader = 'x-doctor'

const passPattern = /^[0-9a-f]{32}$/

/** What the process that answers sees of the request. */
export const visitSchema = z.object({
  /** Whose the visitor's limits are. */
  address: z.string(),
  /** Where the connection comes from: of a proxy if there is one. */
  direct: z.string(),
  /** Each hop of X-Forwarded-For. */
  forwarded: z.array(z.string()),
  version: z.string(),
})
export type Visit = z.infer<typeof visitSchema>

const fileOf = (folder: string, pass: string) => join(resolve(folder), `doctor-${pass}`)

/** Lets the process that has this folder know us for the time of the work. */
export async function withPass<Value>(
  folder: string,
  work: (pass: string) => Promise<Value>,
): Promise<Value> {
  const pass = randomBytes(16).toString('hex')
  writeFileSync(fileOf(folder, pass), '', { mode: 0o600 })
  try {
    return await work(pass)
  } finally {
    rmSync(fileOf(folder, pass), { force: true })
  }
}

/** The answer to `npm run doctor`, or undefined for anybody else. */
export function receiveVisit(call: Context, folder: string, version: string): Visit | undefined {
  const pass = call.req.header(visitHeader) ?? ''
  if (!passPattern.test(pass) || !existsSync(fileOf(folder, pass))) return undefined
  const { incoming } = (call.env ?? {}) as Partial<HttpBindings>
  const header = call.req.header('x-forwarded-for') ?? ''
  return {
    address: addressOf(call),
    direct: incoming?.socket.remoteAddress ?? 'unknown',
    forwarded: header
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    version,
  }
}
