import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// A disk whose power can be cut: a file system of its own in a loop device. What its device has received is in the
// backing file; what only the page cache knows, or the process, is not. So a copy of the backing file is what a disk
// holds after a power cut, and the kernel replays the journal when the copy is mounted.
//
// What it proves: a write was acknowledged only after the device had it, and files, journal and database open again
// from what the device had. Each cut shows that it is one: a file that was written just before, and not synced, is gone.
//
// What it doesn't: that a drive keeps what it received (a drive may lie about a flush; here every write that the device
// has completed stays, flushed or not), or a cut in the middle of a burst of writes. The copy takes some milliseconds,
// so that it is only one moment if nothing was written meanwhile: the processes are suspended, and a copy during which
// the device counted a write is made again. What is in flight at that moment is finished first.

const bytes = '1G'
const copyDeadlineMs = 20_000
const unmountAttempts = 100

export type Disk = {
  /** Where it is mounted: the same place after a cut. */
  folder: string
  /**
   * Cuts the power of a disk whose users are suspended.
   *
   * @param end ends them, once the copy is there
   * @returns whether something that was not synced was lost
   */
  cut: (end: () => Promise<void>) => Promise<boolean>
  remove: () => void
}

/** @returns the disk, or why there is none */
export function makeDisk(within: string): Disk | string {
  if (process.getuid?.() !== 0) return 'needs root'
  const folder = join(within, 'disk')
  const backing = join(within, 'disk.img')
  const copy = join(within, 'copy.img')
  let device: string | undefined

  function attach(): void {
    device = run('losetup', '--find', '--show', backing)
    run('mount', device, folder)
  }

  function detach(): void {
    if (!device) return
    if (run('findmnt', '-n', '-o', 'TARGET', '--source', device)) unmount(folder)
    run('losetup', '--detach', device)
    device = undefined
  }

  try {
    mkdirSync(folder, { recursive: true })
    run('truncate', '--size', bytes, backing)
    // Otherwise the kernel goes on writing to it for minutes.
    const atOnce = 'lazy_itable_init=0,lazy_journal_init=0'
    run('mkfs.ext4', '-q', '-F', '-b', '4096', '-E', atOnce, backing)
    attach()
  } catch (error) {
    detach()
    rmSync(backing, { force: true })
    return reasonOf(error)
  }

  return {
    folder,
    async cut(end) {
      const unsynced = join(folder, 'not-synced')
      const content = randomBytes(100_000)
      writeFileSync(unsynced, content)
      await copyAtOnce(basename(device ?? ''), backing, copy)
      await end()
      detach()
      run('mv', copy, backing)
      attach()
      const isLost = !existsSync(unsynced) || !readFileSync(unsynced).equals(content)
      rmSync(unsynced, { force: true })
      return isLost
    },
    remove: detach,
  }
}

/** A copy during which the device wrote nothing. */
async function copyAtOnce(device: string, backing: string, copy: string): Promise<void> {
  const deadline = performance.now() + copyDeadlineMs
  while (performance.now() < deadline) {
    const before = written(device)
    if (before.inFlight === 0) {
      run('cp', '--sparse=always', backing, copy)
      const after = written(device)
      if (after.inFlight === 0 && after.count === before.count) return
    }
    await sleep(5)
  }
  throw new Error('the disk went on writing while everything was suspended')
}

/** A process that was killed may hold it for a moment longer. Waits without events, because it also runs at exit. */
function unmount(folder: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      return void run('umount', folder)
    } catch (error) {
      if (attempt === unmountAttempts) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
}

/** What a device has written and discarded, and how much it is doing: Documentation/block/stat.rst of the kernel. */
function written(device: string): { count: string; inFlight: number } {
  const figures = readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/)
  return { count: `${figures[4]} ${figures[6]} ${figures[11]}`, inFlight: Number(figures[8]) }
}

function run(command: string, ...words: string[]): string {
  try {
    return execFileSync(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim()
  } catch (error) {
    // Says so by its status, and nothing else, if nothing is mounted.
    if (command === 'findmnt' && (error as { status?: number }).status === 1) return ''
    throw error
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n').find((line) => line.trim()) ?? '') : ''
