import PauseCircle from 'lucide-react/icons/circle-pause'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CloudOff from 'lucide-react/icons/cloud-off'
import Link2Off from 'lucide-react/icons/link-2-off'
import OctagonX from 'lucide-react/icons/octagon-x'
import SquareParking from 'lucide-react/icons/square-parking'
import TrendingDown from 'lucide-react/icons/trending-down'
import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import type { Finding, FindingKind } from '#domain/earnings/board/findings.ts'
import { formatNumber } from '#domain/text/number.ts'
import { type ChosenBoard, useFindings } from './use-board.ts'

const icons: Record<FindingKind, typeof CircleSlash> = {
  failed: CloudOff,
  ended: PauseCircle,
  uncoupled: SquareParking,
  declined: TrendingDown,
  stopped: OctagonX,
  outside: Link2Off,
  none: CircleSlash,
}

/** What asks for attention, with its reason and how sure it is. */
export function FindingsPanel({ chosen }: { chosen: ChosenBoard }) {
  return (
    <Panel title="Wat opvalt" note={<span className="text-ink-muted text-sm">Zekerste eerst</span>}>
      <QueryState query={useFindings(chosen)} what="bevindingen">
        {({ findings }) =>
          findings.length === 0 ? (
            <p className="p-5 text-ink-muted">Er valt niets op in deze weken.</p>
          ) : (
            <ul aria-label="Wat opvalt" className="divide-y divide-line">
              {[...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, own]) => (
                <OfKind key={kind} findings={own} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}

/** Hundreds of one kind would hide the others. */
const maxShown = 3

/** What stands out in one way: the surest, and the others once they are asked for. */
function OfKind({ findings }: { findings: Finding[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const [first] = findings
  const left = findings.length - maxShown

  return (
    <>
      {(showsAll ? findings : findings.slice(0, maxShown)).map((finding) => (
        <Row key={finding.key} finding={finding} />
      ))}
      {first && left > 0 && (
        <li className="px-5 py-2 max-md:px-4">
          <Button
            tone="link"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? `Toon de eerste ${maxShown} ${several[first.kind]}`
              : `Toon ook de andere ${formatNumber(left)} ${several[first.kind]}`}
          </Button>
        </li>
      )}
    </>
  )
}

/** After a number. */
const several: Record<FindingKind, string> = {
  failed: 'accounts die niet lukken',
  ended: 'programma’s die gestopt zijn',
  uncoupled: 'parkings zonder programma',
  declined: 'programma’s die veel afwijzen',
  stopped: 'programma’s zonder nieuwe boekingen',
  outside: 'links buiten hun programma',
  none: 'parkings zonder boeking',
}

function Row({ finding: { kind, title, text, sure, to, press } }: { finding: Finding }) {
  const Icon = icons[kind]
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-4 max-md:items-start max-md:px-4 lg:grid-cols-[2.25rem_minmax(0,1fr)_11rem_auto]">
      <span
        aria-hidden
        className={`grid size-9 place-items-center rounded-md ${kind === 'failed' ? 'bg-negative-ink/10 text-negative-ink' : 'bg-signal/25'}`}
      >
        <Icon size={18} />
      </span>
      <div className="min-w-0">
        <h3 className="font-bold text-[0.9375rem]">{title}</h3>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      <p className="font-semibold text-sm max-lg:col-start-2">
        <span className="block font-normal text-ink-muted text-xs">Hoe zeker</span>
        {sure}
      </p>
      <Link
        to={to}
        className={`${buttonLook({ tone: 'secondary', size: 'sm' })} max-lg:col-start-2 max-lg:justify-self-start`}
      >
        {press}
      </Link>
    </li>
  )
}
