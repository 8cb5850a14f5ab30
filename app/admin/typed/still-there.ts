/** Below the reason that something is not saved. */
export const typedIsThere = 'Wat je typte, staat er nog.'
