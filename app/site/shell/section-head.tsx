import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'

type SectionHeadProps = { id: string; title: string; more?: { label: string; to: string } }

/** The heading that labels a section, and a link to all of its items. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  const withStay = useWithStay()

  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
      <h2 id={id}>{title}</h2>
      {more && (
        <Link to={withStay(more.to)} className={arrowLinkLook()}>
          <ArrowLabel>{more.label}</ArrowLabel>
        </Link>
      )}
    </div>
  )
}
