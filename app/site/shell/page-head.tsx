import type { ReactNode } from 'react'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { Crumbs } from '#app/site/ui/crumbs.tsx'

const tones = { sky: 'bg-sky', plain: 'bg-subtle' }

type PageHeadProps = {
  title: string
  /** The page's name in the breadcrumbs, if its title is too long. */
  crumb?: string
  /** The page above it. */
  under?: { label: string; to: string }
  lead?: ReactNode
  tone?: keyof typeof tones
  children?: ReactNode
}

/** The band at the top of a page: breadcrumbs, title and introduction. */
export function PageHead(props: PageHeadProps) {
  const { title, crumb = title, under, lead, tone = 'sky', children } = props
  const withStay = useWithStay()
  const above = [{ label: 'Home', to: '/' }, ...(under ? [under] : [])]

  return (
    <section
      className={`pt-[clamp(2rem,1.4rem+2.6vw,3.5rem)] pb-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] ${tones[tone]}`}
    >
      <div className="container-page">
        <div className="mb-4">
          <Crumbs
            items={[
              ...above.map(({ label, to }) => ({ label, to: withStay(to) })),
              { label: crumb },
            ]}
          />
        </div>
        <h1>{title}</h1>
        {lead && <p className="mt-3 max-w-[40rem] text-ink-soft text-lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
