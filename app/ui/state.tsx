import type { ReactNode } from 'react'
import { Drawing } from './picture/drawing.tsx'

type StateProps = {
  /** Path of an image of 480 by 320, such as /images/leeg-lijst.svg. */
  image: string
  title: string
  level?: 1 | 2 | 3
  /** The smaller version, for a panel. */
  small?: boolean
  /** A text, and optionally a button for the next step. */
  children?: ReactNode
}

/** An empty or failed state: what would be here, and what to do next. */
export function State({ image, title, level = 2, small = false, children }: StateProps) {
  const Heading = `h${level}` as const

  return (
    <div className="grid justify-items-center gap-2 px-6 max-[20rem]:px-3 py-10 text-center">
      <Drawing src={image} className={small ? 'w-44' : 'w-60'} />
      <Heading
        className={`mt-2 ${small ? 'font-sans font-semibold text-[0.9375rem]/[1.25] tracking-normal' : 'text-[1.25rem] max-[20rem]:text-base'}`}
      >
        {title}
      </Heading>
      {children && (
        <div className="grid max-w-[30rem] justify-items-center gap-2 text-ink-muted [&>a]:mt-3 [&>button]:mt-3">
          {children}
        </div>
      )}
    </div>
  )
}
