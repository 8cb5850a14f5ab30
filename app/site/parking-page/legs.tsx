import type { LucideIcon } from 'lucide-react'
import Bus from 'lucide-react/icons/bus'
import KeyRound from 'lucide-react/icons/key-round'
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff'
import Signpost from 'lucide-react/icons/signpost'
import SquareParking from 'lucide-react/icons/square-letter-p'
import UserRound from 'lucide-react/icons/user-round'
import { Picto } from '#app/ui/picto.tsx'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { type Leg, type Stop, transferLegs } from '#domain/transfer/transfer-legs.ts'

const stops: Record<Stop, { icon: LucideIcon; name: string }> = {
  space: { icon: SquareParking, name: 'Je plek' },
  stop: { icon: Signpost, name: 'Halte' },
  bus: { icon: Bus, name: 'Bus' },
  dropOff: { icon: SquareParking, name: 'Je geeft je auto af' },
  driver: { icon: UserRound, name: 'Chauffeur' },
  key: { icon: KeyRound, name: 'Sleutel af' },
  hall: { icon: PlaneTakeoff, name: 'Vertrekhal' },
}

const kinds: Record<Leg['kind'], { name: string; line: string }> = {
  walk: {
    name: 'lopen',
    line: 'before:bg-[radial-gradient(circle,var(--line-control)_2px,transparent_2.5px)] before:bg-size-[4px_10px] md:before:bg-size-[12px_4px]',
  },
  wait: {
    name: 'wachten',
    line: 'before:bg-[repeating-linear-gradient(180deg,var(--line-control)_0_10px,transparent_10px_16px)] md:before:bg-[repeating-linear-gradient(90deg,var(--line-control)_0_14px,transparent_14px_22px)]',
  },
  ride: { name: 'rijden', line: 'before:rounded-xs before:bg-action' },
  handover: {
    name: 'overdracht',
    line: 'before:bg-[repeating-linear-gradient(180deg,var(--line-control)_0_10px,transparent_10px_16px)] md:before:bg-[repeating-linear-gradient(90deg,var(--line-control)_0_14px,transparent_14px_22px)]',
  },
}

const stopLook =
  'relative grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3 text-[0.9375rem]/[1.3] md:w-[5.5rem] md:flex-none md:grid-cols-1 md:content-start md:justify-items-center md:text-center md:text-sm/[1.3]'

const legLook = [
  'relative flex flex-wrap items-baseline gap-x-1.5 py-2.5 pl-12 text-sm/[1.35] md:-mx-[1.375rem] md:grid md:min-w-13 md:flex-1 md:content-start md:justify-items-center md:px-0 md:pt-7 md:pb-0 md:text-center',
  'before:absolute before:inset-y-0 before:left-4 before:w-1 before:content-[""] md:before:inset-x-0 md:before:top-4 md:before:bottom-auto md:before:h-1 md:before:w-auto',
].join(' ')

const subLook = 'text-2xs/[1.35] text-ink-muted'

type LegsProps = { transfer: Transfer; entrance: string | undefined }

/** Stops with what lies between them: beside each other, on a phone below each other. */
export function Legs({ transfer, entrance }: LegsProps) {
  const { from, legs } = transferLegs(transfer)

  return (
    <ol className="px-4 py-5 md:flex md:px-5 md:py-6">
      <StopItem stop={from} detail={entrance} />
      {legs.flatMap(({ kind, minutes, atWorst, to }) => [
        <li key={kind} className={`${legLook} ${kinds[kind].line}`}>
          <b className="font-extrabold font-heading text-[1.0625rem]/[1.2] tracking-[-0.015em]">
            {minutes} min
          </b>{' '}
          <span>{kinds[kind].name}</span>{' '}
          {atWorst !== null && <span className={subLook}>hooguit {atWorst}</span>}
        </li>,
        <StopItem key={`${kind} tot`} stop={to} detail={detailOf(to, transfer)} />,
      ])}
    </ol>
  )
}

function detailOf(stop: Stop, { every }: Transfer): string | undefined {
  if (stop === 'key') return 'alleen de autosleutel'
  if (stop !== 'bus') return undefined
  return every === null ? 'op afroep' : `elke ${every} min`
}

function StopItem({ stop, detail }: { stop: Stop; detail: string | undefined }) {
  const { icon, name } = stops[stop]

  return (
    <li className={stopLook}>
      <Picto icon={icon} size="sm" />
      <span className="grid min-w-0 md:mt-2">
        <span className="font-bold">{name}</span>
        {detail && <span className={subLook}> {detail}</span>}
      </span>
    </li>
  )
}
