import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { fileOf } from '#server/programs.ts'
import { inter, montserrat } from './font.ts'

/** Each takes about 300 ms: who comes later is better off asking again. */
const maxWaiting = 10

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Renders an SVG as PNG. This takes about 300 ms, so it runs in a worker thread, which also frees
 * its memory afterwards. One at a time. What nobody waits for any more when its turn comes is left out.
 */
export async function drawPng(
  svg: string,
  isWanted: () => boolean,
): Promise<Result<Buffer, 'busy' | 'unwanted'>> {
  if (waiting > maxWaiting) return refused('busy')
  waiting++
  const drawn = last.then(() => (isWanted() ? draw(svg) : undefined))
  last = drawn.catch(() => undefined).finally(() => waiting--)
  const png = await drawn
  return png ? ok(png) : refused('unwanted')
}

async function draw(svg: string): Promise<Buffer> {
  const worker = new Worker(fileOf('server/social-card/draw.ts'), {
    workerData: { svg, fontFiles: [inter.file, montserrat.file] },
    execArgv: [],
  })
  try {
    const [png] = (await once(worker, 'message')) as [Uint8Array]
    return Buffer.from(png)
  } finally {
    await worker.terminate()
  }
}
