import { type ChildProcess, spawn } from 'node:child_process'

export type OwnSite = { process: ChildProcess; address: string; port: number }

/** The built product once more, on a port of its own and as this journey wants it, once it listens. */
export async function startSite(settings: Record<string, string>): Promise<OwnSite> {
  const site = spawnSite(settings)
  let complaints = ''
  site.stderr?.on('data', (words) => {
    complaints += words
  })
  let said = ''
  for await (const words of site.stdout ?? []) {
    said += words
    const [, address, port] = /Site\s+(http:\/\/\S+:(\d+))/.exec(said) ?? []
    if (address) return { process: site, address, port: Number(port) }
  }
  throw new Error(`the site did not start: ${complaints}`)
}

export function spawnSite(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
