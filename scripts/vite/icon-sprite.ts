import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { drawingOf, type IconNode } from './icon-drawing.ts'

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
 * Draws the icons of public pages in place of Lucide's components. The server draws them in the page: looking
 * each up in a file takes a phone three times as long. Scripts refer to one cached file, so that they carry no
 * drawings, and an icon is one element for React to hydrate. In development and in component tests Lucide
 * draws them.
 */
export async function iconSprite(): Promise<Plugin> {
  const drawings = new Map(await Promise.all(publicIcons.map(readDrawing)))
  const symbols = [...drawings].map(([name, drawing]) => `<symbol id="${name}">${drawing}</symbol>`)
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
      const name = id.slice(iconPrefix.length)
      const drawing = this.environment.name === 'ssr' ? drawings.get(name) : undefined
      const parameters = [name, drawing].filter(Boolean).map((text) => JSON.stringify(text))
      return {
        code: `import { icon } from '/app/ui/icon/icon.tsx'\nexport default /* @__PURE__ */ icon(${parameters})`,
        moduleSideEffects: false,
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}

async function readDrawing(name: string): Promise<[name: string, drawing: string]> {
  const { __iconData: data } = await import(`lucide-react/icons/${name}`)
  return [name, drawingOf(data.node as IconNode[])]
}
