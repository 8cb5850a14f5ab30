import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { MediaKind, MediaRefusal } from '#domain/media/media.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { root } from '#server/root.ts'
import type { EncodeAnswer, EncodedMedia, EncodeQuestion } from './encoded.ts'

const patience = 60_000
/** Who uploads one picture often uploads another. */
const idleTime = 10_000

let encoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * A file as the files that we serve. One at a time, in a process of its own that starts when there
 * is something to do, and ends when there isn't.
 */
export function encodeMedia(
  bytes: Uint8Array,
  kind: MediaKind,
): Promise<Result<EncodedMedia, MediaRefusal>> {
  return inTurn('encode media', async () => {
    const answer = await ask({ bytes, kind })
    return 'media' in answer ? ok(answer.media) : refused(answer.refusal)
  })
}

function ask(question: EncodeQuestion): Promise<EncodeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodeAnswer>()
  const child = start()
  const timer = setTimeout(() => end(child), patience)

  child.once('message', resolve)
  // It took too long or too much, or met a picture that breaks the decoder.
  child.once('exit', () => resolve({ refusal: 'slow' }))
  child.once('error', reject)
  child.send(question, (error) => error && reject(error))

  return promise.finally(() => {
    clearTimeout(timer)
    child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
    rest(child)
  })
}

function start(): ChildProcess {
  clearTimeout(idle)
  if (encoder?.connected && encoder.exitCode === null) return encoder
  encoder = fork(join(root, 'server/media/encoder.ts'), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return encoder
}

function rest(child: ChildProcess): void {
  idle = setTimeout(() => {
    end(child)
    collectGarbage()
  }, idleTime)
  // Whoever stops the site doesn't wait for it.
  idle.unref()
  child.unref()
  child.channel?.unref()
}

function end(child: ChildProcess): void {
  child.kill('SIGKILL')
  if (encoder === child) encoder = undefined
}

/** What passed through us, some 100 MB after a few uploads, else stays until the next busy hour. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The flag counts for contexts that are made after it.
  const collect: () => void = runInNewContext('gc')
  collect()
}
