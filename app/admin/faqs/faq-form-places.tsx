import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { type FaqFieldValues, faqCategory } from './faq-kind.ts'

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

/** Where a question will appear once saved. Asked anew for each form. */
function useFaqPlaces(id: number | undefined, { category, airportCode }: FaqFieldValues) {
  const search = new URLSearchParams({
    category: faqCategory(category),
    airport: airportCode,
    ...(id !== undefined && { id: `${id}` }),
  })
  return useQuery({
    queryKey: ['faq-places', `${search}`],
    queryFn: () => admin.get(`/api/admin/faqs/places?${search}`),
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
}
