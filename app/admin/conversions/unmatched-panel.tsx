import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { radioLook } from '#app/admin/ui/radio.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { UnmatchedName } from '#domain/earnings/conversion/listed-conversion.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { type ChosenParking, ParkingChoice } from './parking-choice.tsx'
import { useConversionsChanged } from './use-conversions.ts'

const keyOf = ({ programmeId, name }: UnmatchedName) => `${programmeId} ${name ?? ''}`

/** What is not matched, by its name at the network, and how to couple it. */
export function UnmatchedPanel({ names }: { names: UnmatchedName[] }) {
  const [chosen, setChosen] = useState('')
  const current = names.find((name) => keyOf(name) === chosen) ?? names[0]
  if (!current) return null
  const count = names.reduce((sum, name) => sum + name.count, 0)
  const cents = names.reduce((sum, name) => sum + name.cents, 0)
  const at = names.indexOf(current)
  const next = names[(at + 1) % names.length]

  return (
    <Panel
      title="Niet gekoppeld"
      icon={Unlink}
      anchor="niet-gekoppeld"
      note={
        <span className="text-ink-muted text-sm tabular-nums">
          {counted(count, 'conversie', 'conversies')}, {formatCents(cents)}
        </span>
      }
    >
      <div className="grid lg:grid-cols-[2fr_3fr]">
        <div className="min-w-0 border-line p-5 max-lg:border-b lg:border-r">
          <p className="text-ink-muted text-sm">Naam bij het netwerk</p>
          <p className="wrap-anywhere font-bold text-[1.125rem]">
            {current.programmeName}, {current.name ?? 'zonder naam'}
          </p>
          <p className="mt-1 text-ink-muted">
            Geen verwijzing, dus we weten niet vanaf welke parking.
          </p>
          <ul className="mt-4 grid">
            {names.map((name) => (
              <li key={keyOf(name)}>
                <button
                  type="button"
                  aria-current={name === current ? 'true' : undefined}
                  onClick={() => setChosen(keyOf(name))}
                  className="flex min-h-11 w-full items-center gap-3 border-line border-b px-2 text-left hover:bg-hover aria-[current]:bg-selected"
                >
                  <span className="wrap-anywhere min-w-0 flex-1">
                    {name.name ?? <i className="text-ink-muted">zonder naam, alleen met de hand</i>}
                  </span>
                  <span className="tabular-nums">{formatNumber(name.count)}</span>
                  <b className="min-w-20 text-right font-semibold tabular-nums">
                    {formatCents(name.cents)}
                  </b>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Couple
          key={`${keyOf(current)} ${current.firstId}`}
          current={current}
          left={count}
          onNext={next && next !== current ? () => setChosen(keyOf(next)) : undefined}
        />
      </div>
    </Panel>
  )
}

const leftText = (left: number) =>
  left === 1 ? 'Er blijft er 1 over.' : `Er blijven er ${formatNumber(left)} over.`

type CoupleProps = { current: UnmatchedName; left: number; onNext: (() => void) | undefined }

const cardLook =
  'relative flex min-h-11 cursor-pointer items-start gap-3 rounded-md p-3.5 shadow-[inset_0_0_0_1.5px_var(--line-strong)] has-checked:bg-selected has-checked:shadow-[inset_0_0_0_2px_var(--action)]'

function Couple({ current, left, onNext }: CoupleProps) {
  const { programmeId, name, count, cents, firstId, firstNumber, firstCents } = current
  const [isRule, setRule] = useState(name !== null)
  const [{ code, parkingId }, choose] = useState<ChosenParking>({ code: '', parkingId: 0 })
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))
  const fits = isRule ? count : 1
  const sum = isRule ? cents : firstCents

  async function couple() {
    if (parkingId === 0) return setTrouble('Kies een parking.')
    setTrouble(undefined)
    setBusy(true)
    try {
      const what = isRule && name !== null ? { programmeId, name } : { id: firstId }
      const done = await admin.post('/api/admin/conversions/match', { ...what, parkingId })
      toast({
        title: `${counted(done?.matched ?? fits, 'conversie', 'conversies')} gekoppeld`,
        action: undo(done, {
          done: { title: 'De koppeling is ongedaan gemaakt' },
          failed: { title: 'Niet ongedaan gemaakt', text: 'De koppeling is er nog.' },
        }),
      })
      await changed()
    } catch (error) {
      setTrouble(failureText(error, 'Er is niets gekoppeld.'))
    }
    setBusy(false)
  }

  return (
    <fieldset className="grid min-w-0 content-start gap-4 p-5">
      <legend className="sr-only">Hoe koppelen</legend>
      <label className={cardLook}>
        <input
          type="radio"
          name="couple"
          checked={!isRule}
          onChange={() => setRule(false)}
          className={radioLook}
        />
        <span className="min-w-0">
          <b className="font-semibold">Alleen deze ene</b>
          <span className="wrap-anywhere block text-ink-muted text-sm">
            {firstNumber}, {formatCents(firstCents)}
          </span>
        </span>
      </label>
      {name !== null && (
        <label className={cardLook}>
          <input
            type="radio"
            name="couple"
            checked={isRule}
            onChange={() => setRule(true)}
            className={radioLook}
          />
          <span>
            <b className="font-semibold">Met een regel</b>
            <span className="block text-ink-muted text-sm">
              Transacties met deze naam horen bij deze parking, ook de volgende
            </span>
          </span>
        </label>
      )}
      <ParkingChoice code={code} value={parkingId} onChoose={choose} />
      {isRule && (
        <p className="rounded-md bg-caution-soft p-3.5 text-caution-ink">
          De regel past op <b>{counted(fits, 'conversie', 'conversies')}</b>, samen{' '}
          <b>{formatCents(sum)}</b>. {leftText(left - fits)}
        </p>
      )}
      {trouble && <Notice tone="error">{trouble}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy ? 'Koppelen...' : undefined} onClick={couple}>
          Koppel {counted(fits, 'conversie', 'conversies')}
        </Button>
        {onNext && (
          <Button tone="ghost" onClick={onNext}>
            Volgende naam
          </Button>
        )}
      </div>
    </fieldset>
  )
}
