type DayStepsProps = { steps: { title: string; text: string }[] }

const stepLook = [
  'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 not-last:pb-5 [counter-increment:stap]',
  'before:grid before:size-9 before:place-items-center before:rounded-sm before:bg-signal before:font-extrabold before:font-heading before:text-base/none before:text-on-signal before:content-[counter(stap)]',
  'not-last:after:absolute not-last:after:top-9 not-last:after:bottom-0 not-last:after:left-4 not-last:after:w-1 not-last:after:bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_8px,transparent_8px_14px)]',
].join(' ')

/** What happens, one after the other. */
export function DaySteps({ steps }: DayStepsProps) {
  return (
    <ol className="[counter-reset:stap]">
      {steps.map(({ title, text }) => (
        <li key={title} className={stepLook}>
          <div>
            <h3 className="pt-1.5 text-base/[1.4]">{title}</h3>
            <p className="text-[0.9375rem]/[1.5] text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
