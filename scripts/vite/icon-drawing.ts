/** As Lucide describes an element of a drawing. */
export type IconNode = [tag: string, attributes: Record<string, string>]

/** What an icon is drawn with: one path where that is possible, because each element costs a page. */
export function drawingOf(nodes: IconNode[]): string {
  // What is filled too stays an element of its own.
  const isOutline = ([, attributes]: IconNode) => !('fill' in attributes)
  const outline = nodes.filter(isOutline).map(([tag, attributes]) => outlineOf(tag, attributes))
  const others = nodes.filter((node) => !isOutline(node)).map(elementOf)
  const path = outline.join('').replace(/^M0 0m/, 'm')
  return [`<path d="${shorter(path)}"/>`, ...others].join('')
}

/** The same drawing as the `d` of a path. */
function outlineOf(tag: string, attributes: Record<string, string>): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // It may begin with a move from the origin, which would be one from the end of what comes before.
      return (attributes.d ?? '').replace(/^m/, 'M0 0m')
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'circle': {
      const [cx, cy, r] = [number('cx'), number('cy'), number('r')]
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
    }
    case 'rect': {
      const [x, y, r] = [number('x'), number('y'), number('rx')]
      const [width, height] = [number('width') - 2 * r, number('height') - 2 * r]
      const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
      return `M${x + r} ${y}h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}z`
    }
    default:
      throw new Error(`An icon has a ${tag}, which scripts/vite/icon-drawing.ts does not know.`)
  }
}

/** As Lucide draws it. */
export function elementOf([tag, { key: _, ...attributes }]: IconNode): string {
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<${tag} ${text.join(' ')}/>`
}

/**
 * With two decimals: a hundredth of a unit is less than a hundredth of a pixel. Not of arcs, in which a number may
 * follow the digit of a flag.
 */
const shorter = (path: string) =>
  path.replaceAll(' -', '-').replaceAll(/[b-z][^a-z]*/gi, (command) =>
    command.replaceAll(/\d*\.\d{3,}(?=(\.?))/g, (number, point: string) => {
      const rounded = String(Math.round(Number(number) * 100) / 100).replace(/^0\./, '.')
      // Two numbers may share the point between them.
      return point && !rounded.includes('.') ? `${rounded} ` : rounded
    }),
  )
