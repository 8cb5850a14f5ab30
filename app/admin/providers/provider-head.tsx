import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import { useMay } from '#app/admin/api/role.ts'
import { useList } from '#app/admin/api/use-list.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { listed } from '#domain/text/listed.ts'
import { counted } from '#domain/text/number.ts'

const mostNamed = 4

/** '9 parkings bij Schiphol, Eindhoven en Rotterdam'. */
export function ProviderPlaces({ of: { parkings } }: { of: AdminProvider }) {
  const airports = useList('airports').rows
  const codes = [...new Set(parkings.map(({ airportCode }) => airportCode))]
  if (parkings.length === 0) return 'Nog geen parkings'
  const nameOf = (code: string) => airports?.find((airport) => airport.code === code)?.name ?? code
  const places =
    codes.length > mostNamed
      ? counted(codes.length, 'luchthaven', 'luchthavens')
      : listed(codes.map(nameOf))
  return `${counted(parkings.length, 'parking', 'parkings')} bij ${places}`
}

/** Their own site, and the way to the form, which stands below what is done most. */
export function ProviderTools({ of: { website } }: { of: AdminProvider }) {
  const mayChange = useMay('editor')

  return (
    <>
      {website !== null && (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ tone: 'secondary' })}
        >
          <ExternalLink aria-hidden />
          Hun site
        </a>
      )}
      <Button tone="secondary" onClick={goToDetails}>
        {mayChange && <Pencil aria-hidden />}
        {mayChange ? 'Gegevens bewerken' : 'Gegevens'}
      </Button>
    </>
  )
}

const detailsId = 'gegevens'

/** The head of the form. */
export function ProviderDetailsHead() {
  return (
    <div className="border-line border-b px-4 py-4 md:px-6">
      <h2
        id={detailsId}
        tabIndex={-1}
        className="w-fit scroll-mt-24 font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]"
      >
        Gegevens
      </h2>
    </div>
  )
}

function goToDetails() {
  const head = document.getElementById(detailsId)
  head?.focus({ preventScroll: true })
  head?.scrollIntoView()
}
