import { CircleAlert, CloudCheck, LoaderCircle } from 'lucide-react'
import { clockTime } from '#domain/publish-moment.ts'
import type { Keeping } from './post-keeper.ts'

type PostKeepingProps = { keeping: Keeping; onRetry: () => void }

/** Whether what was typed is saved. Only bad news is read out: good news comes at every pause. */
export function PostKeeping({ keeping, onRetry }: PostKeepingProps) {
  const { state } = keeping
  const isWrong = state === 'failed' || state === 'conflict'

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
        {isWrong && (
          <>
            <CircleAlert size={16} className="flex-none" aria-hidden />
            <span>
              {state === 'failed' && keeping.why ? `${keeping.why} ` : ''}Niet opgeslagen:{' '}
              <button
                type="button"
                className="font-semibold underline underline-offset-[0.2em]"
                onClick={onRetry}
              >
                {state === 'conflict' ? 'kies wat er blijft staan' : 'probeer opnieuw'}
              </button>
            </span>
          </>
        )}
      </span>
    </>
  )
}
