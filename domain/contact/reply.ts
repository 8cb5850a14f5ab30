import type { ContactRequest } from './contact.ts'

/** Longer addresses are cut off by mail programs, or not opened at all. */
const longest = 1_900

const longestSubject = 300
const longestName = 200

type Answered = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message' | 'createdAt'>

/** A `mailto:` address, in which an e-mail address can bring nothing but itself. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`
}

/** The `mailto:` address that begins an answer: 'Re: …', a greeting, and what is answered below it. */
export function replyAddress({ name, email, subject, message, createdAt }: Answered): string {
  const about = encodedUpTo(
    longestSubject,
    oneLine(/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  )
  const greeting = `${encode('Beste ')}${encodedUpTo(longestName, oneLine(name))}`
  const when = encode(`,\n\n\n\nOp ${moment.format(new Date(createdAt))} schreef je:\n`)
  const start = `${mailAddress(email)}?subject=${about}&body=${greeting}${when}`

  return `${start}${encodedUpTo(longest - start.length, quoted(message))}`
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

const quoted = (message: string) =>
  message
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A mail's line ends in CRLF. What no address can hold, half a letter, is replaced. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))

const cut = encodeURIComponent(' […]')

/** No longer than this once it is encoded; what is left out, leaves a mark. */
function encodedUpTo(length: number, text: string): string {
  const whole = encode(text)
  if (whole.length <= length) return whole

  let kept = ''
  for (const letter of text.toWellFormed()) {
    const next = encode(letter)
    if (kept.length + next.length + cut.length > length) break
    kept += next
  }
  return kept + cut
}
