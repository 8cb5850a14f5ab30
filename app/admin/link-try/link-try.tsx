import FlaskConical from 'lucide-react/icons/flask-conical'
import { useState } from 'react'
import { useProviders } from '#app/admin/api/use-providers.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { firstStay, PreviewStay } from '#app/admin/quote-preview/preview-stay.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { optionalBookingPage } from '#domain/outbound/booking-page-schema.ts'
import {
  type OutboundParking,
  outboundLink,
  staticReference,
} from '#domain/outbound/outbound-link.ts'
import { outboundOf } from '#domain/outbound/outbound-of.ts'
import { type GivenTimedStay, readTimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { FollowLink } from './follow-link.tsx'
import { LinkAddress, LinkLegend } from './link-address.tsx'
import { LinkChecks } from './link-checks.tsx'
import { type TriedPart, triedOf, triedParts } from './tried-stay.ts'

type LinkTryProps = {
  /** What is typed now. */
  fields: Record<
    'airportCode' | 'affiliateUrl' | 'bookingPage' | 'providerCode' | 'providerId',
    string
  >
  /** As it is saved; a new one is not yet. */
  parking: { id: number; slug: string; isSample: boolean } | undefined
  isChanged: boolean
}

/** Where the button leads with a stay, in colours, and the way to follow it once. */
export function LinkTry({ fields, parking, isChanged }: LinkTryProps) {
  const today = amsterdamDay(new Date())
  const [given, setGiven] = useState<GivenTimedStay>(() => firstStay(today))
  const [part, setPart] = useState<TriedPart>('all')
  const tag = useSettings().data?.values.affiliateTag ?? ''
  const { providers = [] } = useProviders()
  const tried = triedOf(given, part)
  const read = readTimedStay(tried, today)
  const stay = read.ok ? read.value : undefined
  const page = optionalBookingPage.safeParse(fields.bookingPage)
  const linked = typedParking({ ...fields, bookingPage: page.data ?? '' }, parking, {
    tag,
    provider: providers.find(({ id }) => `${id}` === fields.providerId),
  })
  const link = outboundLink(linked, stay)

  return (
    <Panel
      title="Proef de link"
      icon={FlaskConical}
      note={<span className="text-ink-muted text-sm">rekent met wat hier staat</span>}
      foot={
        <FollowLink
          // What it said is of another link.
          key={link.address}
          parking={parking}
          isChanged={isChanged}
          stay={tried}
          isWrong={!read.ok || !page.success}
        />
      }
    >
      <PreviewStay
        given={given}
        today={today}
        errors={read.ok ? {} : read.why}
        onChange={(changes) => setGiven({ ...given, ...changes })}
      />
      <fieldset className="flex flex-wrap gap-2 px-5 pb-5">
        <legend className="sr-only">Wat gaat er mee?</legend>
        {keysOf(triedParts).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={part === name}
            className={chipLook(part === name)}
            onClick={() => setPart(name)}
          >
            {triedParts[name]}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-4 border-line border-t p-5">
        <div>
          <h3 className="text-sm">Waar de bezoeker heen gaat</h3>
          <p className="text-ink-muted text-sm">
            {link.carriesStay
              ? 'De boekingspagina, met het verblijf ingevuld. Bij de knop staat: Je data gaan mee.'
              : 'De affiliatelink.'}
          </p>
        </div>
        <LinkAddress link={link} parking={linked} stay={stay} />
        <LinkLegend reference={link.isReferenced ? staticReference(linked) : undefined} />
        <LinkChecks
          link={link}
          parking={linked}
          stay={stay}
          problem={page.error?.issues[0]?.message}
        />
      </div>
    </Panel>
  )
}

type Known = {
  tag: string
  provider: { bookingPage: string | null; website: string | null } | undefined
}

/** The parking as visitors will have it. */
function typedParking(
  { airportCode, affiliateUrl, bookingPage, providerCode }: LinkTryProps['fields'],
  parking: LinkTryProps['parking'],
  { tag, provider }: Known,
): OutboundParking {
  const { id = 0, slug = '', isSample = false } = parking ?? {}
  const known = { airportCode, affiliateUrl: affiliateUrl.trim(), isSample }
  const outbound = outboundOf(
    {
      ...known,
      slug,
      bookingPage: bookingPage || null,
      providerCode: providerCode.trim() || null,
      provider: provider ?? null,
    },
    tag,
  )
  return { ...known, id, ...(outbound && { outbound }) }
}
