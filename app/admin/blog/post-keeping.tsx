import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CloudCheck from 'lucide-react/icons/cloud-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { typedIsThere } from '#app/admin/typed/still-there.ts'
import { clockTime } from '#domain/post/publish-moment.ts'
import type { Keeping } from './post-keeper.ts'

type PostKeepingProps = {
  keeping: Keeping
  /** Saves again, after asking for a login or a choice if needed. */
  onRetry: () => void
}

/** The state of the autosave. Only failures are announced, as it succeeds at every pause. */
export function PostKeeping({ keeping, onRetry }: PostKeepingProps) {
  const { state } = keeping
  const wrong = wrongIn(keeping)

  return (
    <>
      {state === 'saving' && (
        <span className="inline-flex items-center gap-1.5">
          <LoaderCircle size={16} className="animate-spin" aria-hidden />
          Opslaan...
        </span>
      )}
      {state === 'saved' && (
        <span className="inline-flex items-center gap-1.5">
          <CloudCheck size={16} aria-hidden />
          Opgeslagen om {clockTime(keeping.at)}
        </span>
      )}
      <span role="status" className="inline-flex items-center gap-1.5 text-negative-ink">
        {wrong && (
          <>
            <CircleAlert size={16} className="flex-none" aria-hidden />
            <span>
              {wrong.why && `${wrong.why} `}Niet opgeslagen:{' '}
              <button
                type="button"
                className="font-semibold underline underline-offset-[0.2em]"
                onClick={onRetry}
              >
                {wrong.retry}
              </button>
              {state !== 'conflict' && `. ${typedIsThere}`}
            </span>
          </>
        )}
      </span>
    </>
  )
}

/** Why the text is not saved and what to do about it, if anything. */
export function wrongIn(keeping: Keeping): { why?: string; retry: string } | undefined {
  const { state } = keeping
  if (state === 'failed') return { why: keeping.why, retry: 'probeer opnieuw' }
  if (state === 'conflict') return { retry: 'kies wat er blijft staan' }
  if (state !== 'logged-out') return undefined
  return { why: 'Je bent niet meer ingelogd.', retry: 'log opnieuw in' }
}
