import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import {
  type GivenTimedStay,
  givenStay,
  readTimedStay,
  type TimedStay,
  type TimedStayErrors,
} from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'

export type AskedStay = {
  given: GivenTimedStay
  today: string
  stay?: TimedStay
  errors: TimedStayErrors
}

/** The stay in the address. `renderedOn` is the day on which the server rendered the page. */
export function useStay(renderedOn: string): AskedStay {
  const [search] = useSearchParams()
  const [today, setToday] = useState(renderedOn)
  const { key } = useLocation()

  // A cached page can be from before midnight, and so can one that is still open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const renew = () => setToday(amsterdamDay(new Date()))
    renew()
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [key])

  // The same object while the stay is, so that the parkings need not render again.
  const written = JSON.stringify(givenStay(search))
  return useMemo(() => {
    const given: GivenTimedStay = JSON.parse(written)
    const result = readTimedStay(given, today)
    return result.ok
      ? { given, today, stay: result.value, errors: {} }
      : { given, today, errors: result.why }
  }, [written, today])
}
