/** A window in the background paints nothing. */
const painted =
  'await new Promise((go)=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,1e3)})'

/**
 * Lets a page fetch its scripts once it is on the screen: it works without them, and until then they would
 * compete with its fonts and pictures.
 *
 * @param page as React Router renders it, with static imports in its one inline module
 * @param atOnce statements that do not wait
 */
export function scriptsAfterPaint(page: string, atOnce: string): string {
  return page.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
    (_, open: string, script: string, close: string) =>
      open + shorter(atOnce + afterPaint(script)) + close,
  )
}

function afterPaint(script: string): string {
  const imports = [...script.matchAll(/import \* as (\w+) from ("[^"]+");/g)]
  const names = imports.map(([, name]) => name).join(',')
  const calls = imports.map(([, , address]) => `import(${address})`).join(',')
  const rest = imports.reduce(
    (text, [statement]) => text.replace(statement, ''),
    withoutImports(script),
  )
  return `${painted};const [${names}]=await Promise.all([${calls}])${rest}`
}

/**
 * The router would preload what each route imports. That has been asked for, or comes when the browser is
 * idle.
 */
const withoutImports = (script: string) =>
  script.replaceAll(/"imports": \[[^\]]*\]/g, '"imports": []')

const shorter = (script: string) => script.replaceAll(/\s*\n\s*/g, '')
