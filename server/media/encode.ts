import { type ChildProcess, fork } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { MediaKind, MediaRefusal } from '#domain/media/media.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { fileOf } from '#server/programs.ts'
import type { EncodedMedia, EncodeRequest, EncodeResponse } from './encoded.ts'

const timeoutMs = 60_000
/** Uploads often come in series, so the process stays for a while. */
const idleMs = 10_000

let encoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Encodes an upload into the files that we serve: one at a time, in a child process that starts
 * when needed and ends when idle.
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

function ask(request: EncodeRequest): Promise<EncodeResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodeResponse>()
  const child = start()
  const timer = setTimeout(() => end(child), timeoutMs)

  child.once('message', resolve)
  // It hit the time or memory limit, or the image crashed the decoder.
  child.once('exit', () => resolve({ refusal: 'slow' }))
  child.once('error', reject)
  child.send(request, (error) => error && reject(error))

  return promise.finally(() => {
    clearTimeout(timer)
    child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
    rest(child)
  })
}

function start(): ChildProcess {
  clearTimeout(idle)
  if (encoder?.connected && encoder.exitCode === null) return encoder
  encoder = fork(fileOf('server/media/encoder.ts'), {
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
  }, idleMs)
  // Must not keep the process alive on shutdown.
  idle.unref()
  child.unref()
  child.channel?.unref()
}

function end(child: ChildProcess): void {
  child.kill('SIGKILL')
  if (encoder === child) encoder = undefined
}

/**
 * Frees the buffers of the uploads, about 100 MB after a few, which otherwise stay until the next
 * busy period.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The flag applies only to contexts created after it.
  const collect: () => void = runInNewContext('gc')
  collect()
}
