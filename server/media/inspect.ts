import type { MediaKind } from '#domain/media/media.ts'

const signatures: [kind: MediaKind, offset: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
]

/** Detects the type from the content, because a file name can be anything. */
export function kindOf(bytes: Uint8Array): MediaKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const [kind] = signatures.find(([, offset, text]) => head.startsWith(text, offset)) ?? []
  if (kind) return kind
  return isSvg(bytes) ? 'svg' : undefined
}

// Each part matches in one way only. A comment pattern that could run past its end would backtrack
// exponentially: sixty comments would hang the process.
const prologue =
  /^(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i

/** Whether the first element is `<svg>`, after any XML prologue. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16_384))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return prologue.test(start)
}
