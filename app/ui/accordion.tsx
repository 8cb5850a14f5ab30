import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

type Item = { id: string | number; question: string; answer: ReactNode }

type AccordionProps = {
  /** Among all accordions with the same name, one item is open at a time. */
  name: string
  items: Item[]
}

const iconLook = 'size-8 flex-none rounded-sm p-[0.4rem] transition-colors duration-(--fast)'

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-line-strong border-t">
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name} className="group/item border-line-strong border-b">
          <summary className="group/question flex min-h-16 items-center justify-between gap-4 py-4 font-semibold text-[1.0625rem]/[1.4]">
            <span className="decoration-1 underline-offset-[0.2em] group-hover/question:underline">
              {question}
            </span>
            <Plus className={`bg-sunken group-open/item:hidden ${iconLook}`} aria-hidden />
            <Minus
              className={`hidden bg-signal text-on-signal group-open/item:block ${iconLook}`}
              aria-hidden
            />
          </summary>
          <div className="max-w-[42rem] pr-12 pb-6 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  )
}
