import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import type { Outstanding, Payout } from '#domain/earnings/payout/payout.ts'
import { usualVat } from '#domain/earnings/payout/vat.ts'
import { type Network, networks } from '#domain/earnings/programme/network.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type PayoutFields, payerOf } from './payout-kind.ts'
import { useOutstanding, usePayers } from './use-payouts.ts'

/** Who paid: a network, or one of its programmes. The VAT that was agreed comes with it, unless another was typed. */
export function PayerField({ form }: { form: SaveForm<PayoutFields, Payout> }) {
  const { data = [], isPending, isFetching, isError, refetch } = usePayers()
  const { data: outstanding = [] } = useOutstanding()
  const { payer: former, vatPercent } = form.fields

  function choose(payer: string) {
    const isAsAgreed = vatPercent === agreedVat(outstanding, former)
    const vat = isAsAgreed ? { vatPercent: agreedVat(outstanding, payer) } : {}
    form.set({ payer, ids: null, ...vat })
  }

  return (
    <>
      {isError && !isFetching && (
        <div className="sm:col-span-2">
          <LoadFailed what="de netwerken" onRetry={refetch} />
        </div>
      )}
      <SelectField
        {...form.text('payer')}
        hint={
          !isPending && !isError && data.length === 0
            ? 'Er is nog geen programma. Maak er eerst een bij Programma’s.'
            : undefined
        }
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{isFetching ? 'Netwerken worden geladen...' : 'Kies een netwerk'}</option>
        <PayerOptions payers={data} />
      </SelectField>
    </>
  )
}

function agreedVat(outstanding: Outstanding[], payer: string): string {
  const { network, programmeId } = payerOf(payer)
  const ofNetwork = outstanding.filter((owed) => owed.network === network)
  const own = ofNetwork.find((owed) => owed.programmeId === programmeId)
  const { terms } = own ?? ofNetwork.find((owed) => owed.programmeId === null) ?? {}
  return String(terms?.vatPercent ?? usualVat)
}

type PayerOptionsProps = { payers: { id: number; name: string; network: Network }[] }

function PayerOptions({ payers }: PayerOptionsProps) {
  const known = new Set<Network>(payers.map(({ network }) => network))

  return keysOf(networks)
    .filter((network) => known.has(network))
    .map((network) => {
      const own = payers.filter((one) => one.network === network)
      return (
        <optgroup key={network} label={networks[network]}>
          <option value={network}>{networks[network]}</option>
          {own.length > 1 &&
            own.map(({ id, name }) => (
              <option key={id} value={`${network} ${id}`}>
                Alleen {name}
              </option>
            ))}
        </optgroup>
      )
    })
}
