import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

// Each test file has its own database, so that files can run in parallel. It is created before
// server/env.ts is loaded, which reads its address.
const url = new URL(inject('postgresUrl'))
const name = `test_${randomUUID().replaceAll('-', '')}`

const client = new pg.Client({ connectionString: url.href })
await client.connect()
await client.query(`create database ${name} template seeded`)
await client.end()

url.pathname = `/${name}`
process.env.DATABASE_URL = url.href
