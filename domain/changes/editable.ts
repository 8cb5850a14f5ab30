/** What every editable record has. A write names the version that it is based on. */
export type Editable = {
  version: number
  updatedAt: string
}

/** A write without a version is not checked for conflicts. */
export type BasedOn = { version?: number }
