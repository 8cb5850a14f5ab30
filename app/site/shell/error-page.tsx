import { isRouteErrorResponse } from 'react-router'
import { later } from '#app/site/page/later.tsx'
import { BrokenPage } from './broken-page.tsx'
import { Frame } from './frame.tsx'

const NotFoundPage = later(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The pages for 404 and for failures, in the frame of every public page. */
export function ErrorPage({ error }: { error: unknown }) {
  const isAbsent = isRouteErrorResponse(error) && error.status < 500

  return (
    <Frame>{isAbsent ? <NotFoundPage suggested={error.data?.suggested} /> : <BrokenPage />}</Frame>
  )
}
