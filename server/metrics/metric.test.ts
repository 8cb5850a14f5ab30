import { expect, test } from 'vitest'
import { asText, counter, durations, gauge } from './metric.ts'

test('a counter has a line for each set of labels', async () => {
  const requests = counter('requests_total', 'Requests.', ['kind', 'status'])
  requests.add('page', '200')
  requests.add('page', '200')
  requests.add('call', '404')

  expect(await asText([requests])).toBe(
    [
      '# HELP parkeerpiloot_requests_total Requests.',
      '# TYPE parkeerpiloot_requests_total counter',
      'parkeerpiloot_requests_total{kind="page",status="200"} 2',
      'parkeerpiloot_requests_total{kind="call",status="404"} 1',
      '',
    ].join('\n'),
  )
})

test('a counter without labels starts at nought', async () => {
  expect(await asText([counter('starts_total', 'Starts.')])).toContain(
    'parkeerpiloot_starts_total 0\n',
  )
})

test('the buckets of durations add up, and hold what is just as long', async () => {
  const waits = durations('wait_seconds', 'Waits.', 'kind')
  for (const ms of [3, 50, 99, 60_000]) waits.observe('page', ms)
  const text = await asText([waits])

  expect(text).toContain('# TYPE parkeerpiloot_wait_seconds histogram')
  expect(text).toContain('wait_seconds_bucket{kind="page",le="0.005"} 1\n')
  expect(text).toContain('wait_seconds_bucket{kind="page",le="0.05"} 2\n')
  expect(text).toContain('wait_seconds_bucket{kind="page",le="10"} 3\n')
  expect(text).toContain('wait_seconds_bucket{kind="page",le="+Inf"} 4\n')
  expect(text).toContain('wait_seconds_sum{kind="page"} 60.152\n')
  expect(text).toContain('wait_seconds_count{kind="page"} 4\n')
})

test('a figure that cannot be read is left out, and the others stay', async () => {
  const broken = gauge('database_bytes', 'Size.', () => Promise.reject(new Error('away')))
  const text = await asText([broken, gauge('disk_bytes', 'Disk.', () => [{ value: 7 }])])

  expect(text).not.toContain('database_bytes')
  expect(text).toContain('parkeerpiloot_disk_bytes 7\n')
})

test('a label can hold any text', async () => {
  const odd = gauge('odd', 'Odd.', () => [{ value: 1, labels: { of: 'a "b"\\\nc' } }])

  expect(await asText([odd])).toContain(String.raw`{of="a \"b\"\\\nc"} 1`)
})
