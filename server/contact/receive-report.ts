import { type ReportInput, reportSchema } from '#domain/contact/report-schema.ts'
import { reportMessage, reportTitle, travellerName } from '#domain/contact/traveller-report.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { addContact } from '#server/db/contacts.ts'
import { mailContacts } from '#server/jobs/mail-contacts.ts'
import { looksLikeSpam, refuseFlood, type Sender, type TooOften } from './guards.ts'
import { findReportedParking } from './reported-parking.ts'

export type ReportRefusal =
  | { status: 422; fields: FieldErrors<ReportInput> }
  | { status: 404 }
  | TooOften

/** Keeps what a traveller says is wrong about a parking, in the inbox with the messages. */
export async function receiveReport(
  input: unknown,
  sender: Sender,
): Promise<Result<{ id: number }, ReportRefusal>> {
  const given = parse(reportSchema, input)
  if (!given.ok) return refused({ status: 422, fields: given.why })

  const turn = await refuseFlood(sender)
  if (!turn.ok) return turn

  const { airport, parking, topic, message, email = '', ...asked } = given.value
  const reported = await findReportedParking(airport, parking)
  if (!reported) return refused({ status: 404 })

  const report = {
    parkingId: reported.parking.id,
    parkingName: reported.parking.name,
    airportCode: reported.airport.code,
    topic,
    airportSlug: reported.airport.slug,
    parkingSlug: reported.parking.slug,
  }
  const added = await addContact(
    {
      name: travellerName,
      email,
      subject: `Klopt dit niet? ${reportTitle(report)}`,
      message: reportMessage(message, stayIn(asQuery(asked), amsterdamDay(new Date()))),
    },
    looksLikeSpam(input),
    report,
  )
  await mailContacts.soon()
  return ok(added)
}

const asQuery = (texts: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(texts).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
