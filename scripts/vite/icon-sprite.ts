import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type IconNode = [tag: string, attributes: Record<string, string>]

const imported = /'lucide-react\/icons\/([\w-]+)'/g
const spriteModule = 'virtual:icon-sprite'
const iconPrefix = '\0icon:'

/** The icons that public pages draw. */
export const publicIcons: string[] = [
  ...new Set(
    globSync('app/{ui,site,routes/public}/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) => name),
    ),
  ),
].sort()

/**
 * Draws the icons of public pages from one cached file, in place of Lucide's components: their drawings
 * leave the scripts, and an icon is one element for React to hydrate. In development and in component
 * tests Lucide draws them.
 */
export async function iconSprite(): Promise<Plugin> {
  const symbols = await Promise.all(publicIcons.map(symbolOf))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`

  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === spriteModule) return `\0${spriteModule}`
      const name = id.startsWith('lucide-react/icons/') && id.slice('lucide-react/icons/'.length)
      return name && publicIcons.includes(name) ? iconPrefix + name : undefined
    },
    load(id) {
      if (id === `\0${spriteModule}`) return `export default '/${fileName}'`
      if (!id.startsWith(iconPrefix)) return undefined
      const name = JSON.stringify(id.slice(iconPrefix.length))
      return {
        code: `import { icon } from '/app/ui/icon/icon.tsx'\nexport default /* @__PURE__ */ icon(${name})`,
        moduleSideEffects: false,
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}

async function symbolOf(name: string): Promise<string> {
  const { __iconData: data } = await import(`lucide-react/icons/${name}`)
  const nodes = data.node as IconNode[]
  const drawing = nodes.map(([tag, { key: _, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`)
    return `<${tag} ${text.join(' ')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 ${data.size} ${data.size}">${drawing.join('')}</symbol>`
}
