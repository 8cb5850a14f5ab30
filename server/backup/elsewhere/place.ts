export type StoredCopy = { name: string; bytes: number }

/** Where copies are taken: a folder of another disk, or a bucket. Each refuses with a Dutch sentence. */
export type Place = {
  /** For people, without keys. */
  address: string
  /** Stores a file whole, or not at all. */
  write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Undefined for a file that is not there. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** What is there, without what is not ours. */
  list: () => Promise<StoredCopy[]>
  remove: (name: string) => Promise<void>
}

/** A refusal that whoever runs the machine can do something about. */
export class PlaceRefused extends Error {
  readonly code: string | undefined

  /** @param code what the storage calls it */
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}
