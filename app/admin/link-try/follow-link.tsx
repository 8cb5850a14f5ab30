import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { FollowedLink } from '#domain/outbound/followed-link.ts'
import { hostOf } from '#domain/outbound/outbound-link.ts'
import type { GivenTimedStay } from '#domain/stay/timed-stay.ts'

type FollowLinkProps = {
  parking: { id: number; isSample: boolean } | undefined
  isChanged: boolean
  stay: GivenTimedStay
  isWrong: boolean
}

/** Follows the saved link once, from the server, and shows where it came out. */
export function FollowLink({ parking, isChanged, stay, isWrong }: FollowLinkProps) {
  const [followed, setFollowed] = useState<FollowedLink>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  if (parking?.isSample) {
    return <p>Dit is een voorbeeld: we tonen waar de knop heen gaat, en volgen de link niet.</p>
  }
  const isUnsaved = !parking || isChanged

  async function follow() {
    if (!parking) return
    setBusy(true)
    setFailure(undefined)
    try {
      setFollowed(await admin.post('/api/admin/link-tries', { parkingId: parking.id, ...stay }))
    } catch (error) {
      setFailure(failureText(error, 'De link is niet gevolgd.'))
    }
    setBusy(false)
  }

  return (
    <div className="grid w-full gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">
          {isUnsaved
            ? 'Sla eerst op: we volgen de link zoals die bewaard is.'
            : 'We volgen de link één keer vanaf de server. Bij een netwerk telt dat als een click.'}
        </p>
        <Button
          tone="secondary"
          disabled={isUnsaved || isWrong}
          onClick={follow}
          {...(isBusy && { busy: 'Link volgen...' })}
        >
          <ExternalLink aria-hidden />
          Volg deze link één keer
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {failure && <Notice tone="error">{failure}</Notice>}
        {followed && <Outcome followed={followed} />}
      </div>
    </div>
  )
}

function Outcome({ followed: { hops, failure, mark } }: { followed: FollowedLink }) {
  const last = hops.at(-1)

  return (
    <div className="grid gap-3 text-ink">
      <ol aria-label="Stappen" className="grid gap-1.5 font-mono text-[0.8125rem]/[1.5]">
        {hops.map(({ url, status }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link may lead to the same address again.
          <li key={at} className="[overflow-wrap:anywhere]">
            <b className="font-bold">{status}</b> <HopAddress url={url} />
          </li>
        ))}
      </ol>
      {failure && <Notice tone="caution">{failure}</Notice>}
      {last && (
        <p>
          De laatste site is <b className="font-bold">{hostOf(last.url)}</b>.
        </p>
      )}
      {mark && (
        <p>
          Het clickkenmerk van het netwerk (<code className="font-mono">{mark.parameter}</code>):{' '}
          <b className="font-bold">{mark.isSeen ? 'staat erin' : 'niet te zien'}</b>
        </p>
      )}
      {last && !mark && (
        <p>
          Van deze sites kennen we geen clickkenmerk. Of een netwerk de click telde, zie je in je
          account bij dat netwerk.
        </p>
      )}
    </div>
  )
}

/** An address whose host stands out. */
function HopAddress({ url }: { url: string }) {
  const host = hostOf(url)
  const at = host === '' ? -1 : url.indexOf(host)
  if (at < 0) return url
  return (
    <>
      {url.slice(0, at)}
      <b className="font-bold">{host}</b>
      {url.slice(at + host.length)}
    </>
  )
}
