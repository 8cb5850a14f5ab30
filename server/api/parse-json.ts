/** @throws if the bytes are no JSON */
export function parseJson(bytes: Uint8Array, whenEmpty = ''): unknown {
  return JSON.parse(new TextDecoder().decode(bytes) || whenEmpty, storable)
}

/** PostgreSQL can't store a NUL or a lone surrogate in text. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value
}
