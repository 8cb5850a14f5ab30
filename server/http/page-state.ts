import type { EntryContext } from 'react-router'

type State = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>

/** As React Router renders it. */
const context =
  /window\.__reactRouterContext = (\{.*?)\};window\.__reactRouterContext\.stream = .*?\.pipeThrough\(new TextEncoderStream\(\)\);/

/**
 * What the loaders of a page gave, as JSON; nothing if JSON has no form for it. React Router's own encoding has one
 * for dates, promises and errors too. It refers from each value to others by number, so that a page of an airport
 * is 0.5 kB larger, and a client decodes it in tasks of its own.
 */
export function stateOf({ loaderData, actionData, errors }: State): string | undefined {
  const state = { loaderData, actionData, errors }
  return isJson(state) ? JSON.stringify(state).replaceAll('<', '\\u003c') : undefined
}

/**
 * A page that has its state as it is, where it had the stream. A flag that is absent counts as false.
 *
 * @param state as text of the page: scripts/vite/changed-router.ts makes the router read it
 */
export const withState = (page: string, state: string) =>
  page.replace(context, (_, start: string) => {
    const short = start.replaceAll(/"\w+":false,?/g, '').replace(/,$/, '')
    return `window.__reactRouterContext=${short},"state":${state}};`
  })

function isJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value)
    case 'object':
      if (value === null) return true
      if (Array.isArray(value)) return value.every(isJson)
      return (
        Object.getPrototypeOf(value) === Object.prototype &&
        Object.values(value).every((one) => one === undefined || isJson(one))
      )
    default:
      return false
  }
}
