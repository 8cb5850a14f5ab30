import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgres-server.ts'

export type BuiltSite = {
  url: string
  process: ChildProcess
  /** Whether it is still the process that was started. */
  isAlive: () => boolean
  /** What it said on standard error. */
  log: () => string
  stop: () => Promise<void>
}

export const siteAdmin = { ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lang wachtwoord' }

/** The built product in a process of its own, once it says that it can serve. */
export async function startSite(variables: Record<string, string>): Promise<BuiltSite> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const said: string[] = []
  const site = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...siteAdmin,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  site.stderr?.on('data', (data) => said.push(String(data)))
  const gone = new Promise((resolve) => site.once('exit', resolve))
  // Whoever started it may break off.
  process.once('exit', () => site.kill('SIGKILL'))
  const isAlive = () => site.exitCode === null && site.signalCode === null
  const log = () => said.join('')

  while (!(await isServing(url))) {
    if (!isAlive()) throw new Error(`the site did not start: ${log()}`)
    await sleep(50)
  }
  return {
    url,
    process: site,
    isAlive,
    log,
    stop: async () => {
      site.kill('SIGTERM')
      await gone
    },
  }
}

async function isServing(url: string): Promise<boolean> {
  return (await fetch(`${url}/healthz`).catch(() => undefined))?.status === 200
}
