import { formatDay } from '#domain/text/date.ts'

/** 'Google, gelezen op 10 november 2026' */
export function sourceText(source: string, readOn: string | null): string {
  return readOn === null ? source : `${source}, gelezen op ${formatDay(readOn)}`
}
