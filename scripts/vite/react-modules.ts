import type { Plugin } from 'vite'

const packageEntry = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w-]+\.js$/
const production = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/

/**
 * Makes ECMAScript modules of React's production files. As CommonJS they would each be one function, which a
 * browser parses when it is called, on the main thread: React DOM is half of a page's scripts. A module is
 * parsed while it arrives, in a thread of its own. And a name that nobody imports is left out.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [packageEntry, production] },
      handler: (code, id) => (production.test(id) ? moduleOf(code) : reexport(code)),
    },
    // React DOM asks for two functions that only the development build of Scheduler has.
    onLog: (_, { code, id }) => !(code === 'IMPORT_IS_UNDEFINED' && production.test(id ?? '')),
  }
}

/** `module.exports = require(file)`, for production or else for development. */
function reexport(code: string): string {
  const [, file] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? []
  if (!file) throw new Error('An entry of React no longer names a file for production.')
  return `export * from '${file}'\nexport * as default from '${file}'`
}

/**
 * React makes the errors that it throws as signals when it is loaded. While DevTools or Lighthouse watch, V8
 * finds out for each where it was made, and parses the whole file for that. A signal has no use for it.
 */
const signals = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
const makeSignal =
  'var $signal = (message) => Object.assign(Object.create(Error.prototype), { message })'

/** The same statements with imports, and with a variable for each export. */
export function moduleOf(code: string): string {
  const requires = /var ((?:\w+ = require\("[^"]+"\)[,;]\s*)+)/
  const [statement = '', list = ''] = requires.exec(code) ?? []
  const imports = [...list.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(
    ([, name, from]) => `import * as ${name} from '${from}'`,
  )
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  const body = code
    .replace(statement, '')
    .replaceAll(/^exports\.(\w+) = /gm, 'var $$$1 = ')
    .replaceAll(/\bexports\.(\w+)/g, '$$$1')
    .replaceAll(signals, '$1 = $$signal($2)')
  const late = names.filter((name) => !body.includes(`var $${name} = `))

  return [
    ...imports,
    body.includes('$signal(') ? makeSignal : '',
    late.length > 0 ? `var ${late.map((name) => `$${name}`).join(', ')}` : '',
    body,
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
