import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useRole } from '#app/admin/api/role.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { commandsAtRest, indexCommands, searchCommands } from '#domain/admin/command-search.ts'
import { formatNumber } from '#domain/text/number.ts'
import { useCommandActions } from './command-actions.ts'
import { commandKey, hasCommandKey } from './command-key.ts'
import { CommandList, optionId } from './command-list.tsx'
import { recentChoices, rememberChoice } from './command-memory.ts'
import { type AdminCommand, commandPages } from './command-pages.ts'
import { useRecordCommands } from './command-records.ts'

type CommandPaletteProps = { open: boolean; onClose: () => void; onLogOut: () => void }

/** A search field for every page, every row by name, and the actions. */
export function CommandPalette({ open, onClose, onLogOut }: CommandPaletteProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label="Zoek of ga naar"
      look="mx-auto mt-0 mb-auto w-full max-w-full overflow-hidden rounded-b-xl bg-raised shadow-3 sm:mt-[12dvh] sm:w-[40rem] sm:max-w-[calc(100vw-2rem)] sm:rounded-xl"
    >
      <Commands onClose={onClose} onLogOut={onLogOut} />
    </Modal>
  )
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function Commands({ onClose, onLogOut }: Omit<CommandPaletteProps, 'open'>) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [activeId, setActive] = useState<string>()
  /** How Enter was pressed before the answer came. */
  const [waiting, setWaiting] = useState<'here' | 'beside'>()
  const [recent] = useState(recentChoices)
  const { found, chosen, isLoading, hasFailed, retry } = useRecordCommands(typed, recent)
  const actions = useCommandActions(onLogOut)
  const role = useRole()
  const pages = useMemo(() => indexCommands(commandPages(role)), [role])

  const fixed = [...pages, ...indexCommands(actions)]
  const isSearch = typed.trim() !== ''
  const groups = isSearch
    ? searchCommands([...fixed, ...found], typed)
    : commandsAtRest([...fixed, ...chosen], recent)
  const shown = groups.flatMap(({ commands }) => commands)
  const active = shown.find(({ id }) => id === activeId) ?? shown[0]

  function move(step: 1 | -1) {
    if (!active) return
    setWaiting(undefined)
    const next = shown.at((shown.indexOf(active) + step) % shown.length)
    setActive(next?.id)
    if (next) document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    if (!active && !isLoading) return
    event.preventDefault()
    const how = hasCommandKey(event) ? 'beside' : 'here'
    if (step) move(step)
    // What is shown may not yet be what was typed, unless it was pointed at.
    else if (isLoading && activeId === undefined) setWaiting(how)
    else take(how)
  }

  function take(how: 'here' | 'beside') {
    if (!active) return
    if ('to' in active && how === 'beside') openBeside(active)
    else document.getElementById(optionId(listId, active))?.click()
  }

  useEffect(() => {
    if (!waiting || isLoading) return
    setWaiting(undefined)
    // Without the records the first would be another than was meant.
    if (!hasFailed) take(waiting)
  })

  /** Opens a new tab, because this page may contain unsaved text. */
  function openBeside({ id, to }: AdminCommand & { to: string }) {
    rememberChoice(id)
    onClose()
    // Without noopener, so that the new tab copies the session.
    window.open(to, '_blank')
  }

  function choose(command: AdminCommand) {
    rememberChoice(command.id)
    onClose()
    if ('run' in command) command.run()
  }

  return (
    <div className="flex max-h-[min(36rem,100dvh)] flex-col sm:max-h-[min(36rem,76dvh)]">
      <div className="relative flex items-center border-line border-b pr-2">
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute left-5 text-ink-muted"
        />
        <input
          type="text"
          role="combobox"
          aria-label="Zoek een pagina, een naam of een actie"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Zoek een pagina, naam of actie..."
          className="h-15 min-w-0 flex-1 bg-transparent pr-3 pl-13 text-base text-ink outline-none placeholder:text-ink-muted focus-visible:shadow-none"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(undefined)
            setWaiting(undefined)
            list.current?.scrollTo({ top: 0 })
          }}
          onKeyDown={press}
        />
        <IconButton label="Sluiten" icon={X} onClick={onClose} />
      </div>
      <div className="flex min-h-0 flex-col p-2">
        <CommandList
          ref={list}
          id={listId}
          groups={groups}
          active={active}
          onPoint={({ id }) => setActive(id)}
          onChoose={choose}
        />
        {shown.length === 0 && !isLoading && !hasFailed && (
          <p className="px-3 py-6 text-center text-ink-muted">
            Niets gevonden voor ‘{typed.trim()}’.
          </p>
        )}
        {isLoading && isSearch && (
          <p className="px-3 py-2 text-ink-muted text-sm">
            {waiting ? 'Laden, en dan openen...' : 'Laden...'}
          </p>
        )}
        {hasFailed && isSearch && (
          <p className="px-3 py-2 text-ink-muted text-sm">
            Niet alles kon worden doorzocht: je ziet alleen pagina's en acties.{' '}
            <Button tone="link" size="sm" onClick={retry}>
              Probeer opnieuw
            </Button>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSearch && !isLoading && `${formatNumber(shown.length)} gevonden`}
      </p>
      <Keys />
    </div>
  )
}

function Keys() {
  const keys = [
    ['↑ ↓', 'kiezen'],
    ['Enter', 'openen'],
    [`${commandKey().shown} Enter`, 'in een nieuw tabblad'],
    ['Esc', 'sluiten'],
  ]

  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t px-5 py-2.5 text-ink-muted text-xs max-sm:hidden pointer-coarse:hidden"
    >
      {keys.map(([key, what]) => (
        <span key={key}>
          <kbd className="font-sans font-semibold text-ink-soft">{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
