import sprite from 'virtual:icon-sprite'
import type { LucideProps } from 'lucide-react'

/**
 * An icon of a public page: the build puts it in the place of Lucide's (see scripts/vite/icon-sprite.ts).
 *
 * @param drawing in the server's build alone. What the server draws stays in the page: React leaves the content
 * of such an element as it finds it.
 */
export function icon(name: string, drawing = `<use href="${sprite}#${name}"/>`) {
  const content = { __html: drawing }
  return function Icon({ size = 24, strokeWidth, className, style, ...rest }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={className ? `icon ${className}` : 'icon'}
        style={strokeWidth === undefined ? style : { ...style, strokeWidth }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made by the build
        dangerouslySetInnerHTML={content}
        {...rest}
      />
    )
  }
}
