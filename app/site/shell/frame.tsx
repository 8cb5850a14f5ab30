import { type ReactNode, Suspense } from 'react'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, main and footer of every public page. Pages bring no `<main>` of their own. */
export function Frame({ children }: { children: ReactNode }) {
  const main = usePageFocus()

  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="inhoud" ref={main} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {/* On its own, so that it is hydrated in a task after that of the page. */}
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  )
}
