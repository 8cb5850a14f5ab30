import { type ComponentProps, useState } from 'react'

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

const placeholder = '/images/plaatshouder.svg'

/**
 * Loads a picture at the width it is displayed in. Without sources it is a plain `img`. One that does not load is
 * the placeholder.
 */
export function Picture(props: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const isFailed = failed === props.src
  const {
    sources,
    focus,
    tint,
    sizes,
    look,
    alt = '',
    ...image
  } = isFailed
    ? { ...props, src: placeholder, sources: undefined, tint: undefined, focus: undefined }
    : props
  const last = sources?.at(-1)
  const fail = () => setFailed(props.src)
  const img = (
    <img
      {...image}
      // One in the server's HTML may have failed before this is hydrated.
      ref={(shown) => {
        if (!isFailed && shown?.complete && shown.naturalWidth === 0) fail()
      }}
      onError={isFailed ? undefined : fail}
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
