import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SectionNav } from '#app/admin/ui/section-nav.tsx'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'
import { type FormErrors, isIn } from './form-kind.ts'

type Section = {
  /** The id of its place in the form, and its value of `?onderdeel=`. */
  value: string
  label: string
  /** The fields that it shows. */
  fields: readonly string[]
  /** The count beside the label while nothing is wrong: 4, 'onbekend'. */
  note?: { count: number; text: string }
}

type FormSectionsProps = {
  form: { errors: FormErrors }
  sections: [first: Section, ...others: Section[]]
  /** All of them below each other, each with its id. */
  children: ReactNode
}

/** A long form with the list of its sections beside it, which follows the scroll. */
export function FormSections({ form, sections, children }: FormSectionsProps) {
  const { pathname, search, hash, key } = useLocation()
  const [ids] = useState(() => sections.map(({ value }) => value))
  const inView = useSectionInView(ids)
  const asked = hash.slice(1) || new URLSearchParams(search).get('onderdeel')
  const wrong = Object.keys(form.errors).filter((path) => form.errors[path]?.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is followed again
  useEffect(() => {
    // Anything else that an address asks for moves into view by itself.
    const section = asked && ids.includes(asked) ? document.getElementById(asked) : null
    return section ? keepInView(section) : undefined
  }, [asked, ids, key])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6">
      <SectionNav
        links={sections.map(({ value, label, fields, note }) => {
          const errors = wrong.filter((path) => fields.some((field) => isIn(path, field))).length
          return {
            to: { pathname, search, hash: `#${value}` },
            title: label,
            current: value === inView ? 'location' : undefined,
            count: errors || note?.count || undefined,
            countText: errors > 0 ? undefined : note?.text,
          }
        })}
      />
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  )
}

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Until the admin moves: what is still loading above it would push it away. */
function keepInView(section: HTMLElement): () => void {
  const follow = new ResizeObserver(() => section.scrollIntoView())
  const stop = () => {
    follow.disconnect()
    for (const move of moves) removeEventListener(move, stop)
  }
  section.scrollIntoView()
  follow.observe(document.body)
  for (const move of moves) addEventListener(move, stop)
  return stop
}
