import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type * as ReactServer from 'react-dom/server'
import { currentBuild } from '../scripts/current-build.mjs'

// The limit that bench/uncached.ts compares with: the site's own build, of which the trees of some pages are
// caught on their way to react-dom, with their data. Each request then renders one of them.

type Element = { props: { children: Element; context?: object } }
type Options = Record<string, unknown>
type Tree = { element: Element; options: Options }
type Pages = {
  renderPage: (request: Request, visit: { requestId: string; address: string }) => Promise<Response>
}

const trees: Tree[] = []
let server: typeof ReactServer | undefined
let isCatching = true

function renderer(dom: typeof ReactServer) {
  server = dom
  return (element: Element, { signal, ...options }: Options) => {
    if (isCatching) trees.push({ element: withoutEncodedData(element), options })
    return render({ element, options: { ...options, signal } })
  }
}
Object.assign(globalThis, { renderer })

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!/\/build\/[^/]+\/server\//.test(url) || !loaded.source) return loaded
    const source = `${loaded.source}`
    return {
      ...loaded,
      source: source.replace(/\(0, (\w+)\.renderToReadableStream\)/, 'renderer($1)'),
    }
  },
})

const main = join(process.cwd(), currentBuild(), 'server/main.js')
const [, chunk = ''] =
  /import\("(\.\/assets\/pages-[^"]+)"\)/.exec(readFileSync(main, 'utf8')) ?? []
await import(pathToFileURL(main).href)
const { renderPage }: Pages = await import(new URL(chunk, pathToFileURL(main)).href)

process.once('message', async (paths: string[]) => {
  for (const path of paths) await (await page(path)).text()
  isCatching = false
  if (trees.length !== paths.length) throw new Error('The build renders in another way.')

  let turn = 0
  createServer(async ({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (url.startsWith('/page/')) {
      const rendered = await page(url.slice('/page'.length))
      response.end(Buffer.from(await rendered.arrayBuffer()))
      return
    }
    const tree = trees[turn++ % trees.length]
    if (tree) response.end(await text(await render(tree)))
  }).listen(0, '127.0.0.1', function (this: { address: () => unknown }) {
    process.send?.((this.address() as AddressInfo).port)
  })
})

const page = (path: string) =>
  renderPage(new Request(new URL(path, 'http://localhost')), { requestId: '', address: '' })

/** Whole, as the site sends it. */
async function render({ element, options }: Tree) {
  if (!server) throw new Error('The build has no react-dom.')
  // Its types are of the sources, and the element is of the build.
  const stream = await server.renderToReadableStream(element as never, options)
  await stream.allReady
  return stream
}

/** Without the router's encoding of the data, which is no part of the tree. */
function withoutEncodedData({ props, ...element }: Element): Element {
  if (!props.context) {
    return { ...element, props: { ...props, children: withoutEncodedData(props.children) } }
  }
  return {
    ...element,
    props: { ...props, context: { ...props.context, serverHandoffStream: undefined } },
  }
}
