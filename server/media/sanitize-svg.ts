import sanitize from 'sanitize-html'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { MediaRefusal } from '#domain/media/media.ts'

const shapes =
  'svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon'
const texts = 'text tspan textPath'
const paints = 'linearGradient radialGradient stop pattern clipPath mask marker image'
const filters = [
  'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
  'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
  'feSpotLight feTile feTurbulence',
].join(' ')
const motions = 'animate animateTransform animateMotion mpath'

const ownAttributes = [
  'id class style transform d points x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fr width height',
  'viewBox preserveAspectRatio xmlns xmlns:xlink href xlink:href version role aria-label aria-hidden',
  'fill fill-* stroke stroke-* opacity color color-* stop-* flood-* lighting-color paint-order',
  'clip-* clipPathUnits mask mask-* maskUnits maskContentUnits marker-* filter filterUnits',
  'primitiveUnits gradientUnits gradientTransform spreadMethod offset patternUnits',
  'patternContentUnits patternTransform display visibility overflow vector-effect shape-rendering',
  'image-rendering text-rendering font-* font text-* letter-spacing word-spacing dominant-baseline',
  'alignment-baseline baseline-shift writing-mode rotate textLength lengthAdjust startOffset',
  'markerWidth markerHeight markerUnits orient refX refY mix-blend-mode isolation xml:space pathLength',
  'in in2 result type values stdDeviation mode admin k1 k2 k3 k4 scale xChannelSelector',
  'yChannelSelector baseFrequency numOctaves seed stitchTiles surfaceScale diffuseConstant',
  'specularConstant specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ z',
  'limitingConeAngle order kernelMatrix divisor bias targetX targetY edgeMode radius tableValues',
  'slope intercept amplitude exponent attributeName attributeType begin dur end repeatCount',
  'repeatDur from to by keyTimes keySplines keyPoints calcMode additive accumulate path min max',
]
  .join(' ')
  .split(' ')

// The comment pattern stops at the first end, since backtracking over sixty comments would hang the
// process.
const svgEnd = /^(<\/svg\s*>|[^<]*<svg[^<]*\/>)(\s|<!--(?:(?!-->)[\s\S])*-->)*$/i

const activeTags =
  /^(.*:)?(script|handler|listener|foreignobject|iframe|object|embed|audio|video|set)$/i
const dataPicture = /^data:image\/(png|jpeg|webp|gif);base64,[a-z0-9+/=\s]*$/i

/**
 * Style sheets get another tag name, because sanitize-html would pass `style` through unchecked.
 */
const safeStyleTag = 'safe-style'

/**
 * Makes an SVG that runs no script and loads nothing. Anything active or external is refused rather
 * than removed, so that no part of the picture silently disappears. Editor metadata is removed.
 */
export function sanitizeSvg(bytes: Uint8Array): Result<string, MediaRefusal> {
  const source = decode(bytes)
  if (source === undefined || !isWhole(source)) return refused('damaged')
  if (/<!ENTITY/i.test(source)) return refused('entities')

  const found = new Set<MediaRefusal>()
  const svg = sanitize(withoutDoctype(source), {
    allowedTags: `${shapes} ${texts} ${paints} ${filters} ${motions} ${safeStyleTag}`.split(' '),
    allowedAttributes: { '*': ownAttributes },
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    nonTextTags: ['script', 'foreignObject', 'metadata'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        for (const why of faultsOf(tagName, attribs)) found.add(why)
        return { tagName: tagName === 'style' ? safeStyleTag : tagName, attribs }
      },
    },
  })
    .trim()
    .replaceAll(`<${safeStyleTag}`, '<style')
    .replaceAll(`</${safeStyleTag}`, '</style')

  for (const why of faultsInSheets(svg)) found.add(why)
  const [worst] = (['script', 'outside', 'damaged'] as const).filter((why) => found.has(why))
  if (worst) return refused(worst)
  if (!/^<svg[\s>]/.test(svg)) return refused('damaged')
  return ok(withNamespaces(svg))
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Read from the first place only: from each of many, the expression would read on to the end. */
function withoutDoctype(source: string): string {
  const start = source.search(/<!DOCTYPE/i)
  if (start < 0) return source
  const doctype = /[^>[]*(\[[^\]]*\]\s*)?>/y
  doctype.lastIndex = start
  const [found = ''] = doctype.exec(source) ?? []
  return source.slice(0, start) + source.slice(start + found.length)
}

function isWhole(source: string): boolean {
  return svgEnd.test(source.slice(Math.max(0, source.lastIndexOf('</svg'))))
}

function faultsOf(tagName: string, attribs: Record<string, string>): MediaRefusal[] {
  const faults = Object.entries(attribs).flatMap(([name, value]) => {
    const isLink = /^(.*:)?href$/i.test(name)
    const moves = /^attributeName$/i.test(name) && /href|^on|style/i.test(value)
    if (/^on/i.test(name) || moves || isScript(value)) return ['script' as const]
    if (isLink && !/^a$/i.test(tagName) && !/^#/.test(value) && !dataPicture.test(value)) {
      return ['outside' as const]
    }
    return isLink ? [] : faultsIn(value)
  })
  return activeTags.test(tagName) ? ['script', ...faults] : faults
}

// Browsers ignore white space and control characters in a scheme.
const isScript = (value: string) =>
  /^(javascript|vbscript|data:(text|application))/i.test(value.replace(/[\s\p{Cc}]/gu, ''))

/**
 * Checks style sheets after sanitizing: comments and entities can no longer split a keyword, but an
 * element inside one still could.
 */
function faultsInSheets(svg: string): MediaRefusal[] {
  return [...svg.matchAll(/<style[^>]*>([^<]*)(<\/style>)?/g)].flatMap(([, css = '', close]) =>
    close ? faultsIn(css) : ['damaged' as const],
  )
}

/** Checks a style, or an attribute that may refer to another element. */
function faultsIn(style: string): MediaRefusal[] {
  if (/javascript:|expression\s*\(|-moz-binding|behavior\s*:/i.test(style)) return ['script']
  const names = [...style.matchAll(/url\s*\(\s*(['"]?)([^)'"]*)/gi)]
  const isOutside = names.some(([, , name = '']) => !/^#/.test(name) && !dataPicture.test(name))
  // CSS escapes can spell `url` in many ways, so backslashes are refused. These functions load
  // pictures without `url()`. "image(1)" is how browsers name a second download, so that is
  // allowed.
  const loadsOtherwise = /@import|\\|\b(image-set|image|src)\((?!\d)/i.test(style)
  return isOutside || loadsOtherwise ? ['outside'] : []
}

/** Without namespaces browsers show an SVG file as text. */
function withNamespaces(svg: string): string {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const missing = [
    ...(/\sxmlns=/.test(root) ? [] : [' xmlns="http://www.w3.org/2000/svg"']),
    ...(/\sxmlns:xlink=/.test(root) || !svg.includes('xlink:')
      ? []
      : [' xmlns:xlink="http://www.w3.org/1999/xlink"']),
  ].join('')
  return svg.replace(/^<svg/, `<svg${missing}`)
}
