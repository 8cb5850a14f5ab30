import { vi } from 'vitest'

/** An upload in progress: the test sets its progress and its response. */
export type Transfer = {
  method: string
  path: string
  headers: Record<string, string>
  isAborted: boolean
  progress: (loaded: number, total: number) => void
  answer: (status: number, body: unknown) => void
  fail: () => void
}

/** Replaces XMLHttpRequest, which uploads use. Returns the list of uploads. */
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
