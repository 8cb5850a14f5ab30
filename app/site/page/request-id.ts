import { createContext } from 'react'

/** Under this id the log has what went wrong. Known on the server only. */
export const RequestId = createContext('')
