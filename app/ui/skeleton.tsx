const roundings = { xs: 'rounded-xs', md: 'rounded-md', lg: 'rounded-lg', full: 'rounded-full' }

type SkeletonProps = { width?: string; height?: string; rounded?: keyof typeof roundings }

/** A placeholder while loading. Without a size it fills its parent. */
export function Skeleton({ width = '100%', height = '100%', rounded = 'xs' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full animate-pulse bg-sunken ${roundings[rounded]}`}
      style={{ width, height }}
    />
  )
}
