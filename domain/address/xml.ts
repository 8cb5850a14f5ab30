/** Escapes text for XML content and attributes, and removes characters that XML can't contain. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
