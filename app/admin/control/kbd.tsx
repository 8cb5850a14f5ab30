/** A key of the keyboard. `onAction` is its look on the main button. */
export function Kbd({ children, onAction = false }: { children: string; onAction?: boolean }) {
  const look = onAction
    ? 'shadow-[inset_0_0_0_1px_currentColor]'
    : 'bg-card text-ink shadow-[inset_0_0_0_1px_var(--line-control)]'
  return (
    <kbd
      className={`inline-grid h-6 min-w-6 place-items-center rounded-xs px-1.5 font-sans font-semibold text-xs ${look}`}
    >
      {children}
    </kbd>
  )
}
