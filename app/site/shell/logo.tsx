import { useSettings } from '#app/site/page/settings.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'

/** The mark with the site's name as live text. */
export function Logo() {
  return (
    <span className="inline-flex min-h-11 min-w-0 items-center gap-[min(0.625rem,3vw)]">
      <LogoMark />
      <span className="truncate py-1 font-extrabold font-heading text-[min(1.3125rem,6vw)]/none md:text-[1.3125rem]/none tracking-[-0.03em]">
        {useSettings().product}
      </span>
    </span>
  )
}
