import ChevronDown from 'lucide-react/icons/chevron-down'
import Undo2 from 'lucide-react/icons/undo-2'
import { Fragment, useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { Moment, TimeOfDay } from '#app/admin/ui/moment.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { Change, ChangeGroup } from '#domain/changes/change.ts'
import { formatNumber } from '#domain/text/number.ts'
import { ChangeEntries } from './change-entries.tsx'
import { changeIcon } from './change-icon.ts'
import { ChangeTable } from './change-table.tsx'
import { canUndo, changeTitle, groupTitle } from './change-words.ts'
import { type WhatChanged, whatChanged } from './what-changed.ts'

type ChangeRowProps = {
  group: ChangeGroup
  /** Its day is said above it. */
  isOfDay: boolean
  isOpened: boolean
  onUndo: () => void
}

/** The entries of one action. What changed is rendered only once it is opened. */
export function ChangeRow({ group, isOfDay, isOpened, onUndo }: ChangeRowProps) {
  const { at, username, size, undone, first } = group
  const [isOpen, setOpen] = useState(isOpened)
  const mayChange = useMay('editor')
  const title = groupTitle(group)
  const what = whatChanged(group)
  const airports = airportsOf(group)

  return (
    <li className="grid items-start gap-x-4 px-5 py-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <details
        className="group/change min-w-0"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-start gap-2.5 rounded-sm px-2 py-1.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <ChevronDown
            size={18}
            className="mt-0.5 flex-none text-ink-muted transition-transform duration-(--base) group-open/change:rotate-180"
            aria-hidden
          />
          {isOfDay && (
            <span className="w-11 flex-none text-ink-muted text-sm/6">
              <TimeOfDay at={at} />
            </span>
          )}
          <span className="flex-none max-md:hidden">
            <Picto icon={changeIcon(group)} tone="plain" size="sm" />
          </span>
          <span className="min-w-0">
            {what && <What what={what} />}
            <span
              className={`wrap-anywhere block ${what ? 'text-ink-soft text-sm' : 'font-semibold'}`}
            >
              {airports.map((code) => (
                <Fragment key={code}>
                  <CodeTile size="xs">{code}</CodeTile>{' '}
                </Fragment>
              ))}
              {title}
            </span>
            <span className="block text-ink-muted text-sm">
              {username}
              {!isOfDay && (
                <>
                  , <Moment at={at} between=" om " />
                </>
              )}
            </span>
          </span>
        </summary>
        <div className="grid gap-4 py-3 md:pl-6.5">
          {isOpen && size <= first.length && <Entries changes={first} isOnly={size === 1} />}
          {isOpen && size > first.length && (
            <ChangeEntries change={group.change}>
              {(changes) => <Entries changes={changes} />}
            </ChangeEntries>
          )}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
        {undone > 0 && (
          <Badge>{undone < size ? 'Deels ongedaan gemaakt' : 'Ongedaan gemaakt'}</Badge>
        )}
        {mayChange && canUndo(group) && (
          <Button tone="secondary" size="sm" onClick={onUndo}>
            <Undo2 aria-hidden />
            {undone > 0 ? 'Rest ongedaan maken' : 'Ongedaan maken'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

/** With more airports, or with records that are not at hand, none says where. */
const mostAirports = 3

function airportsOf({ first, size }: ChangeGroup): string[] {
  const codes = [...new Set(first.flatMap(({ airport }) => airport ?? []))]
  return size > first.length || codes.length > mostAirports ? [] : codes
}

/** 'Prijs per dag €12,50 → €13,75' */
function What({ what }: { what: WhatChanged }) {
  const more = what.others > 0 && (
    <span className="font-normal text-ink-muted">, en nog {formatNumber(what.others)}</span>
  )
  return (
    <span className="wrap-anywhere block font-semibold">
      {'done' in what ? (
        what.done
      ) : (
        <>
          {what.field}{' '}
          <span className="font-normal text-ink-muted">
            {what.before === '' ? '(leeg)' : <s>{what.before}</s>}
          </span>{' '}
          → {what.after || '(leeg)'}
        </>
      )}
      {more}
    </span>
  )
}

function Entries({ changes, isOnly = false }: { changes: Change[]; isOnly?: boolean }) {
  return changes.map((change) => (
    <div key={change.id} className="grid gap-1.5">
      {!isOnly && (
        <h3 className="wrap-anywhere font-sans font-semibold text-[0.9375rem] tracking-normal">
          {changeTitle(change)}
        </h3>
      )}
      <ChangeTable change={change} />
    </div>
  ))
}
