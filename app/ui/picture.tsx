import type { ComponentProps } from 'react'

type PictureProps = {
  src: string
  width: number
  height: number
  /** What has to stay in sight when it is cut. */
  focus?: string
  /** Its place until it is there. */
  tint?: string
  /** In several widths, the best format first. */
  sources?: { type: string; srcSet: string }[]
  /** How wide it is shown, at each width of the window. */
  sizes: string
  look: string
  alt?: string
} & Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>

/** A picture at the width that it is shown in. One that there is only one of is just that. */
export function Picture({ sources, focus, tint, sizes, look, alt = '', ...image }: PictureProps) {
  const last = sources?.at(-1)
  const img = (
    <img
      {...image}
      alt={alt}
      sizes={last && sizes}
      srcSet={last?.srcSet}
      className={look}
      style={focus || tint ? { objectPosition: focus, backgroundColor: tint } : undefined}
    />
  )
  if (!sources) return img

  return (
    <picture className="contents [&>source]:hidden">
      {sources.slice(0, -1).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
