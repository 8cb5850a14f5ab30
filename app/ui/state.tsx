import type { ReactNode } from 'react'

type StateProps = {
  /** An address of 480 by 320, such as /images/leeg-lijst.svg. */
  image: string
  title: string
  /** The level of the heading. */
  level?: 1 | 2 | 3
  /** Smaller, for in a panel. */
  small?: boolean
  /** A text, and perhaps the button that leads on. */
  children?: ReactNode
}

/** There is nothing here, or it failed: what would be here, and the way on. */
export function State({ image, title, level = 2, small = false, children }: StateProps) {
  const Heading = `h${level}` as const

  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <img src={image} alt="" width={480} height={320} className={small ? 'w-44' : 'w-60'} />
      <Heading
        className={`mt-2 ${small ? 'font-sans font-semibold text-[0.9375rem]/[1.25] tracking-normal' : 'text-[1.25rem]'}`}
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
