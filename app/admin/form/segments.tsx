type SegmentsProps<Value extends string> = {
  legend: string
  name: string
  options: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** A choice of two or three words, in one line. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, name, options, value, onChoose, disabled } = props

  return (
    <fieldset
      disabled={disabled}
      className="flex min-w-0 overflow-hidden rounded-md bg-card shadow-[inset_0_0_0_1.5px_var(--line-control)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer)"
    >
      <legend className="sr-only">{legend}</legend>
      {/* Object.entries loses the keys: these are exactly the values. */}
      {(Object.entries(options) as [Value, string][]).map(([own, label]) => (
        <label
          key={own}
          className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center px-1.5 font-medium text-sm hover:bg-hover has-checked:bg-ink has-disabled:cursor-not-allowed has-checked:text-page"
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChoose(own)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none!"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
