import Gauge from 'lucide-react/icons/gauge'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { Picto } from '#app/ui/picto.tsx'

const benefits = [
  {
    icon: PiggyBank,
    title: 'Bespaar tot 60%',
    text: 'Vooraf boeken is meestal goedkoper dan betalen aan de slagboom. Hoeveel het scheelt, verschilt per luchthaven, periode en duur.',
  },
  {
    icon: ShieldCheck,
    title: 'Veilig en betrouwbaar',
    text: 'Bij elk terrein zie je welke beveiliging de aanbieder noemt en welk cijfer reizigers gaven.',
  },
  {
    icon: Scale,
    title: 'Onafhankelijk vergelijken',
    text: 'Elk terrein staat er met dezelfde gegevens. Jij bepaalt wat zwaarder weegt: prijs, gemak of afstand.',
  },
  {
    icon: Gauge,
    title: 'Snel en eenvoudig',
    text: 'Kies een luchthaven, filter en klik door. Een account heb je niet nodig.',
  },
]

export function Why() {
  const { product } = useSettings()

  return (
    <section aria-labelledby="waarom" className="bg-(--ink-900) py-(--section-y) text-white">
      <div className="container-page grid items-start gap-[clamp(2.5rem,5vw,6rem)] xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="waarom" className="wrap-anywhere">
            Waarom {product}?
          </h2>
          <p className="mt-4 text-lead text-on-inverse-soft">
            We zetten de terreinen die we kennen naast elkaar, zodat jij ziet wat bij je reis past.
          </p>
          <Saving />
        </div>
        <ul className="grid gap-8 sm:grid-cols-2 sm:gap-x-6 md:gap-x-8 md:gap-y-10">
          {benefits.map(({ icon, title, text }) => (
            <li key={title}>
              <Picto icon={icon} />
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2 text-[0.9375rem] text-on-inverse-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The claim, and what it does not promise. */
function Saving() {
  return (
    <div className="mt-8 rounded-lg bg-(--ink-800) p-5 text-on-inverse-soft">
      <p className="flex items-center gap-4 font-semibold text-white">
        <span className="flex-none rounded-md bg-(--yellow-500) px-3 py-2 font-extrabold font-heading text-(--ink-900) text-[1.75rem]/none tracking-[-0.03em]">
          60%
        </span>
        Zo groot kan het verschil zijn met het tarief aan de slagboom.
      </p>
      <p className="mt-4 text-sm/[1.6]">
        Dat is het uiterste, geen gemiddelde.{' '}
        <Link
          to={`${href('/hoe-wij-vergelijken')}#prijzen`}
          className="inline-block py-1 text-white underline underline-offset-[0.2em]"
        >
          Waar de prijzen vandaan komen
        </Link>
      </p>
    </div>
  )
}
