import { openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type FileNode = { contents: Uint8Array }
/** A directory's children, or what a file holds. */
type FileSystemNode = { contents?: Record<string, FileSystemNode> | Uint8Array }

const bundlePath = fileURLToPath(
  new URL('pglite.data', import.meta.resolve('@electric-sql/pglite')),
)

/**
 * PGlite's own files: time zones, dictionaries, rules for sorting, and what only initdb reads. PGlite would
 * keep all 6 MB of them in memory. After its start they can be read from disk instead.
 */
export function bundledFiles() {
  // Kept open, so that the files stay readable while an update replaces the package.
  const file = openSync(bundlePath, 'r')
  const { buffer } = readFileSync(file)

  function readFromDisk(node: FileNode): void {
    const { byteOffset, byteLength } = node.contents
    Object.defineProperty(node, 'contents', {
      get() {
        const contents = new Uint8Array(byteLength)
        readSync(file, contents, 0, byteLength, byteOffset)
        return contents
      },
      set: (contents) =>
        Object.defineProperty(node, 'contents', { value: contents, writable: true }),
    })
  }

  return {
    /** For PGlite's option of this name, of which it only calls this. */
    fsBundle: { arrayBuffer: async () => buffer } as Blob,
    /** Frees their memory, once PGlite has started. */
    free(root: FileSystemNode): void {
      for (const node of filesBelow(root)) if (node.contents.buffer === buffer) readFromDisk(node)
      buffer.transfer(0)
    },
  }
}

function filesBelow({ contents = {} }: FileSystemNode): FileNode[] {
  return Object.values(contents).flatMap((node) =>
    node.contents instanceof Uint8Array ? (node as FileNode) : filesBelow(node),
  )
}
