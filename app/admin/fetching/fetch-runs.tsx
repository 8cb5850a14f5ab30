import CloudDownload from 'lucide-react/icons/cloud-download'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import {
  countText,
  type FetchRun,
  failingNights,
  lastFetchText,
  leftTexts,
  whenText,
} from '#domain/earnings/fetch/fetch-run.ts'
import type { Fetching } from '#domain/earnings/fetch/fetching.ts'
import { capitalized } from '#domain/text/text.ts'
import { useFetchNow } from './use-fetching.ts'

type FetchRunsProps = { programmeId: number; fetching: Fetching }

/** When a programme was fetched, what came of it, and how to fetch it now. */
export function FetchRuns({ programmeId, fetching }: FetchRunsProps) {
  const { runs, nightsFailed, isDue, isFetched } = fetching
  const { isPending, fetchNow } = useFetchNow(programmeId)
  const toast = useToast()
  const now = new Date()
  const [newest] = runs
  const start = () =>
    fetchNow((error) =>
      toast({
        title: 'Fout',
        text: failureText(error, 'Het ophalen kon niet beginnen. Probeer het opnieuw.'),
        tone: 'error',
      }),
    )

  return (
    <div className="grid gap-4 border-line border-t pt-5">
      {nightsFailed >= failingNights && newest?.failure && (
        <Notice tone="error" title={`Al ${nightsFailed} nachten lukt ophalen niet.`}>
          {newest.failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{lastFetchText(runs, programmeId, now) ?? 'Nog niet opgehaald.'}</p>
        {isFetched && (
          <Button
            tone="secondary"
            size="sm"
            busy={isPending || isDue ? 'Ophalen...' : undefined}
            onClick={start}
          >
            <CloudDownload aria-hidden />
            Haal nu op
          </Button>
        )}
      </div>
      {runs.length > 0 && (
        <ul aria-label="De laatste keren" className="grid gap-2 text-sm">
          {runs.map((run) => (
            <li key={run.at}>
              <strong className="font-semibold">{capitalized(whenText(run.at, now))}</strong>{' '}
              <span className={run.failure ? 'text-negative-ink' : 'text-ink-soft'}>
                {runText(run, programmeId)}
              </span>
              {leftTexts(run).map((text) => (
                <span key={text} className="block text-ink-muted">
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function runText({ failure, counts }: FetchRun, programmeId: number): string {
  const count = counts[programmeId]
  const came = count && (count.added > 0 || count.changed > 0 || !failure) ? countText(count) : ''
  if (!failure) return came || 'dit programma was er nog niet bij'
  return came ? `${came}. ${failure}` : failure
}
