/** The first focusable element of every page: skips to the content. */
export function SkipLink() {
  return (
    <a
      href="#inhoud"
      className="absolute -top-16 left-4 z-100 rounded-md bg-signal px-4 py-3 font-semibold text-on-signal focus:top-2 print:hidden"
    >
      Naar de inhoud
    </a>
  )
}
