import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Menu } from '#app/admin/ui/menu.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { conditionText, perText } from '#domain/surcharge/surcharge-text.ts'
import { formatEuro } from '#domain/text/money.ts'
import { SurchargeDialog } from './surcharge-dialog.tsx'
import type { SurchargeDraft } from './tariff-fields.ts'

type SurchargeListProps = {
  surcharges: SurchargeDraft[]
  errors: FormErrors
  onChange: (surcharges: SurchargeDraft[]) => void
}

/** What comes on top of a tariff. */
export function SurchargeList({ surcharges, errors, onChange }: SurchargeListProps) {
  /** The place of the one that is edited; that after the last is a new one. */
  const [edited, setEdited] = useState<number>()
  const wrong = Object.entries(errors).flatMap(([path, messages]) =>
    path.split('.')[0] === 'surcharges' ? (messages ?? []) : [],
  )

  function keep(surcharge: SurchargeDraft) {
    onChange(
      edited === surcharges.length
        ? [...surcharges, surcharge]
        : surcharges.map((each, at) => (at === edited ? surcharge : each)),
    )
    setEdited(undefined)
  }

  return (
    <Panel
      title="Toeslagen"
      anchor="toeslagen"
      note={
        <Button tone="secondary" size="sm" onClick={() => setEdited(surcharges.length)}>
          <Plus aria-hidden />
          Toeslag
        </Button>
      }
    >
      {wrong.length > 0 && (
        <div className="px-5 pt-4">
          <FieldErrors id="surcharge-errors" errors={wrong} />
        </div>
      )}
      {surcharges.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">
          Nog geen toeslagen. Denk aan een nachttoeslag of een bedrag per extra persoon.
        </p>
      ) : (
        <table className="w-full text-left max-md:block [&_td]:px-5 [&_td]:py-3 max-md:[&_tbody]:block max-md:[&_td]:p-0">
          <thead className="border-line border-b bg-subtle text-ink-muted text-sm max-md:sr-only [&_th]:px-5 [&_th]:py-2.5 [&_th]:font-medium">
            <tr>
              <th scope="col">Zoals de bezoeker het leest</th>
              <th scope="col" className="text-right">
                Bedrag
              </th>
              <th scope="col">Wanneer</th>
              <th scope="col">In het totaal</th>
              <th scope="col">
                <span className="sr-only">Acties</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {surcharges.map((surcharge, at) => (
              <tr
                key={surcharge.id ?? `new-${at}`}
                className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:px-5 max-md:py-4"
              >
                <td className="wrap-anywhere max-md:order-1">
                  <b className="block font-semibold">{surcharge.label}</b>
                  <span className="block text-ink-muted text-sm">{perText[surcharge.per]}</span>
                </td>
                <td className="text-right tabular-nums max-md:order-3 max-md:text-left">
                  {formatEuro(surcharge.amount)}
                </td>
                <td className="max-md:order-4 max-md:col-span-2">{conditionText(surcharge)}</td>
                <td className="max-md:order-5 max-md:col-span-2">
                  <Badge tone={surcharge.isCompulsory ? 'blue' : 'plain'}>
                    {surcharge.isCompulsory ? 'Verplicht' : 'Naar keuze'}
                  </Badge>
                </td>
                <td className="w-11 max-md:order-2 max-md:row-span-2 md:py-1! md:pr-3! md:pl-0!">
                  <Menu
                    tooltip="Acties"
                    items={[
                      { label: 'Bewerken', icon: Pencil, onSelect: () => setEdited(at) },
                      {
                        label: 'Verwijderen',
                        icon: Trash2,
                        tone: 'danger',
                        onSelect: () => onChange(surcharges.filter((_, other) => other !== at)),
                      },
                    ]}
                  >
                    <IconButton label={`Acties voor ${surcharge.label}`} icon={Ellipsis} />
                  </Menu>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited !== undefined && (
        <SurchargeDialog
          surcharge={surcharges[edited]}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}
