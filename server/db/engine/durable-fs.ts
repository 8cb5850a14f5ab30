import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number }
type NodeFileSystem = { stream_ops: { fsync?: (stream: Stream) => number } }

/**
 * NodeFS of PGlite, plus the fsync that it lacks. Without fsync a committed transaction may be
 * lost.
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

// Emscripten's types declare NODEFS only as something to mount.
function addFsync(module: { NODEFS?: unknown }) {
  const { stream_ops } = module.NODEFS as NodeFileSystem
  stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd)
    return 0
  }
}
