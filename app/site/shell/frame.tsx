import type { ReactNode } from 'react'
import { laterWhenIdle } from '#app/site/hydration/later.tsx'
import { useStayAhead } from '#app/site/page/use-stay-ahead.ts'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import { Header } from './header.tsx'

const Footer = laterWhenIdle(async () => (await import('./footer.tsx')).Footer)

/** Header, main and footer of every public page. Pages bring no `<main>` of their own. */
export function Frame({ children }: { children: ReactNode }) {
  const main = usePageFocus()

  return (
    <div onClickCapture={useStayAhead()} className="flex min-h-dvh flex-col">
      <Header />
      <main id="inhoud" ref={main} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
