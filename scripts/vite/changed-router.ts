import type { Plugin } from 'vite'

type Change = [code: string | RegExp, instead: (code: string) => string]

const ofPage: Change[] = [
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

const ofHistory: Change[] = [
  // The entry of a link within the page gets a key, by which its place is kept for who goes back to it.
  [
    'action = "POP";\n\t\tlet nextIndex',
    (code) =>
      `if (!globalHistory.state) globalHistory.replaceState({ key: createKey(), idx: index + 1 }, "");\n\t\t${code}`,
  ],
]

const ofRouter: Change[] = [
  // It says that an entry may be without an index. None is: see above.
  [/\n\t*warning\(blockerFunctions\.size .*/, () => ''],
  // Such a link is the browser's to follow. Told in its event, React would render and hydrate the whole page before
  // the browser shows the place, and later the page would scroll to it again.
  [
    'state = {\n\t\t\t...state,\n\t\t\t...newState\n\t\t};\n\t\tlet unmountedFetchers',
    (code) =>
      `let isFollowed = newState.historyAction === "POP" && newState.restoreScrollPosition === null && isHashChangeOnly(state.location, newState.location);\n\t\tif (isFollowed) newState.restoreScrollPosition = false;\n\t\t${code}`,
  ],
  [
    '[...subscribers].forEach((subscriber) => subscriber(state, {',
    (code) => `let tell = () => ${code}`,
  ],
  [
    'flushSync: opts.flushSync === true\n\t\t}));\n\t\tunmountedFetchers',
    (code) => code.replace('unmounted', 'isFollowed ? setTimeout(tell) : tell();\n\t\tunmounted'),
  ],
]

// What a visitor sees if the frame of the page fails too. React Router shows the error itself, in English.
const lastPage = `return React$1.createElement("html", { lang: "nl" },
	React$1.createElement("head", null,
		React$1.createElement("meta", { name: "viewport", content: "width=device-width" }),
		React$1.createElement("title", null, "Er ging iets mis")),
	React$1.createElement("body", { style: { font: "1.125rem system-ui", padding: "2rem" } },
		"Excuus, dit ligt aan ons. ",
		React$1.createElement("a", { href: "", style: { textDecoration: "underline" } }, "Opnieuw proberen")));`

const ofErrors: Change[] = [
  ['let { nonce } = useFrameworkContext();\n\tconsole', () => 'console'],
  [/let heyDeveloper[\s\S]*heyDeveloper\);/, () => lastPage],
]

const ofRoutes: Change[] = [
  [
    /route\.clientLoaderModule\s*\) : await getLazyRoute\(\);\s*invariant\(clientLoader/,
    (code) =>
      code.replace(
        ')',
        ').catch(async (error) => { await window.scriptFailed?.(); throw error; })',
      ),
  ],
]

const ofRouteModules: Change[] = [
  // It loads the page again, without asking whether that helps or loses what was typed: see
  // `app/ui/upgrade/new-version.tsx`.
  ['window.location.reload();', (code) => `if (!(await window.scriptFailed?.())) ${code}`],
]

const ofFallback: Change[] = [
  // For a page that the server does not render. None of ours is.
  [/let \{ nonce \}[\s\S]*?null\);/, () => 'return null;'],
]

const changes = {
  'hydrated-router': ofPage,
  history: ofHistory,
  router: ofRouter,
  'ssr/errorBoundaries': ofErrors,
  'ssr/fallback': ofFallback,
  'ssr/routeModules': ofRouteModules,
  'ssr/routes': ofRoutes,
}
const changedFile = new RegExp(`/react-router/.*/(?<name>${Object.keys(changes).join('|')})\\.js$`)

/** React Router in the browser, changed where it costs a visitor something. */
export function changedRouter(): Plugin {
  return {
    name: 'changed-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: changedFile },
      handler(code, id) {
        const name = changedFile.exec(id)?.groups?.name as keyof typeof changes
        const changed = changes[name].reduce((text, [part, instead]) => {
          if (text.split(part).length !== 2) throw new Error(`React Router has no '${part}'.`)
          return text.replace(part, instead)
        }, code)
        return { code: changed, map: null }
      },
    },
  }
}
