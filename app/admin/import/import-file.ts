import { ok, type Result, refused } from '#domain/form/result.ts'

const maxFileBytes = 2 * 1024 * 1024

/** The text of a chosen file, or the reason why it cannot be read. */
export async function readImportFile(file: File): Promise<Result<string, string>> {
  if (file.size > maxFileBytes) {
    const size = (file.size / 1024 / 1024).toFixed(1).replace('.', ',')
    return refused(`Dit bestand is ${size} MB. Het mag tot 2 MB zijn.`)
  }

  try {
    return ok(decode(await file.arrayBuffer()))
  } catch {
    return refused('Dit bestand kan niet worden gelezen. Kies het opnieuw.')
  }
}

/** Decodes UTF-8, or what Excel writes: UTF-16 with a byte order mark, or Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)

  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
