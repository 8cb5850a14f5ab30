import { questionOf, queueLabel } from '#domain/check/check-texts.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { CardEntry, Entry } from './control-entry.ts'

type GroupQuestionsProps = {
  entry: CardEntry
  questions: Entry[]
  onSelect: (key: string) => void
}

/** All that is asked of one provider, beside the one that is asked now. On a phone the list of all that is to be done has them. */
export function GroupQuestions({ entry, questions, onSelect }: GroupQuestionsProps) {
  return (
    <ol
      aria-label={`Vragen over ${entry.group.name}`}
      className="max-h-[23rem] min-w-0 overflow-y-auto max-md:hidden"
    >
      {questions.map(({ key, card }, at) => (
        <li key={key} className="border-line border-b last:border-b-0">
          {card && (
            <button
              type="button"
              aria-current={key === entry.key ? 'true' : undefined}
              onClick={() => onSelect(key)}
              className="grid min-h-13 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 text-left text-sm -outline-offset-3 hover:bg-hover aria-current:bg-selected aria-current:shadow-[inset_4px_0_0_var(--action)]"
            >
              <span className="text-ink-muted text-xs tabular-nums">{formatNumber(at + 1)}</span>
              <span className="grid min-w-0 leading-[1.35]">
                <b className="truncate font-semibold">{card.name}</b>
                <span className="truncate text-ink-muted text-xs">
                  {[card.airportCode, queueLabel(card)].filter(Boolean).join(', ')}
                </span>
              </span>
              <b className="max-w-24 truncate font-semibold tabular-nums">
                {questionOf(card).value}
              </b>
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
