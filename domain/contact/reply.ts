import { whenNeeded } from '#domain/text/when-needed.ts'
import type { ContactRequest } from './contact.ts'
import { referencedIn, referenceOf } from './reference.ts'

/** Mail programs truncate longer URLs or don't open them. */
const maxUrlLength = 1_900

const maxSubjectLength = 300
const maxBodyLength = 1_300
const maxNameLength = 60

type Answered = Pick<ContactRequest, 'id' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'>

/** A `mailto:` URL. Encoding keeps the e-mail address from adding other fields. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`
}

/** The `mailto:` URL of a reply: 'Re: …', a greeting or a template, and the quoted message below. */
export function replyAddress(request: Answered, text = greeting(request.name)): string {
  const { email, message, createdAt } = request
  const [subject, reference] = subjectParts(request)
  const about = encodedUpTo(maxSubjectLength, subject) + encode(reference)
  const body = encodedUpTo(maxBodyLength, text)
  const when = encode(`\n\n\n\n${wroteAt(createdAt)}\n`)
  const start = `${mailAddress(email)}?subject=${about}&body=${body}${when}`

  return `${start}${encodedUpTo(maxUrlLength - start.length, quoted(message))}`
}

/** With the reference of the request, by which an answer to it is found. */
export const replySubject = (request: Titled): string => subjectParts(request).join('')

type Titled = Pick<ContactRequest, 'id' | 'subject'>

function subjectParts({ id, subject }: Titled): [about: string, reference: string] {
  const about = oneLine(/^re:/i.test(subject) ? subject : `Re: ${subject}`)
  return [about, referencedIn(about) === id ? '' : ` (kenmerk ${referenceOf(id)})`]
}

/** The text of a reply that the site sends: with what it answers quoted below. */
export function replyText(
  text: string,
  { text: message, at }: { text: string; at: string },
): string {
  return `${text}\n\n\n${wroteAt(at)}\n${quoted(message)}\n`
}

const wroteAt = (at: string) => `Op ${dateFormat().format(new Date(at))} schreef je:`

/** How the composer of a reply starts. */
export const greeting = (name: string) =>
  `Beste ${[...oneLine(name)].slice(0, maxNameLength).join('')},`

const dateFormat = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Amsterdam',
    }),
)

const quoted = (message: string) =>
  message
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Mail uses CRLF. Lone surrogates, which can't be encoded, are replaced. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))

const truncationMark = encodeURIComponent(' […]')

/** Encodes a text up to this encoded length, and marks a truncation. */
function encodedUpTo(length: number, text: string): string {
  const whole = encode(text)
  if (whole.length <= length) return whole

  let result = ''
  for (const letter of text.toWellFormed()) {
    const next = encode(letter)
    if (result.length + next.length + truncationMark.length > length) break
    result += next
  }
  return result + truncationMark
}
