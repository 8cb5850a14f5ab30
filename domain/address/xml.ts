/** A text as it may stand in XML, between tags and in attributes: without what XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
