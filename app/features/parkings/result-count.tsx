export function ResultCount({ count }: { count: number }) {
  return (
    <h2 aria-live="polite" className="font-bold text-[1.25rem] tracking-[-0.012em]">
      {/* One text, as the specification has it, whatever the number is. */}
      {`${count} parkeerterreinen gevonden`}
    </h2>
  )
}
