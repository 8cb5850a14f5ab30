import type { Plugin } from 'vite'

const hydratedRouter = /\/node_modules\/react-router\/.*\/hydrated-router\.js$/

const changes: [code: string, instead: (code: string) => string][] = [
  // A page has its state as it is (`server/http/page-state.ts`), instead of the stream that it would decode first.
  [
    'if (!ssrInfo.stateDecodingPromise) {',
    (code) =>
      `if (ssrInfo.context.state) ssrInfo.stateDecodingPromise = { value: true };\n\t${code}`,
  ],
  // A new address is rendered as a transition, as in the router that this wraps. In the task of the press itself
  // React would hydrate every piece of the page that is not hydrated yet.
  [
    'setLocation(newState.location);',
    (code) => `React$1.startTransition(() => { ${code.replace(';', '')} });`,
  ],
  // The same value as long as what is in it is the same, so that a new address does not render every link.
  [
    '{ value: {\n\t\tmanifest: ssrInfo.manifest,',
    (code) => code.replace('value: {', 'value: React$1.useMemo(() => ({'),
  ],
  [
    'routeDiscovery: ssrInfo.context.routeDiscovery\n\t} }',
    (code) => code.replace('\n\t} }', '\n\t}), [criticalCss]) }'),
  ],
]

/** React Router's own component of the client, changed where it costs a visitor something. */
export function changedRouter(): Plugin {
  return {
    name: 'hydrated-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: hydratedRouter },
      handler(code) {
        const changed = changes.reduce((text, [part, instead]) => {
          if (text.split(part).length !== 2) throw new Error(`React Router has no '${part}'.`)
          return text.replace(part, instead)
        }, code)
        return { code: changed, map: null }
      },
    },
  }
}
