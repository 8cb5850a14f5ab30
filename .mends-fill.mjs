import { fill } from './scripts/manual-examples.ts'
await fill('http://localhost:4711')
