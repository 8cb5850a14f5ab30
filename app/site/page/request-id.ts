import { createContext } from 'react'

/** The id under which the log has the error. Set on the server only. */
export const RequestId = createContext('')
