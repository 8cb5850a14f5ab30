/** An entry whose code another file has: that file, what it imports, and its names of their exports. */
export type MergedEntry = { file: string; imports: string[]; exports: Record<string, string> }
export type MergedEntries = Record<string, MergedEntry>

/** A window in the background paints nothing. */
const painted =
  'await new Promise((go)=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,1e3)})'

/**
 * Lets a page fetch its scripts once it is on the screen: it works without them, and until then they would
 * compete with its fonts and pictures. The script that runs before that is only shortened.
 *
 * @param page as React Router renders it, with static imports in its one inline module
 * @param atOnce statements that do not wait
 */
export function scriptsAfterPaint(page: string, atOnce: string, merged: MergedEntries): string {
  return page
    .replace(ofScrollPosition, shorter)
    .replace(
      /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, script: string, close: string) =>
        open + shorter(atOnce + afterPaint(script, merged)) + close,
    )
}

function afterPaint(script: string, merged: MergedEntries): string {
  const imports = [...script.matchAll(/import \* as (\w+) from "([^"]+)";/g)]
  const [last = '', entry = ''] = /import\("([^"]+)"\);?\s*$/.exec(script) ?? []
  const start = merged[entry]?.exports.start
  const addresses = imports.map(([, , address = '']) => address)
  if (start) addresses.push(entry)

  const fileOf = (address: string) => merged[address]?.file ?? address
  const files = [...new Set(addresses.map(fileOf))]
  const alsoNeeded = new Set(addresses.flatMap((address) => merged[address]?.imports ?? []))
  const loaded = (address: string) => `file${files.indexOf(fileOf(address))}`
  const moduleOf = (address: string) => {
    const exports = Object.entries(merged[address]?.exports ?? {})
    if (exports.length === 0) return loaded(address)
    return `{${exports.map(([name, local]) => `${name}:${loaded(address)}.${local}`).join(',')}}`
  }

  let rest = withShortManifest(script).replace(/^;/, '')
  if (start) rest = rest.replace(last, `${loaded(entry)}.${start}()`)
  for (const [statement] of imports) rest = rest.replace(statement, '')
  // The router preloads them by their names in its manifest, although they are there.
  for (const address of addresses) rest = rest.replaceAll(`"${address}"`, `"${fileOf(address)}"`)

  const variables = files.map((_, index) => `file${index}`).join(',')
  const calls = [...files, ...alsoNeeded].map((file) => `import("${file}")`).join(',')
  const modules = imports.map(([, name, address = '']) => `,${name}=${moduleOf(address)}`).join('')
  return `${painted};const [${variables}]=await Promise.all([${calls}])${modules};${rest}`
}

/**
 * Without what the router has no use for in its manifest. What each route imports, it would preload: that has
 * been asked for, or comes when the browser is idle. A flag that is absent counts as false.
 */
const withShortManifest = (script: string) =>
  script.replaceAll(/"imports": \[[^\]]*\]/g, '"imports": []').replaceAll(/"has\w+": false,/g, '')

/** The script with which React Router restores where somebody was. */
const ofScrollPosition = /<script[^>]*>\(\(storageKey,[\s\S]*?<\/script>/

const shorter = (script: string) => script.replaceAll(/\s*\n\s*/g, '')
