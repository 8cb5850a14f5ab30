import { type ComponentProps, type CSSProperties, useId, useState } from 'react'

type SliderProps = {
  label: string
  min?: number
  max?: number
  value?: number
  defaultValue?: number
  onValueChange?: (value: number) => void
  /** The value as text: `tot 20 min`. */
  text?: (value: number) => string
} & Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'type' | 'min' | 'max' | 'value' | 'defaultValue' | 'onChange'
>

const track = [
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-[3px]',
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--action)_var(--value),var(--line-strong)_var(--value))]',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-[3px] [&::-moz-range-track]:bg-line-strong',
  '[&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-[3px] [&::-moz-range-progress]:bg-action',
].join(' ')

const thumb = [
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6.5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[7px] [&::-webkit-slider-thumb]:border-action',
  '[&::-webkit-slider-thumb]:bg-card [&::-webkit-slider-thumb]:shadow-1',
  '[&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[7px]',
  '[&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-action [&::-moz-range-thumb]:bg-card',
].join(' ')

export function Slider({
  label,
  min = 0,
  max = 100,
  value,
  defaultValue = max,
  onValueChange,
  text = String,
  id,
  ...rest
}: SliderProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const filled: CSSProperties & { '--value': string } = {
    '--value': `${((current - min) / (max - min)) * 100}%`,
  }

  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={inputId} className="font-semibold text-[0.9375rem]/[1.4]">
          {label}
        </label>
        <output htmlFor={inputId} className="whitespace-nowrap font-semibold text-sm tabular-nums">
          {text(current)}
        </output>
      </div>
      <input
        type="range"
        id={inputId}
        min={min}
        max={max}
        value={current}
        aria-valuetext={text(current)}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber
          setOwn(next)
          onValueChange?.(next)
        }}
        style={filled}
        className={`block h-11 w-full cursor-pointer appearance-none bg-transparent forced-color-adjust-none disabled:cursor-not-allowed disabled:opacity-60 ${track} ${thumb}`}
        {...rest}
      />
    </div>
  )
}
