import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let written: string[]

beforeEach(() => {
  written = []
  vi.resetModules()
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

async function logAs(format: string) {
  vi.stubEnv('LOG_FORMAT', format)
  return (await import('./log.ts')).log
}

const forged = '/a\n03:00:00 error GONE\u001b[31m\u009b1m\u202e'

test("control characters in a URL can't forge a log line or a colour", async () => {
  const log = await logAs('text')
  log.error('request', { path: forged, status: 500 })

  expect(written).toEqual([
    expect.stringMatching(
      /^\d\d:\d\d:\d\d error request path=\/a\\u000a03:00:00 error GONE\\u001b\[31m\\u009b1m\\u202e status=500\n$/,
    ),
  ])
})

test('a stack trace has one frame per line, without the error message', async () => {
  const log = await logAs('text')
  log.error('call failed', { error: new Error(`stuk\n    at ${forged}`) })

  const [first = '', ...steps] = written.join('').trimEnd().split('\n')
  expect(first).toContain('reason=stuk\\u000a    at /a\\u000a03')
  expect(steps.length).toBeGreaterThan(1)
  for (const step of steps) expect(step).toMatch(/^ {4}at \P{C}*$/u)
})

test('the JSON format writes one line per event', async () => {
  const log = await logAs('json')
  log.error('request', { path: forged })

  expect(written.map((line) => JSON.parse(line))).toMatchObject([{ path: forged }])
})

test('an object with the message of an error says it', async () => {
  const log = await logAs('json')
  log.error('jobs', { error: { message: 'the connection ended', queue: 'back-up' } })

  expect(JSON.parse(written.join(''))).toMatchObject({ reason: 'the connection ended' })
})
