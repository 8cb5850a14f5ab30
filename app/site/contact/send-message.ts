import type { ContactMessage } from '#domain/contact/contact.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { type Trouble, tooManyMessages } from './trouble.ts'

/** The server's no. Its text is for the log. */
export class MessageRefused extends Error {
  readonly trouble: Trouble

  constructor(error: string, trouble: Trouble) {
    super(error)
    this.trouble = trouble
  }
}

/** @throws when it was not kept, with MessageRefused when there was an answer at all */
export async function sendMessage(message: object): Promise<void> {
  const response = await fetch('/api/contact', {
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

type Problem = { error?: string; fields?: FieldErrors<ContactMessage> }

async function readProblem(response: Response): Promise<Problem> {
  try {
    // Our API's one shape of a refusal; a proxy in between may say anything.
    return ((await response.json()) ?? {}) as Problem
  } catch {
    return {}
  }
}

function tooMany(response: Response, problem: Problem): string {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? tooManyMessages(seconds) : (problem.error ?? tooManyMessages(60))
}
