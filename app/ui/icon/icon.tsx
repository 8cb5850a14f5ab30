import sprite from 'virtual:icon-sprite'
import type { LucideProps } from 'lucide-react'

/** An icon of the sprite: the build puts it in the place of Lucide's, which carries its own drawing. */
export function icon(name: string) {
  return function Icon({ size = 24, strokeWidth, className, style, ...rest }: LucideProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever uses it names or hides it
      <svg
        width={size}
        height={size}
        className={className ? `icon ${className}` : 'icon'}
        style={strokeWidth === undefined ? style : { ...style, strokeWidth }}
        {...rest}
      >
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
}
