import CircleHelp from 'lucide-react/icons/circle-question-mark'

/** What we don't know: never left out, never a dash. */
export function Unknown() {
  return (
    <span className="inline-flex items-center gap-1.5 text-(--unknown-ink,var(--text-muted)) italic">
      <CircleHelp size="1rem" className="flex-none" aria-hidden />
      onbekend
    </span>
  )
}
