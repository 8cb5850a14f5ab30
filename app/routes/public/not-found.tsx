import { data } from 'react-router'

/** Any path without a route. */
export function loader(): never {
  throw data(null, { status: 404 })
}

// Without a component this would be a resource route, and respond with data instead of the page.
export default function NotFound() {
  return null
}
