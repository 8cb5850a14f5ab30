import { getJson } from './get-json.ts'

const answers = new Map<string, Promise<unknown>>()

/** Caches the result until the next document load; what is read this way never goes stale. */
export function readOnce<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  // A key always stands for the same read, and so for the same type.
  const known = answers.get(key) as Promise<Value> | undefined
  if (known) return known

  const answer = read()
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}

/** JSON from our own API, read once. */
export function readJson<Answer>(path: string): Promise<Answer> {
  return readOnce(path, () => getJson<Answer>(path))
}

/** The same, or null if it does not exist. */
export function readIfAny<Answer>(path: string): Promise<Answer | null> {
  return readOnce(path, () => getJson<Answer>(path, 404))
}
