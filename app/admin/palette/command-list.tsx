import type { Ref } from 'react'
import { Link } from 'react-router'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { FoundGroup } from '#domain/admin/command-search.ts'
import type { AdminCommand } from './command-pages.ts'

export const optionId = (list: string, { id }: AdminCommand) => `${list}-${id}`.replace(/\s/g, '-')

type CommandListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  groups: FoundGroup<AdminCommand>[]
  active: AdminCommand | undefined
  /** By mouse or touch. */
  onPoint: (command: AdminCommand) => void
  onChoose: (command: AdminCommand) => void
}

/** The options below the field. Focus stays in the field; the arrow keys choose an option. */
export function CommandList({ ref, id, groups, active, onPoint, onChoose }: CommandListProps) {
  return (
    <div
      ref={ref}
      role="listbox"
      id={id}
      aria-label="Gevonden"
      className="grid min-h-0 grid-cols-1 gap-2 overflow-y-auto overscroll-contain"
    >
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-ink-muted text-xs">
            {title}
          </p>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isActive={command === active}
              onPoint={() => onPoint(command)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const optionLook =
  'flex min-h-11 w-full scroll-my-8 items-center gap-3 rounded-md px-3 py-1.5 text-left aria-selected:bg-selected'

type OptionProps = {
  id: string
  command: AdminCommand
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, command, isActive, onPoint, onChoose }: OptionProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: optionLook,
    onPointerMove: onPoint,
    onClick: onChoose,
  } as const

  return 'to' in command ? (
    <Link {...option} to={command.to} reloadDocument={!command.to.startsWith('/admin')}>
      <Content command={command} />
    </Link>
  ) : (
    <button {...option} type="button">
      <Content command={command} />
    </button>
  )
}

function Content({ command: { icon: Icon, label, code, detail } }: { command: AdminCommand }) {
  return (
    <>
      <span className="grid w-10 flex-none place-items-center text-ink-muted">
        {code ? <CodeTile size="xs">{code}</CodeTile> : <Icon size={18} aria-hidden />}
      </span>
      <span className="min-w-0 truncate text-ink">{label}</span>
      {detail && (
        <span className="ml-auto max-w-[45%] flex-none truncate text-ink-muted text-sm">
          {detail}
        </span>
      )}
    </>
  )
}
