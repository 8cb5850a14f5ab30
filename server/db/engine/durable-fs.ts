import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number }
type NodeFileSystem = { stream_ops: { fsync?: (stream: Stream) => number } }

/**
 * The file system of the embedded database, with the one thing that PGlite's own leaves out: an
 * fsync that reaches the disk. Without it a commit is only a promise.
 */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const mount = emscriptenOpts.preRun ?? []

    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(Array.isArray(mount) ? mount : [mount]), addFsync],
      },
    }
  }
}

// Emscripten's types know NODEFS only as something to mount.
function addFsync(module: { NODEFS?: unknown }) {
  const { stream_ops } = module.NODEFS as NodeFileSystem
  stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd)
    return 0
  }
}
