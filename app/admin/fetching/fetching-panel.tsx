import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { networks } from '#domain/earnings/programme/network.ts'
import { FetchRuns } from './fetch-runs.tsx'
import { FetchingForm } from './fetching-form.tsx'
import { useFetching } from './use-fetching.ts'

/**
 * How the conversions of a programme are fetched. With calls of its own: the form of the programme, which has other
 * fields, saves over the version that this makes.
 */
export function FetchingPanel({ programmeId }: { programmeId: number }) {
  const query = useFetching(programmeId)
  const section = useRef<HTMLElement>(null)
  const isLinked = useLocation().hash === '#ophalen'
  const isRead = query.data !== undefined

  // The browser looks for the anchor before the programme is there.
  useEffect(() => {
    if (isLinked && isRead) section.current?.scrollIntoView()
  }, [isLinked, isRead])

  return (
    <section ref={section} id="ophalen" className="scroll-mt-24">
      <Panel title="Ophalen">
        <QueryState query={query} what="instellingen van het ophalen">
          {(fetching) =>
            fetching.canFetch ? (
              <div className="grid gap-5 p-5">
                <p className="max-w-prose text-ink-soft">
                  Elke nacht halen we de boekingen van dit programma op bij{' '}
                  {networks[fetching.network]}.
                </p>
                {!fetching.hasKey && <NoKey />}
                <FetchingForm
                  key={`${fetching.account?.id} ${fetching.account?.tokenSetAt} ${fetching.version}`}
                  {...{ programmeId, fetching }}
                />
                {fetching.account && <FetchRuns programmeId={programmeId} fetching={fetching} />}
              </div>
            ) : (
              <p className="max-w-prose p-5 text-ink-soft">
                {fetching.network === 'direct'
                  ? 'Een aanbieder rechtstreeks wordt niet opgehaald. Typ zijn boekingen over, of lees een bestand in.'
                  : `Bij ${networks[fetching.network]} halen we nog niet op. Lees een bestand in.`}
              </p>
            )
          }
        </QueryState>
      </Panel>
    </section>
  )
}

const NoKey = () => (
  <Notice tone="caution" title="Ophalen kan hier nog niet.">
    De server heeft geen <code>SECRETS_KEY</code> om een sleutel mee te versleutelen. Wie de server
    beheert zet in <code>.env</code> een regel <code>SECRETS_KEY=</code> met de uitkomst van{' '}
    <code>openssl rand -base64 32</code>, bewaart die ook ergens anders, en start de site opnieuw.
  </Notice>
)
