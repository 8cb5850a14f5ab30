import { useSite } from '#app/site/page/settings.ts'
import { sampleNotice } from '#domain/parking/example-parking.ts'

/** On every page while a built-in parking stands, on paper too. */
export function SampleNotice() {
  if (!useSite().hasSamples) return null

  return (
    <aside
      aria-label="Voorbeeldgegevens"
      className="bg-caution-soft px-4 py-0.5 text-center font-semibold text-caution-ink text-xs/[1.5]"
    >
      {sampleNotice}
    </aside>
  )
}
