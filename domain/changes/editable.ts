/** What every thing that the admin edits carries: a write names the version it was based on. */
export type Editable = {
  version: number
  /** When it was last saved. */
  updatedAt: string
}

/** A write that names no version asks for no check. */
export type BasedOn = { version?: number }
