import type { FieldErrors } from '#domain/form/form.ts'
import { type Trouble, tooManyMessages } from './trouble.ts'

/** By the names of the fields of the form that was sent. */
type AnyFields = Record<string, unknown>

/** The server refused the message. The error's text is for the log. */
export class MessageRefused extends Error {
  readonly trouble: Trouble<AnyFields>

  constructor(error: string, trouble: Trouble<AnyFields>) {
    super(error)
    this.trouble = trouble
  }
}

/** @throws if the message was not stored; MessageRefused if the server responded */
export async function sendMessage(
  path: '/api/contact' | '/api/reports',
  message: object,
): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(message),
  })
  if (response.ok) return

  const problem = await readProblem(response)
  const fields = response.status === 422 ? (problem.fields ?? {}) : {}
  const notice = response.status === 429 ? tooMany(response, problem) : undefined
  throw new MessageRefused(problem.error ?? `${response.status}: ${response.statusText}`, {
    fields,
    notice,
  })
}

type Problem = { error?: string; fields?: FieldErrors<AnyFields> }

async function readProblem(response: Response): Promise<Problem> {
  try {
    // Our API's only error shape; a proxy in between may send anything.
    return ((await response.json()) ?? {}) as Problem
  } catch {
    return {}
  }
}

function tooMany(response: Response, problem: Problem): string {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? tooManyMessages(seconds) : (problem.error ?? tooManyMessages(60))
}
