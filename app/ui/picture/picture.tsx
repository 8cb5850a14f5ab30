import type { ComponentProps } from 'react'

type PictureProps = {
  src: string
  width: number
  height: number
  /** The point that must stay visible when the picture is cropped. */
  focus?: string
  /** The background colour while it loads. */
  tint?: string
  /** Several widths each, the best format first. */
  sources?: { type: string; srcSet: string }[]
  /** The displayed width at each window width. */
  sizes: string
  look: string
  alt?: string
} & Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>

/** Loads a picture at the width it is displayed in. Without sources it is a plain `img`. */
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
