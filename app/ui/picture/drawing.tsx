type DrawingProps = {
  /** Path of an image of 480 by 320, such as /images/leeg-lijst.svg. */
  src: string
  className: string
}

/** A decoration. Hides itself if it can't load, as without a network, so that no empty frame stays. */
export function Drawing({ src, className }: DrawingProps) {
  return (
    <img
      // Shows another drawing in its place again.
      key={src}
      // One in the server's HTML may have failed before this is hydrated.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) image.hidden = true
      }}
      src={src}
      alt=""
      width={480}
      height={320}
      className={className}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
