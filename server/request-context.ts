import { createContext } from 'react-router'

/** What a page may know of its request, besides the request itself. */
export const requestIdContext = createContext<string>('')
