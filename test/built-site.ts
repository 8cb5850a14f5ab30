import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { starter } from '../scripts/current-build.mjs'

export type BuiltSite = {
  process: ChildProcess
  url: string
  port: number
  isAlive: () => boolean
  stop: () => Promise<void>
}

export const siteAdmin = { ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lang wachtwoord' }

/**
 * Starts the built product as a process on a free port. Resolves once it serves. A benchmark can name
 * the checkout of another version.
 */
export async function startSite(
  settings: Record<string, string>,
  checkout = '.',
): Promise<BuiltSite> {
  const site = spawnSite(settings, checkout)
  // Ends the server if this process exits early.
  const end = () => site.kill('SIGKILL')
  process.once('exit', end)
  const exited = once(site, 'exit').finally(() => process.off('exit', end))

  let errors = ''
  site.stderr?.on('data', (part) => {
    errors += part
  })
  const url = await readAddress(site)
  if (!url) throw new Error(`the site did not start: ${errors}`)
  return {
    process: site,
    url,
    port: Number(new URL(url).port),
    isAlive: () => site.exitCode === null && site.signalCode === null,
    stop: async () => {
      site.kill('SIGTERM')
      await exited
    },
  }
}

export function spawnSite(settings: Record<string, string>, checkout = '.'): ChildProcess {
  return spawn(process.execPath, [starter], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      DRAIN_SECONDS: '0',
      ...siteAdmin,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The server prints its URL once it serves. */
async function readAddress({ stdout }: ChildProcess): Promise<string | undefined> {
  let output = ''
  for await (const part of stdout ?? []) {
    output += part
    const [, address] = /Site\s+(http:\/\/\S+:\d+)/.exec(output) ?? []
    if (address) return address
  }
  return undefined
}
