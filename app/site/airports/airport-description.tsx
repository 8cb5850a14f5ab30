import type { Airport } from '#domain/airport/airport.ts'

/** The admin's text about parking here; an empty line starts a paragraph. */
export function AirportDescription({ airport }: { airport: Airport }) {
  return (
    <section aria-labelledby="over-parkeren" className="mt-12 max-w-[44rem]">
      <h2 id="over-parkeren">Goed om te weten over {airport.name}</h2>
      <div className="mt-4 grid gap-4 text-ink-soft">
        {airport.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
