import { isRouteErrorResponse } from 'react-router'
import { BrokenPage } from './broken-page.tsx'
import { Frame } from './frame.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The pages for 404 and for failures, in the frame of every public page. */
export function ErrorPage({ error }: { error: unknown }) {
  const isAbsent = isRouteErrorResponse(error) && error.status < 500

  return (
    <Frame>{isAbsent ? <NotFoundPage suggested={error.data?.suggested} /> : <BrokenPage />}</Frame>
  )
}
