import { onTestFinished, vi } from 'vitest'

/** Collects the downloads that a test starts from now on. */
export function caughtDownloads(): { name: string; text: Promise<string> }[] {
  const downloads: { name: string; text: Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  const create = URL.createObjectURL
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = create(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob) downloads.push({ name: this.download, text: textOf(blob) })
  })

  onTestFinished(() => {
    spy.mockRestore()
    click.mockRestore()
  })
  return downloads
}

/** Keeps the byte order mark, which `text()` removes. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
}
