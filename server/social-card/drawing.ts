import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fileOf } from '#server/programs.ts'
import { inter, montserrat } from './font.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders an SVG as PNG. This takes about 300 ms, so it runs in a worker thread, which also frees
 * its memory afterwards. One at a time. What nobody waits for any more when its turn comes is left out.
 */
export function drawPng(svg: string, isWanted: () => boolean): Promise<Buffer | undefined> {
  const drawn = last.then(() => (isWanted() ? draw(svg) : undefined))
  last = drawn.catch(() => undefined)
  return drawn
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
