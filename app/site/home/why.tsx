import Gauge from 'lucide-react/icons/gauge'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useSettings } from '#app/site/page/settings.ts'
import { Picto } from '#app/ui/picto.tsx'

const benefits = [
  {
    icon: PiggyBank,
    title: 'Bespaar tot 60%',
    text: 'Vooraf boeken is bijna altijd goedkoper dan betalen aan de slagboom. Wij laten zien waar het verschil het grootst is.',
  },
  {
    icon: ShieldCheck,
    title: 'Veilig en betrouwbaar',
    text: 'Bij elk terrein zie je welke beveiliging er is en hoe andere reizigers het beoordelen.',
  },
  {
    icon: Scale,
    title: 'Onafhankelijk vergelijken',
    text: 'We tonen alle parkeerterreinen met dezelfde gegevens. Jij bepaalt wat zwaarder weegt: prijs, gemak of afstand.',
  },
  {
    icon: Gauge,
    title: 'Snel en eenvoudig',
    text: 'Geen account en geen kleine lettertjes. Binnen twee minuten weet je waar je parkeert.',
  },
]

export function Why() {
  const { product } = useSettings()

  return (
    <section aria-labelledby="waarom" className="bg-(--ink-900) py-(--section-y) text-white">
      <div className="container-page grid items-start gap-[clamp(2.5rem,5vw,6rem)] xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="waarom">Waarom {product}?</h2>
          <p className="mt-4 text-lead text-on-inverse-soft">
            Parkeren bij de luchthaven kost vaak meer dan nodig. Wij zetten alle opties op een rij,
            zodat je in één blik ziet wat voor jou klopt.
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

/** The claim as two bars: the price at the barrier, and the lowest price when booked ahead. */
function Saving() {
  return (
    <figure
      aria-label="Voorbeeld van de besparing"
      className="mt-8 grid gap-3 rounded-lg bg-(--ink-800) px-5 pt-5 pb-4 text-on-inverse-soft"
    >
      <div>
        <p className="mb-1.5 flex justify-between text-sm/[1.6]">
          Tarief aan de slagboom <b className="text-white">100%</b>
        </p>
        <div className="h-6 rounded-xs bg-(--ink-600)" />
      </div>
      <div>
        <p className="mb-1.5 flex justify-between text-sm/[1.6]">
          Vooraf geboekt <b className="text-white">vanaf 40%</b>
        </p>
        <div className="h-6 w-2/5 rounded-xs bg-(--yellow-500)" />
      </div>
      <figcaption className="text-balance text-xs/[1.6]">
        Tot 60% voordeel. Het verschil hangt af van luchthaven, periode en duur.
      </figcaption>
    </figure>
  )
}
