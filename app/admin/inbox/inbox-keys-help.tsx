import { keysHelp } from './inbox-keys.ts'

/** The keys of the inbox, where there is a keyboard. */
export function InboxKeysHelp() {
  return (
    <p className="hidden flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm lg:pointer-fine:flex">
      {keysHelp.map(([key, what]) => (
        <span key={key}>
          <kbd className="font-sans font-semibold text-ink-soft">{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
