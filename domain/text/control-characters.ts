const lineEnd = /[\n\v\f\r\u0085\u2028\u2029]/
const control = /[\p{Cc}\u2028\u2029]/u

/** Why a text of one line is refused: a control character would be invisible, or end the line. */
export function controlProblem(line: string): string | undefined {
  if (lineEnd.test(line)) return 'Zet dit op één regel: er staat een regeleinde in'
  const [found] = control.exec(line) ?? []
  if (found === undefined) return undefined
  if (found === '\t') return 'Er staat een tab in. Gebruik een spatie'
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `Er staat een onzichtbaar stuurteken in (U+${code}). Haal het weg`
}

/**
 * A text of several lines without the control characters that mean nothing in it: NUL, which PostgreSQL
 * can't store, and others that no one sees. What other programs end a line with ends one here too.
 */
export function withoutControls(text: string): string {
  return text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n\r])\p{Cc}/gu, '')
}
