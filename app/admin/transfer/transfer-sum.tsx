import Timer from 'lucide-react/icons/timer'
import { counted } from '#domain/text/number.ts'
import { typicalMinutes, worstMinutes } from '#domain/transfer/transfer.ts'
import { type TypedTransfer, timedTransfer } from '#domain/transfer/typed-transfer.ts'

/** What travellers read of a transfer, and what happens to the minutes of the parking. */
export function TransferSum({ transfer }: { transfer: TypedTransfer }) {
  const timed = timedTransfer(transfer)

  return (
    <p
      aria-live="polite"
      className="flex items-center gap-3 rounded-md bg-signal-soft px-4 py-3 text-[0.9375rem]/[1.45]"
    >
      <Timer size={20} className="flex-none" aria-hidden />
      <span>
        {timed ? (
          <>
            Meestal <b>{counted(typicalMinutes(timed), 'minuut', 'minuten')}</b>, op zijn langst{' '}
            <b>{worstMinutes(timed)}</b>. ‘Afstand tot de terminal’ wordt {typicalMinutes(timed)}.
          </>
        ) : transfer.mode === '' ? (
          'Zolang dit niet bekend is, geldt de afstand die je bij Gegevens invult.'
        ) : (
          'Vul de minuten in, dan rekenen we de afstand tot de terminal uit.'
        )}
      </span>
    </p>
  )
}
