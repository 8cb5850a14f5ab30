import { vi } from 'vitest'

/** A file on its way: the test says how far it is, and what the answer is. */
export type Transfer = {
  method: string
  path: string
  headers: Record<string, string>
  isAborted: boolean
  progress: (loaded: number, total: number) => void
  answer: (status: number, body: unknown) => void
  fail: () => void
}

/** In place of XMLHttpRequest, which is how files are sent. Gives the list of what was sent. */
export function holdTransfers(): Transfer[] {
  const transfers: Transfer[] = []

  class HeldRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    responseText = ''
    status = 0
    statusText = ''
    readonly headers: Record<string, string> = {}
    transfer?: Transfer
    method = ''
    path = ''

    open(method: string, path: string) {
      Object.assign(this, { method, path })
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {
      if (this.transfer) this.transfer.isAborted = true
      this.onabort?.()
    }
    send() {
      this.transfer = {
        method: this.method,
        path: this.path,
        headers: this.headers,
        isAborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) })
          this.onload?.()
        },
        fail: () => this.onerror?.(),
      }
      transfers.push(this.transfer)
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  return transfers
}
