import FlaskConical from 'lucide-react/icons/flask-conical'
import { useState } from 'react'
import { firstStay, PreviewStay } from '#app/admin/quote-preview/preview-stay.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import {
  type OutboundLink,
  type OutboundParking,
  outboundLink,
} from '#domain/outbound/outbound-link.ts'
import { type GivenTimedStay, readTimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { FollowLink } from './follow-link.tsx'
import { LinkAddress, LinkLegend } from './link-address.tsx'
import { LinkChecks } from './link-checks.tsx'
import { Otherwise } from './otherwise.tsx'
import { type TriedPart, triedOf, triedParts } from './tried-stay.ts'
import { type LinkedRow, type LinkFields, useTypedParking } from './typed-parking.ts'

type LinkTryProps = {
  /** What is typed now. */
  fields: LinkFields
  parking: LinkedRow
  isChanged: boolean
}

/** Where the button leads with a stay, in colours, and the way to follow it once. */
export function LinkTry({ fields, parking, isChanged }: LinkTryProps) {
  const today = amsterdamDay(new Date())
  const [given, setGiven] = useState<GivenTimedStay>(() => firstStay(today))
  const [part, setPart] = useState<TriedPart>('all')
  const { parking: linked, isKnown, hasFailed, ...seen } = useTypedParking(fields, parking)
  const tried = triedOf(given, part)
  const read = readTimedStay(tried, today)
  const stay = read.ok ? read.value : undefined
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
          parking={parking && { id: parking.id, isSample: linked.isSample }}
          isChanged={isChanged}
          stay={tried}
          isWrong={!read.ok || seen.problem !== undefined}
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
          {isKnown && <p className="text-ink-muted text-sm">{whatOf(linked, link)}</p>}
        </div>
        {isKnown ? (
          <>
            <LinkAddress link={link} parking={linked} stay={stay} />
            <LinkLegend link={link} parking={linked} />
            <LinkChecks link={link} parking={linked} stay={stay} {...seen} />
          </>
        ) : (
          <p role="status">
            {hasFailed
              ? 'De aanbieder of het programma is niet opgehaald. Daarom weten we niet waar de knop heen gaat. Herlaad de pagina.'
              : 'De aanbieder en het programma worden opgehaald...'}
          </p>
        )}
      </div>
      {isKnown && <Otherwise link={link} parking={linked} stay={stay} />}
    </Panel>
  )
}

function whatOf({ affiliateUrl, outbound }: OutboundParking, link: OutboundLink): string {
  const { carriesStay, isReferenced, address } = link
  const reference = isReferenced ? ', met onze verwijzing' : ''
  if (!carriesStay) {
    const isPlain = isReferenced || address === affiliateUrl
    return `${isPlain ? 'De affiliatelink' : 'De website van de aanbieder'}${reference}.`
  }
  const where = outbound?.way === 'network' ? ' in de link van het netwerk' : ''
  return `De boekingspagina${where}, met het verblijf ingevuld${reference}.`
}
