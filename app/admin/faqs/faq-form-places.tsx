import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { FaqFieldValues } from './faq-kind.ts'
import { useFaqPlaces } from './use-faq-places.ts'

type FaqFormPlacesProps = { id?: number; fields: FaqFieldValues }

/** Where the question will appear after saving, by the site's own rules. */
export function FaqFormPlaces({ id, fields }: FaqFormPlacesProps) {
  const { data: places, isError } = useFaqPlaces(id, fields)

  return (
    <section aria-labelledby="plaatsen-op-de-site">
      <h2
        id="plaatsen-op-de-site"
        className="mb-3 font-sans font-medium text-ink-muted text-sm tracking-normal"
      >
        Waar de vraag komt te staan
      </h2>
      {places ? (
        <ul
          aria-live="polite"
          className="grid gap-2.5 rounded-lg bg-card p-5 text-sm/[1.5] shadow-hairline"
        >
          {places.map(({ isShown, text }) => (
            <li key={text} className={`flex gap-2.5 ${isShown ? '' : 'text-ink-muted'}`}>
              {isShown ? (
                <Check size={18} className="mt-px flex-none text-positive-ink" aria-hidden />
              ) : (
                <Minus size={18} className="mt-px flex-none" aria-hidden />
              )}
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted text-sm">
          {isError
            ? 'De andere vragen zijn niet geladen. Waar deze vraag komt te staan, is nu niet te zeggen.'
            : 'De andere vragen worden geladen...'}
        </p>
      )}
    </section>
  )
}
