type Segment = { value: string; label: string }

type SegmentsProps = {
  name: string
  /** The id of what names the choice. */
  labelledBy: string
  segments: readonly Segment[]
  value: string
  onChoose: (value: string) => void
}

/** Radios in one bar. */
export function Segments({ name, labelledBy, segments, value, onChoose }: SegmentsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="inline-flex max-w-full rounded-md border-[1.5px] border-line-control bg-card"
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative not-first:border-line-strong not-first:border-l"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={value === segment.value}
            onChange={() => onChoose(segment.value)}
            className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none disabled:cursor-not-allowed"
          />
          <span className={segmentLook}>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}

const segmentLook = [
  'flex min-h-9 items-center rounded-sm px-2.25 font-medium text-sm max-lg:min-h-11 pointer-coarse:min-h-11',
  'peer-not-checked:peer-hover:bg-hover peer-checked:bg-(--choice) peer-checked:text-(--on-choice)',
  'peer-disabled:text-ink-muted peer-disabled:peer-checked:bg-line-strong peer-disabled:peer-checked:text-ink',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus-outer) peer-focus-visible:outline-offset-2',
].join(' ')
