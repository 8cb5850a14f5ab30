// node bench/outbound-links.ts   makes a hundred thousand links, and checks each
import { walkLinks } from '#test/random-links.ts'

const many = 100_000
const start = performance.now()
const count = walkLinks(many)
const ms = Math.round(performance.now() - start)
process.stdout.write(`${many} links in ${ms} ms: ${JSON.stringify(count)}\n`)
