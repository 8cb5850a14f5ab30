import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type GivenStay, readStay, type Stay, type StayErrors } from '#domain/stay/stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export type AskedStay = { given: GivenStay; today: string; stay?: Stay; errors: StayErrors }

/** The stay in the address. `renderedOn` is the day on which the server rendered the page. */
export function useStay(renderedOn: string): AskedStay {
  const [search] = useSearchParams()
  const [today, setToday] = useState(renderedOn)
  // A cached page can be from before midnight, so the browser checks the date again.
  useEffect(() => setToday(amsterdamDay(new Date())), [])

  const van = search.get('van')
  const tot = search.get('tot')
  // The same object while the dates are, so that the parkings need not render again.
  return useMemo(() => {
    const given = { van, tot }
    const result = readStay(given, today)
    return result.ok
      ? { given, today, stay: result.value, errors: {} }
      : { given, today, errors: result.why }
  }, [van, tot, today])
}
