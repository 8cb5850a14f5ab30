import type { SyntheticEvent } from 'react'

type DrawingProps = {
  /** Path of an image of 480 by 320, such as /images/leeg-lijst.svg. */
  src: string
  className: string
}

/** A decoration. Hides itself if it can't load, as without a network, so that no empty frame stays. */
export function Drawing({ src, className }: DrawingProps) {
  // The key shows another drawing in its place again.
  return (
    <img key={src} src={src} alt="" width={480} height={320} className={className} onError={hide} />
  )
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}
