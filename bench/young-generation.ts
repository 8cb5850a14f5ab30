import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const [option] = /--max-semi-space-size=\d+/.exec(scripts.start) ?? []
if (option === undefined)
  throw new Error('npm start does not set the size of the young generation.')

/** The size of V8's young generation in `npm start`, as an option of Node. */
export const youngGeneration: string = option
