type KbdProps = {
  children: string
  /** Its look on the main button. */
  onAction?: boolean
  /** On a button, which has it in aria-keyshortcuts. */
  'aria-hidden'?: boolean
}

/** A key of the keyboard. */
export function Kbd({ children, onAction = false, ...rest }: KbdProps) {
  const look = onAction
    ? 'shadow-[inset_0_0_0_1px_currentColor]'
    : 'bg-card text-ink shadow-[inset_0_0_0_1px_var(--line-control)]'
  return (
    <kbd
      {...rest}
      className={`inline-grid h-6 min-w-6 place-items-center rounded-xs px-1.5 font-sans font-semibold text-xs ${look}`}
    >
      {children}
    </kbd>
  )
}
