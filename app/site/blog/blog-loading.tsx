import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export function BlogLoading() {
  return (
    <>
      <Spinner label="Blogberichten laden..." />
      <div
        aria-hidden="true"
        className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 sm:max-xl:[&>:last-child]:hidden"
      >
        <CardShape />
        <CardShape />
        <CardShape />
      </div>
    </>
  )
}

function CardShape() {
  return (
    <div>
      <div className="aspect-5/3">
        <Skeleton rounded="lg" />
      </div>
      <div className="grid gap-3 pt-7">
        <Skeleton width="40%" height="0.875rem" />
        <Skeleton height="1.25rem" />
        <Skeleton height="0.875rem" />
        <Skeleton width="70%" height="0.875rem" />
      </div>
    </div>
  )
}
