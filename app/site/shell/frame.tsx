import type { ReactNode } from 'react'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What is around every public page. A page brings no `<main>` of its own. */
export function Frame({ children }: { children: ReactNode }) {
  const main = usePageFocus()

  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="inhoud" ref={main} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
