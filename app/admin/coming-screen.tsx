import { Link } from 'react-router'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { AdminHead } from './admin-head.tsx'

type ComingScreenProps = {
  title: string
  subtitle?: string
  back?: string
  /** What this screen will be for, and where things stand until then. */
  text: string
  /** Where that can be seen now. */
  link: { to: string; label: string }
}

/** A part of the admin that is not there yet. */
export function ComingScreen({ title, subtitle, back, text, link }: ComingScreenProps) {
  return (
    <>
      <AdminHead title={title} subtitle={subtitle} back={back} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg bg-card p-5 shadow-hairline md:p-6">
        <img src="/images/leeg-lijst.svg" alt="" width={480} height={320} className="w-36" />
        <div className="min-w-0 max-w-[34rem] flex-[1_1_16rem]">
          <p className="text-ink-soft">{text}</p>
          <Link to={link.to} className={arrowLinkLook()}>
            <ArrowLabel>{link.label}</ArrowLabel>
          </Link>
        </div>
      </div>
    </>
  )
}
