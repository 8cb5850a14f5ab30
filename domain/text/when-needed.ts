/**
 * A value that is made at its first use. For formatters: each takes milliseconds to make, which a phone
 * should not spend before it shows a page.
 */
export function whenNeeded<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
