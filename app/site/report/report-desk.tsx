import { MessageThanks } from '#app/site/contact/message-thanks.tsx'
import { useSent } from '#app/site/contact/use-sent.ts'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { reportAddress } from '#domain/contact/report-address.ts'
import { ReportForm, type ReportFormProps } from './report-form.tsx'

/** The form, or the thanks after sending it. */
export function ReportDesk({ typed, trouble, ...about }: ReportFormProps) {
  const formAddress = useWithFilter()(reportAddress(about.airport.slug, about.parking.slug))
  const { isSent, isAgain, onSent, startAgain } = useSent(formAddress)
  // A new form starts without what the server returned for the one before.
  const returned = isAgain ? {} : { typed, trouble }

  return (
    <div id="formulier">
      {isSent ? (
        <MessageThanks
          title="Bedankt voor je melding!"
          again="Nog iets melden"
          formAddress={formAddress}
          onAgain={startAgain}
        >
          <p>We kijken het na en zetten de nieuwe datum erbij.</p>
        </MessageThanks>
      ) : (
        <ReportForm {...about} {...returned} focused={isAgain} onSent={onSent} />
      )}
    </div>
  )
}
