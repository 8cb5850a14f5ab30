import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { AirportSearch } from '#app/site/search/airport-search.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { nearText } from '#domain/airport/near-text.ts'

type NotFoundPageProps = {
  /** Airports that the address may have meant. */
  suggested?: AirportSuggestion[]
}

export function NotFoundPage({ suggested = [] }: NotFoundPageProps) {
  const { product } = useSettings()

  return (
    <section className="py-[clamp(3rem,7vw,7rem)]">
      <title>{`Pagina niet gevonden | ${product}`}</title>
      <meta name="robots" content="noindex" />
      <div className="container-page grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <h1 lang="en" className="text-display">
            <span className="mr-[calc(100%-3.5em)] mb-[0.3em] inline-block rounded-[10px] bg-signal px-[0.38em] py-[0.2em] text-on-signal leading-none tracking-[0.02em]">
              404
            </span>{' '}
            Page Not Found
          </h1>
          <p className="mt-3 text-ink-muted text-sm">
            <code lang="en">Did you forget to add the page to the router?</code>
          </p>
          <p className="mt-4 max-w-[30rem] text-ink-soft text-lead">
            Hier loopt de route dood. De pagina bestaat niet meer of heeft een ander adres gekregen.
          </p>
          <Suggested airports={suggested} />
          <div className="mt-6 max-w-[26rem]">
            <AirportSearch />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/" className={buttonLook({ size: 'lg' })}>
              Naar de startpagina
            </Link>
            <Link to="/luchthavens" className={buttonLook({ tone: 'secondary', size: 'lg' })}>
              Alle luchthavens
            </Link>
          </div>
        </div>
        <img
          src="/images/niet-gevonden.svg"
          alt=""
          width={640}
          height={400}
          className="w-full max-md:order-first"
        />
      </div>
    </section>
  )
}

function Suggested({ airports }: { airports: AirportSuggestion[] }) {
  const withStay = useWithStay()
  const [first] = airports
  if (!first) return null

  return (
    <div className="mt-5">
      <p className="font-semibold">{first.near ? nearText(first.near.place) : 'Bedoelde je:'}</p>
      <ul className="mt-1 grid justify-items-start">
        {airports.map(({ code, name, slug, near }) => (
          <li key={code}>
            <Link
              to={withStay(href('/parkeren/:slug', { slug }))}
              className={`inline-flex min-h-11 items-center ${textLinkLook}`}
            >
              Parkeren {name}
            </Link>
            {near && <span className="text-ink-muted text-sm"> · {near.km} km</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
