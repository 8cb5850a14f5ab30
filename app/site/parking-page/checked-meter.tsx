/** '21 van 25 gecontroleerd' */
export function CheckedMeter({ checked, all }: { checked: number; all: number }) {
  return (
    <span className="inline-flex items-center gap-3 max-[20rem]:flex-wrap font-semibold text-sm">
      <span aria-hidden className="h-2 w-32 overflow-hidden rounded-xs bg-sunken print:hidden">
        <span
          className="block h-full bg-positive"
          style={{ width: `${(100 * checked) / Math.max(1, all)}%` }}
        />
      </span>
      {checked} van {all} gecontroleerd
    </span>
  )
}
