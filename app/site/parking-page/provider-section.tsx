import BadgeCheck from 'lucide-react/icons/badge-check'
import BadgeUnknown from 'lucide-react/icons/badge-question-mark'
import BadgeX from 'lucide-react/icons/badge-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldUnknown from 'lucide-react/icons/shield-question-mark'
import type { ReactNode } from 'react'
import { Rating } from '#app/ui/rating.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { countries } from '#domain/airport/country.ts'
import { hoursText, unknownFact } from '#domain/fact/fact.ts'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { reviewsRemark, reviewsText } from '#domain/parking/reviews-text.ts'
import { markState, markText } from '#domain/provider/mark-text.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { formatDay } from '#domain/text/date.ts'
import { PageSection } from './page-section.tsx'

type ProviderSectionProps = { parking: ParkingDetail; today: string }

/** The company that has the car, and what it can show of itself. */
export function ProviderSection({ parking, today }: ProviderSectionProps) {
  const { provider } = parking

  return (
    <PageSection id="wie" title="Wie heeft je auto?">
      <div className="grid gap-x-8 gap-y-5 rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--line-strong)] sm:max-lg:grid-cols-2 xl:grid-cols-2 print:break-inside-avoid">
        <div className="min-w-0">
          {provider ? (
            <Company provider={provider} isSample={parking.isSample} />
          ) : (
            <>
              <h3 className="text-[1.125rem]">Onbekend</h3>
              <p className="mt-2 text-ink-soft text-sm">
                Wie dit terrein beheert, hebben we niet kunnen vaststellen. Vraag het voor je
                reserveert.
              </p>
            </>
          )}
        </div>
        <div className="min-w-0">
          <ul className="grid gap-2.5 text-sm/[1.45]">
            {provider?.marks.map((mark) => {
              const state = markState(mark, today)
              const Icon = { valid: BadgeCheck, expired: BadgeX, unknown: BadgeUnknown }[state]
              return (
                <Proof
                  key={mark.name}
                  icon={<Icon size="1.25rem" className={iconLook(state === 'valid')} aria-hidden />}
                  name={state === 'valid' ? mark.name : `${mark.name}?`}
                >
                  {markText(mark, today)}
                </Proof>
              )
            })}
            <Insurance fact={parking.facts.insured} />
          </ul>
          <p className="mt-4 text-sm">
            <Rating
              score={parking.rating}
              count={parking.reviews}
              remark={reviewsRemark(parking)}
            />
            <span className="block text-ink-muted">{reviewsText(parking)}</span>
          </p>
        </div>
      </div>
    </PageSection>
  )
}

/** An invented number is not called. */
function Phone({ number, isSample }: { number: string; isSample: boolean }) {
  if (isSample) return number
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={textLinkLook}>
      {number}
    </a>
  )
}

function Company({ provider, isSample }: { provider: Provider; isSample: boolean }) {
  const { tradeName, legalName, registry, registryNumber, country, phone, phoneHours } = provider
  const rows: [label: string, value: ReactNode][] = [
    ['Bedrijf', legalName],
    [registry ?? 'Handelsregister', registryNumber],
    ['Land', countries[country]],
    ['Telefoon', phone && <Phone number={phone} isSample={isSample} />],
    ['Bereikbaar', phoneHours && hoursText(phoneHours)],
  ]

  return (
    <>
      <h3 className="text-[1.125rem]">{tradeName}</h3>
      <dl className="mt-2 text-sm">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] border-line border-b py-1.5 max-[20rem]:grid-cols-1"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">
              {value ?? <i className="text-ink-muted">{unknownFact}</i>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Insurance({ fact }: { fact: ParkingDetail['facts']['insured'] }) {
  if (fact?.value === true) {
    return (
      <Proof
        icon={<ShieldCheck size="1.25rem" className={iconLook(true)} aria-hidden />}
        name="Aansprakelijkheid verzekerd"
      >
        {fact.checkedOn ? `polis gezien op ${formatDay(fact.checkedOn)}` : 'polis gezien'}
      </Proof>
    )
  }
  return (
    <Proof
      icon={<ShieldUnknown size="1.25rem" className={iconLook(false)} aria-hidden />}
      name="Aansprakelijkheid verzekerd?"
    >
      {fact ? 'niet aangetoond' : <i className="text-ink-muted">{unknownFact}</i>}
    </Proof>
  )
}

function Proof({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      {icon}
      <span>
        <b className="block font-bold">{name}</b>
        {children}
      </span>
    </li>
  )
}

const iconLook = (isProven: boolean) =>
  `mt-[0.1rem] ${isProven ? 'text-positive' : 'text-ink-muted'}`
