/** @throws if the bytes are no JSON */
export function parseJson(bytes: Uint8Array, whenEmpty = ''): unknown {
  const text = new TextDecoder().decode(bytes) || whenEmpty
  // Only an escape can name them: the decoder replaces what is no UTF-8, and JSON has no bare NUL in a text.
  return text.includes('\\u') ? JSON.parse(text, storable) : JSON.parse(text)
}

/** PostgreSQL can't store a NUL or a lone surrogate in text. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value
}
