import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-embedded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const unlimited = 1_000_000

function write(upTo: number): { writer: ChildProcess; lines: AsyncIterable<string> } {
  // Killed before optimized code pays off.
  const command = ['--liftoff-only', 'test/write-until-killed.ts', String(upTo)]
  const writer = spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { writer, lines: createInterface({ input: writer.stdout ?? process.stdin }) }
}

const numberIn = (line: string) => Number(line.split(' ')[1])

test('no acknowledged write is lost on kill -9, and the folder opens again', async () => {
  let acknowledged = 0

  for (const round of [1, 2, 3]) {
    const { writer, lines } = write(unlimited)
    let sinceStart = 0
    for await (const line of lines) {
      if (line.startsWith('found')) expect(numberIn(line)).toBeGreaterThanOrEqual(acknowledged)
      else acknowledged = numberIn(line)
      if (sinceStart++ === 20 * round) writer.kill('SIGKILL')
    }
  }

  const { lines } = write(0)
  for await (const line of lines) expect(numberIn(line)).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThan(100)
  // The site starts four times, on a machine that runs other tests too.
}, 300_000)

test('a second process on the folder is refused in one line that names the owner', async () => {
  const { writer: owner, lines } = write(unlimited)
  await once(lines as unknown as NodeJS.EventEmitter, 'line')

  const { writer: intruder } = write(unlimited)
  const errors: Buffer[] = []
  intruder.stderr?.on('data', (part: Buffer) => errors.push(part))
  const [code] = await once(intruder, 'close')
  owner.kill('SIGKILL')
  await once(owner, 'close')

  expect(code).toBe(1)
  expect(Buffer.concat(errors).toString()).toContain(
    `${folder} is in use by process ${owner.pid} on`,
  )
}, 120_000)

test('the lock ends with its process, and a clean exit removes the owner file', async () => {
  const { writer } = write(0)
  const [code] = await once(writer, 'close')

  expect(code).toBe(0)
  expect(existsSync(join(folder, 'owner'))).toBe(false)
}, 120_000)

test.skipIf(process.platform === 'win32').each([
  ['new', join(folder, 'new/folder')],
  ['there already', folder],
])('a folder that is %s is restricted to its owner', (_, path) => {
  chmodSync(folder, 0o755)
  lockFolder(path).release()

  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test("a folder that can't be written is refused in one line that names the setting", () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')

  const refusal = (path: string) =>
    `DATA_DIR ${path} can't be written (ENOTDIR). Set another, or its rights.`

  for (const path of [file, join(file, 'data')]) {
    expect(() => lockFolder(path)).toThrow(refusal(path))
  }
})
