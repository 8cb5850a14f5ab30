import { ok, type Result, refused } from '#domain/form/result.ts'

/** Room for all that is known of 1,500 parkings. */
export const maxFileMegabytes = 5

/** The text of a chosen file, or the reason why it cannot be read. */
export async function readImportFile(file: File): Promise<Result<string, string>> {
  const megabytes = file.size / 1024 / 1024
  if (megabytes > maxFileMegabytes) {
    const size = megabytes.toFixed(1).replace('.', ',')
    return refused(`Dit bestand is ${size} MB. Het mag tot ${maxFileMegabytes} MB zijn.`)
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
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)

  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
