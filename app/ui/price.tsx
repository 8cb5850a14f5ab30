const sizes = {
  sm: 'text-[1.25rem]',
  md: 'text-[1.5rem]',
  lg: 'text-[1.625rem] md:text-[2rem]',
  xl: 'text-[2.75rem]',
}

type PriceProps = {
  /** As returned by formatEuro: `€6,95`. */
  amount: string
  before?: string
  unit?: string
  size?: keyof typeof sizes
}

export function Price({ amount, before, unit, size = 'md' }: PriceProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-[0.4em] text-ink-muted text-sm/[1.2]">
      {before && <span className="text-xs/[1.2]">{before} </span>}
      <span
        className={`whitespace-nowrap font-extrabold font-heading text-ink in-data-stale:text-ink-muted lining-nums tabular-nums leading-[1.05] tracking-[-0.03em] ${sizes[size]}`}
      >
        <span className="mr-[0.04em] font-bold text-[0.74em]">{amount.slice(0, 1)}</span>
        {amount.slice(1)}
      </span>
      {unit && <span> {unit}</span>}
    </span>
  )
}
