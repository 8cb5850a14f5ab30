import { expect, test } from '@playwright/test'
import { startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { readAndWrite } from '#test/readers-and-writer.ts'

// The same with 10,000 reads around 500 edits: node bench/freshness.ts
const size = { edits: 48, readsPerEdit: 20 }

test.describe.configure({ timeout: 240_000 })

test('with the embedded database a read that starts after an edit is never stale', async () => {
  const site = await startSite({ DATA_DIR: 'memory://' })
  try {
    const { stale, reads } = await readAndWrite([site], size)

    expect(stale).toEqual([])
    expect(reads).toBeGreaterThanOrEqual(size.edits * size.readsPerEdit)
  } finally {
    await site.stop()
  }
})

test('with two processes on PostgreSQL the written one is never stale, and the other catches up', async () => {
  const postgres = await startPostgres()
  const site = await startSite({ DATABASE_URL: postgres.url })
  const other = await startSite({ DATABASE_URL: postgres.url })
  try {
    const { stale } = await readAndWrite([site, other], size)
    expect(stale).toEqual([])

    const products = async ({ url }: { url: string }) =>
      (await (await fetch(`${url}/manifest.webmanifest`)).json()).name
    await expect.poll(() => products(other)).toBe(await products(site))
  } finally {
    await site.stop()
    await other.stop()
    await postgres.stop()
  }
})
