import { calendarFile } from '#domain/planner/calendar-file.ts'
import { planQuery } from '#domain/planner/plan-address.ts'
import { tripEvents } from '#domain/planner/trip-calendar.ts'
import { findParkingDetail } from '#server/db/parkings/priced-parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { findDeparturePlan } from '#server/planner/departure-plan.ts'
import type { Route } from './+types/planner-calendar.ts'

/** The plan of the departure planner, for the traveller's own calendar. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const { given, plan, errors, airport, parking, trip } = await findDeparturePlan(searchParams, now)
  const wrong = Object.values(errors).flat()
  if (wrong.length > 0) return refusal(wrong)
  if (!airport || !parking || !trip) return refusal(['Kies een luchthaven en een parkeerterrein.'])

  const [settings, detail] = await Promise.all([
    findSettings(),
    findParkingDetail(airport.code, parking.slug),
  ])
  const entrance = detail?.facts.entrance?.value
  const events = tripEvents(trip, plan, {
    airport,
    parking,
    entrance: typeof entrance === 'string' ? entrance : null,
    address: `${env.SITE_URL}/vertrekplanner?${planQuery(given)}`,
  })
  if (events.length === 0) return refusal(['Vul de dag van je vlucht in, en hoe laat hij gaat.'])

  return new Response(calendarFile({ product: settings.product, made: now, events }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="vertrek-${airport.slug}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function refusal(reasons: string[]): Response {
  return new Response(`Hier kunnen we geen agenda van maken.\n${reasons.join('\n')}\n`, {
    status: 422,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
