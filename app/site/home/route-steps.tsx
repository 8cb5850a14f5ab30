import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'

type Step = { title: string; text: string }

const dashes =
  'before:absolute before:top-13 before:bottom-0 before:left-6 before:w-1 before:bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_10px,transparent_10px_18px)] last:before:hidden md:before:top-6.5 md:before:right-[-1.125rem] md:before:bottom-auto md:before:left-24.5 md:before:h-1 md:before:w-auto md:before:bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_14px,transparent_14px_24px)]'

/** Steps as stops on a route: a numbered sign at each, and a check mark at the last. */
export function RouteSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid md:grid-cols-3 md:gap-8">
      {steps.map(({ title, text }, index) => {
        const Icon = index === steps.length - 1 ? Check : ArrowRight

        return (
          <li
            key={title}
            className={`relative grid grid-cols-[auto_1fr] gap-x-4 pb-8 last:pb-0 md:block md:pr-6 md:pb-0 ${dashes}`}
          >
            <span
              aria-hidden="true"
              className="relative row-span-2 inline-flex size-13 items-center justify-center gap-2 rounded-md bg-signal font-extrabold font-heading text-[1.625rem]/none text-on-signal md:h-14 md:w-auto md:px-4"
            >
              {index + 1}
              <Icon size="1.5rem" strokeWidth={2.75} className="max-md:hidden" />
            </span>
            <h3 className="mt-1 md:mt-6">{title}</h3>
            <p className="mt-2 max-w-[22rem] text-ink-soft">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
