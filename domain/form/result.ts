/** A value or a refusal. Refusals are expected, so they are returned, not thrown. */
export type Result<Value, Why> = { ok: true; value: Value } | { ok: false; why: Why }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<Why>(why: Why): { ok: false; why: Why } {
  return { ok: false, why }
}
