/** Saves a file that was generated in the browser. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
