import { useSite } from '#app/site/page/settings.ts'
import { ArrivalCard, type ArrivalCardProps } from './arrival-card.tsx'

type ArrivalCardContentProps = Omit<ArrivalCardProps, 'airport' | 'site' | 'back'> & {
  airport: { code: string; name: string; slug: string }
  /** Of the parking. */
  slug: string
}

export function ArrivalCardContent({ airport, slug, ...card }: ArrivalCardContentProps) {
  const { settings, siteUrl } = useSite()

  return (
    <ArrivalCard
      {...card}
      airport={airport}
      site={{ product: settings.product, host: hostOf(siteUrl) }}
      back={{ airport: airport.slug, parking: slug }}
    />
  )
}

const hostOf = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '')
