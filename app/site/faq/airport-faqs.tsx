import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import type { Faq } from '#domain/faq/faq.ts'

export type AirportQuestions = Pick<Airport, 'code' | 'name' | 'slug'> & { faqs: Faq[] }

/** The questions per airport; across all airports one is open at a time. */
export function AirportFaqs({ airports }: { airports: AirportQuestions[] }) {
  return (
    <>
      {airports.map(({ code, name, slug, faqs }) => (
        <section key={code} aria-labelledby={`vragen-${slug}`} className="mt-10">
          <h2 id={`vragen-${slug}`} className="mb-4 flex items-center gap-3 text-[1.375rem]/[1.15]">
            <CodeTile>{code}</CodeTile>
            <Link
              to={href('/parkeren/:slug', { slug })}
              className="py-2.5 underline-offset-[0.18em] hover:underline"
            >
              {name}
            </Link>
          </h2>
          <Accordion
            name="vragen"
            items={faqs.map(({ id, question, answer }) => ({
              id: `${code}-${id}`,
              question,
              answer,
            }))}
          />
        </section>
      ))}
    </>
  )
}
