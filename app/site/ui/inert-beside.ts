/**
 * Makes everything outside an element inert: what is beside it, and beside each of its ancestors. Returns
 * a function that ends that.
 */
export function inertBeside(element: Element): () => void {
  const others = ancestorsOf(element)
    .flatMap((inner) =>
      [...(inner.parentElement?.children ?? [])].filter((child) => child !== inner),
    )
    .filter((other) => other instanceof HTMLElement && !other.inert)
  for (const other of others) other.setAttribute('inert', '')
  return () => {
    for (const other of others) other.removeAttribute('inert')
  }
}

/** With itself, up to the body, which is left out. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent && element !== document.body ? [element, ...ancestorsOf(parent)] : []
}
