import { data } from 'react-router'

/** Whatever no other admin route answers. */
export function loader(): never {
  throw data(null, { status: 404 })
}

// Without a component this would be a resource, and answer with data instead of the page.
export default function NotFound() {
  return null
}
