/** What one check found, for whoever runs the machine. `todo` says what to do about it. */
export type Finding = {
  check: string
  level: 'ok' | 'warning' | 'problem'
  says: string
  todo?: string
}

export const ok = (check: string, says: string): Finding => ({ check, level: 'ok', says })

export const warning = (check: string, says: string, todo: string): Finding => ({
  check,
  level: 'warning',
  says,
  todo,
})

export const problem = (check: string, says: string, todo: string): Finding => ({
  check,
  level: 'problem',
  says,
  todo,
})

export function lineOf({ check, level, says, todo }: Finding): string {
  return `${level.padEnd(8)} ${check.padEnd(11)} ${says}${todo ? `. ${todo}` : ''}.`
}

/** The words of an error, with the cause that names the address. */
export function reasonOf(error: unknown): string {
  const { message = '', code = '', cause } = error as Error & { code?: string }
  const words = message || code || (error as object)?.constructor?.name || 'unknown'
  return cause instanceof Error && cause.message ? `${words} (${cause.message})` : words
}
