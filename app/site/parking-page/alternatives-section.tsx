import { href } from 'react-router'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import type { Alternative } from '#domain/parking/alternatives.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { priceAgeText, withAge } from '#domain/parking/price-age.ts'
import { formatEuro } from '#domain/text/money.ts'
import { PageSection } from './page-section.tsx'

type AlternativesSectionProps = {
  name: string
  airportSlug: string
  alternatives: Alternative[]
  today: string
}

export function AlternativesSection({
  name,
  airportSlug,
  alternatives,
  today,
}: AlternativesSectionProps) {
  if (alternatives.length === 0) return null
  const isForStay = alternatives[0]?.parking.quote !== undefined

  return (
    <PageSection
      id="alternatieven"
      title="Ook het bekijken waard"
      lead={`${isForStay ? 'Voor dezelfde dagen, vergeleken' : 'Vergeleken'} met ${name}.`}
    >
      <ul className="grid gap-5 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        {alternatives.map((alternative) => (
          <Card
            key={alternative.parking.id}
            {...alternative}
            airportSlug={airportSlug}
            today={today}
          />
        ))}
      </ul>
    </PageSection>
  )
}

type CardProps = Alternative & { airportSlug: string; today: string }

function Card({ parking, cents, differences, airportSlug, today }: CardProps) {
  const { age, ...check } = withAge(parking, today, useSettings())
  const withFilter = useWithFilter()
  const amount = formatEuro(cents / 100)

  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-lg bg-card p-3 shadow-[0_0_0_1px_var(--line-strong)] focus-within:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] hover:shadow-[0_0_0_1.5px_var(--text),var(--elevation-2)] max-[20rem]:grid-cols-1 print:break-inside-avoid">
      <Picture
        {...pictureOf(parking.imageUrl)}
        sizes="6rem"
        loading="lazy"
        look="h-full min-h-24 w-24 rounded-md object-cover print:hidden"
      />
      <div className="min-w-0">
        <h3 className="text-[1.0625rem]">
          <Link
            to={withFilter(
              href('/parkeren/:slug/:parking', { slug: airportSlug, parking: parking.slug }),
            )}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {parking.name}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm/[1.45]">
          {parkingTypes[parking.type]}, {amountText(amount, parking.quote)}
        </p>
        <p className="mt-0.5 text-ink-muted text-xs/[1.35]">{priceAgeText(check, age)}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Verschil">
          {differences.map(({ text, isBetter }) => (
            <li key={text} className="flex">
              <Badge tone={isBetter ? 'done' : 'plain'}>{text}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function amountText(amount: string, quote: Alternative['parking']['quote']): string {
  if (!quote) return `vanaf ${amount} per dag`
  return `${quote.isUpperBound ? 'hooguit ' : ''}${amount} totaal${quote.basis === 'estimate' ? ' (schatting)' : ''}`
}
