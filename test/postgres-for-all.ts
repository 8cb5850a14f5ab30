import { execFileSync } from 'node:child_process'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one server for all tests of the project `postgres`, with a seeded database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create database seeded')
  await client.end()
  execFileSync(process.execPath, ['test/seed-database.ts'], {
    env: { ...process.env, DATABASE_URL: new URL('/seeded', server.url).href },
  })
  project.provide('postgresUrl', server.url)
  return server.stop
}
