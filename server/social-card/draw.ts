// Run by drawing.ts in a worker thread: turns an SVG into a PNG.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { root } from '#server/root.ts'

const { svg, fontFiles } = workerData as { svg: string; fontFiles: string[] }

await initWasm(readFile(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')))
const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(file)))

parentPort?.postMessage(new Resvg(svg, { font: { fontBuffers } }).render().asPng())
