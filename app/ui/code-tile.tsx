const sizes = {
  xs: 'h-[2.05em] min-w-[3.25em] rounded-xs text-[0.6875rem] tracking-[0.03em]',
  sm: 'h-[2.05em] min-w-[3.25em] rounded-sm text-[0.8125rem] tracking-[0.03em]',
  md: 'h-[2.05em] min-w-[3.25em] rounded-sm text-[0.9375rem] tracking-[0.03em]',
  lg: 'h-[1.9em] min-w-[3em] rounded-md text-[1.5rem] tracking-[0.03em]',
  xl: 'h-[1.75em] min-w-[2.9em] rounded-[10px] text-[2.5rem] tracking-[0.02em]',
}

const tones = {
  signal: 'bg-signal text-on-signal',
  ink: 'bg-(--ink-900) text-(--yellow-500)',
  /** On a yellow row that turns dark on hover: the tile inverts with its `group`. */
  turning:
    'bg-(--ink-900) text-(--yellow-500) transition-colors duration-(--fast) within-hover:bg-signal within-hover:text-on-signal',
}

type CodeTileProps = { size?: keyof typeof sizes; tone?: keyof typeof tones; children: string }

export function CodeTile({ size = 'md', tone = 'signal', children }: CodeTileProps) {
  return (
    <span
      className={`inline-grid flex-none place-items-center px-[0.5em] font-extrabold font-heading uppercase leading-none ${sizes[size]} ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
