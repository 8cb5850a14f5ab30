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

/** What a file is, by what is in it: its name may say anything. */
export function kindOf(bytes: Uint8Array): MediaKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const [kind] = signatures.find(([, offset, text]) => head.startsWith(text, offset)) ?? []
  if (kind) return kind
  return isSvg(bytes) ? 'svg' : undefined
}

// Each part can be read in one way only. A comment that may go on past its end has as many ways as
// there are ends, and of sixty comments that is more than anyone can wait for.
const before =
  /^(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i

/** The first element is `<svg>`, after whatever XML may have before it. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16_384))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return before.test(start)
}
