import type { LucideIcon } from 'lucide-react'
import Camera from 'lucide-react/icons/camera'
import Gauge from 'lucide-react/icons/gauge'
import KeyRound from 'lucide-react/icons/key-round'
import MapPin from 'lucide-react/icons/map-pin'
import Printer from 'lucide-react/icons/printer'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'

const precautions: { icon: LucideIcon; what: string; how: string }[] = [
  {
    icon: Gauge,
    what: 'Noteer de kilometerstand en de brandstof',
    how: 'Of maak een foto van je dashboard.',
  },
  {
    icon: Camera,
    what: 'Maak foto’s rondom',
    how: 'Vier kanten en de velgen, met de chauffeur erbij.',
  },
  {
    icon: KeyRound,
    what: 'Geef alleen de autosleutel',
    how: 'Haal huissleutels en pasjes van de bos.',
  },
  {
    icon: MapPin,
    what: 'Vraag waar je auto staat',
    how: 'Het echte adres, en wie hem daarheen rijdt.',
  },
]

/** For a traveller who hands over the car to a driver. */
export function SafetyBox({ cardAddress }: { cardAddress: string }) {
  const withFilter = useWithFilter()

  return (
    <section
      aria-labelledby="h-veilig"
      className="focus-inverse bg-(--ink-900) p-6 text-white max-md:-mx-(--gutter) max-md:px-(--gutter) md:rounded-xl print:mx-0 print:bg-transparent print:p-0 print:text-ink"
    >
      <h2 id="h-veilig" className="text-[1.375rem]">
        Voor je je sleutel afgeeft
      </h2>
      <p className={`mt-1.5 ${softLook}`}>
        Vier dingen, samen twee minuten. Zo weet je zeker dat je auto terugkomt zoals je hem bracht.
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-5 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        {precautions.map(({ icon, what, how }) => (
          <li
            key={what}
            className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 text-[0.9375rem]/[1.5] ${softLook}`}
          >
            <Picto icon={icon} size="sm" />
            <span>
              <b className="block font-bold text-white print:text-ink">{what}</b>
              {how}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 print:hidden">
        <Link
          to={withFilter(cardAddress)}
          className={`${buttonLook({ tone: 'signal' })} max-w-full whitespace-normal!`}
        >
          <Printer aria-hidden />
          Print de kaart met invulvakken
        </Link>
      </p>
    </section>
  )
}

const softLook = 'text-on-inverse-soft print:text-ink-muted'
