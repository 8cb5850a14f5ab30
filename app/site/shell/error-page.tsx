import { isRouteErrorResponse } from 'react-router'
import { later, untilLoaded } from '#app/site/hydration/later.tsx'
import { whenIdle } from '#app/site/hydration/when-idle.ts'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'

const loadBrokenPage = async () => (await import('./broken-page.tsx')).BrokenPage
const BrokenPage = later(loadBrokenPage)

/** Loads the page for failures while there is a network: what fails next may be the network. */
export function warmBrokenPage(): void {
  whenIdle(() => untilLoaded(loadBrokenPage))
}

/** The pages for 404 and for failures, in the frame of every public page. */
export function ErrorPage({ error }: { error: unknown }) {
  const isAbsent = isRouteErrorResponse(error) && error.status < 500

  return <Frame>{isAbsent ? <NotFound suggested={error.data?.suggested} /> : <BrokenPage />}</Frame>
}
