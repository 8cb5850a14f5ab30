import Eye from 'lucide-react/icons/eye'
import Headphones from 'lucide-react/icons/headphones'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { href } from 'react-router'
import { useSettings } from '#app/site/page/settings.ts'
import { Band } from '#app/site/shell/band.tsx'
import { Prose } from '#app/site/shell/prose.tsx'
import { Crumbs } from '#app/site/ui/crumbs.tsx'
import { Picto } from '#app/ui/picto.tsx'
import { RouteSteps } from './route-steps.tsx'

const values = [
  {
    icon: Eye,
    title: 'Transparantie',
    text: 'We vertellen hoe we ons geld verdienen, waar onze gegevens vandaan komen en wat we niet weten.',
  },
  {
    icon: ShieldCheck,
    title: 'Betrouwbaarheid',
    text: 'We nemen de gegevens van aanbieders met zorg over. Meld je een fout, dan passen we haar aan.',
  },
  {
    icon: MousePointerClick,
    title: 'Gebruiksgemak',
    text: 'Geen account, geen omwegen. Je ziet meteen wat je nodig hebt om te kiezen.',
  },
  {
    icon: Headphones,
    title: 'Klanttevredenheid',
    text: 'Heb je een vraag, dan lezen we haar zelf en streven we naar een antwoord binnen 24 uur.',
  },
  {
    icon: Scale,
    title: 'Eerlijkheid',
    text: 'Een hogere plaats is bij ons niet te koop. Past een ander terrein beter, dan zie je dat.',
  },
]

const steps = [
  {
    title: 'Wij verzamelen',
    text: 'Prijs, afstand, beveiliging en beoordelingen van de parkeerterreinen die we kennen.',
  },
  {
    title: 'Jij vergelijkt',
    text: 'Je filtert en sorteert tot je weet wat bij je reis past.',
  },
  {
    title: 'De aanbieder regelt de rest',
    text: 'Je reserveert op zijn site. Wij krijgen een commissie, jij betaalt niets extra.',
  },
]

const team = [
  {
    image: '/images/parking-shuttle-2.svg',
    title: 'Klantenservice',
    text: 'Beantwoordt je vragen, en streeft naar een antwoord binnen 24 uur. Nuchter en vriendelijk.',
  },
  {
    image: '/images/blog-luchthavens-2.svg',
    title: 'Luchthavenexperts',
    text: 'Zoeken per luchthaven uit hoe parkeren er werkt en houden de gegevens van de parkeerterreinen bij.',
  },
  {
    image: '/images/blog-luchthavens-1.svg',
    title: 'Technisch team',
    text: 'Houdt de site snel, toegankelijk en veilig. En bedenkt wat er morgen beter kan.',
  },
]

export function AboutContent() {
  const { product } = useSettings()

  return (
    <div className="wrap-anywhere">
      <Hero />
      <section
        aria-labelledby="missie"
        className="container-page grid items-start gap-[clamp(2rem,5vw,5rem)] py-(--section-y) md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      >
        <h2 id="missie">Onze missie</h2>
        <Prose size="lg">
          <p>
            Parkeren bij een luchthaven hoort het makkelijkste deel van je reis te zijn. Toch kies
            je vaak uit meer terreinen, elk met een eigen prijs en eigen voorwaarden.
          </p>
          <p>
            {product} zet de terreinen die we kennen naast elkaar, met dezelfde gegevens voor elk
            terrein. Zo zie je wat bij jouw reis past. Je betaalt hetzelfde als wanneer je
            rechtstreeks bij de aanbieder boekt.
          </p>
        </Prose>
      </section>
      <Band id="waarden" title="Waar we voor staan" subtle>
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-5">
          {values.map(({ icon, title, text }) => (
            <li
              key={title}
              className="max-[20rem]:block! max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4"
            >
              <div className="max-sm:row-span-2">
                <Picto icon={icon} />
              </div>
              <h3 className="text-h4 sm:mt-4 max-[20rem]:mt-2">{title}</h3>
              <p className="mt-2 text-[0.9375rem]/[1.55] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="werkwijze" title={`Zo werkt ${product}`}>
        <RouteSteps steps={steps} />
      </Band>
      <Band id="team" title="Ons team" subtle>
        <ul className="grid gap-6 lg:grid-cols-3">
          {team.map(({ image, title, text }) => (
            <li
              key={title}
              className="overflow-hidden rounded-lg bg-card shadow-hairline md:max-lg:grid md:max-lg:grid-cols-[18rem_1fr]"
            >
              <img
                src={image}
                alt=""
                width={1200}
                height={720}
                loading="lazy"
                className="w-full object-cover max-md:aspect-[2.2] md:max-lg:h-full lg:aspect-5/3"
              />
              <div className="px-5 pt-5 pb-6">
                <h3>{title}</h3>
                <p className="mt-3 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  )
}

/** The tower has a night scene of its own, in both themes. */
function Hero() {
  return (
    <section className="focus-inverse relative overflow-hidden bg-[#14264a] text-white">
      <img
        src="/images/verkeerstoren.svg"
        alt=""
        width={1200}
        height={720}
        fetchPriority="high"
        className="absolute right-0 object-cover max-md:top-11 max-md:h-3/5 max-md:w-full max-md:object-[0_8%] max-md:mask-[linear-gradient(#000_60%,transparent)] md:top-0 md:h-full md:w-[62%] md:object-[0_8%] md:mask-[linear-gradient(90deg,transparent,#000_34%)] xl:object-[30%_8%]"
      />
      <div className="container-page relative flex min-h-120 flex-col pt-4 pb-8 md:min-h-108 md:py-10">
        <div className="mb-auto text-on-inverse-soft">
          <Crumbs items={[{ label: 'Home', to: href('/') }, { label: 'Over ons' }]} />
        </div>
        <h1 className="text-display">Over ons</h1>
        <p className="mt-4 max-w-88 text-balance text-[#e6edf6] text-xl/normal md:max-w-72 xl:max-w-108">
          Wij houden het overzicht, zodat jij zonder omwegen bij je vlucht komt.
        </p>
      </div>
    </section>
  )
}
