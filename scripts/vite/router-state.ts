import type { Plugin } from 'vite'

const router = /\/node_modules\/react-router\/.*\/hydrated-router\.js$/
const decoding = 'if (!ssrInfo.stateDecodingPromise) {'

/**
 * Lets React Router start from the state that a page has as it is (`server/http/page-state.ts`), instead of the
 * stream that it would decode first.
 */
export function routerState(): Plugin {
  return {
    name: 'router-state',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: router },
      handler(code) {
        if (!code.includes(decoding)) throw new Error('React Router decodes its state differently.')
        const known = 'if (ssrInfo.context.state) ssrInfo.stateDecodingPromise = { value: true };'
        return { code: code.replace(decoding, `${known}\n\t${decoding}`), map: null }
      },
    },
  }
}
