import type { Address, Requests } from '#domain/api/calls.ts'
import { getJson } from './get-json.ts'

const answers = new Map<string, Promise<unknown>>()

/** What was read never goes stale: until the next document it is not asked for again. */
export function readOnce<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  // A key always stands for the same read, and so for the same kind of answer.
  const known = answers.get(key) as Promise<Value> | undefined
  if (known) return known

  const answer = read()
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}

/** JSON of our own API, once. */
export function readJson<At extends Address<'GET'>>(path: At): Promise<Requests[`GET ${At}`]> {
  return readOnce(path, () => getJson(path))
}
