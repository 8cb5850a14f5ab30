import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { HowList } from '#app/site/ui/how-list.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { BasketChoice, BasketPage } from '#domain/basket/basket-page.ts'
import { basketDropOff, stayText } from '#domain/basket/basket-question.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatMonth } from '#domain/text/month.ts'
import { capitalized } from '#domain/text/text.ts'
import { BasketMonths } from './basket-months.tsx'
import { BasketTable } from './basket-table.tsx'
import { FirstMonth } from './first-month.tsx'

type PriceBasketProps = BasketPage & {
  /** Below the table. */
  note?: ReactNode
}

/** What parking costs this month, how that changed, and how it is computed. */
export function PriceBasket({ stays, month, since, lines, chosen, note }: PriceBasketProps) {
  return (
    <div className="container-page pt-8 pb-(--section-y) md:pt-12">
      <h2>{capitalized(formatMonth(month))}</h2>
      <p className="mt-1 text-ink-muted">
        Brengen op zaterdag {formatDay(basketDropOff(month))}, twee reizigers, zonder toeslagen voor
        de nacht.
      </p>
      {chosen ? (
        <>
          <div className="mt-4">
            <BasketTable stays={stays} lines={lines} since={since} />
          </div>
          {note && <div className="mt-3">{note}</div>}
          <Downloads />
          {since ? (
            <BasketMonths
              stays={stays}
              airports={lines.map(({ airport }) => airport)}
              chosen={chosen}
            />
          ) : (
            <div className="mt-10 rounded-lg bg-card shadow-hairline">
              <FirstMonth month={month} />
            </div>
          )}
        </>
      ) : (
        <div className="mt-6 rounded-lg bg-card shadow-hairline">
          <State image="/images/leeg-lijst.svg" title="Nog niets te meten" level={3}>
            <p>
              Van geen enkel terrein kennen we een tarief dat we kort geleden nakeken. Zodra dat er
              is, staat het hier.
            </p>
          </State>
        </div>
      )}
      <HowList
        level={3}
        items={[
          {
            title: 'Wat we rekenen',
            text: 'Het hele totaal met verplichte kosten, van elk terrein dat je op die dag kunt boeken.',
          },
          {
            title: 'Middelste',
            text: 'Van die terreinen kost de helft hooguit zoveel, en de helft minstens zoveel.',
          },
          {
            title: 'Wat niet meetelt',
            text: 'Terreinen zonder tarief en prijzen die we langer dan 60 dagen niet nakeken.',
          },
          { title: 'Vrij te gebruiken', text: <FreeToQuote /> },
        ]}
      />
      {chosen && <QuoteLine month={month} {...chosen} />}
    </div>
  )
}

/** Files, so links and not navigations. */
function Downloads() {
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <a
        href="/api/price-basket.csv"
        download="parkeerprijzen.csv"
        className={buttonLook({ tone: 'secondary' })}
      >
        <Download aria-hidden />
        CSV
      </a>
      <a
        href="/api/price-basket"
        download="parkeerprijzen.json"
        className={buttonLook({ tone: 'secondary' })}
      >
        <Download aria-hidden />
        JSON
      </a>
    </p>
  )
}

function FreeToQuote() {
  return (
    <>
      Noem {useSettings().product} als bron, met de maand erbij. Vragen?{' '}
      <Link to="/contact" className={textLinkLook}>
        Mail ons
      </Link>
      .
    </>
  )
}

/** A sentence to copy. */
function QuoteLine({ month, airport, days, points }: { month: string } & BasketChoice) {
  const { product } = useSettings()
  const amounts = points.find((point) => point.month === month)?.amounts
  if (!amounts) return null

  return (
    <p className="mt-6 border-signal border-l-6 bg-subtle px-5 py-4 text-[0.9375rem]">
      Bron: {product}, parkeerprijzen {formatMonth(month)}. De laagste prijs voor {stayText(days)}{' '}
      bij {airport.name} was {formatEuro(amounts.lowest / 100)}.
    </p>
  )
}
