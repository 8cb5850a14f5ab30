/** An answer that may be a refusal. A refusal is expected, so it is returned, never thrown. */
export type Result<Value, Why> = { ok: true; value: Value } | { ok: false; why: Why }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<Why>(why: Why): { ok: false; why: Why } {
  return { ok: false, why }
}
