// Run by drawing.ts in a worker thread: turns an SVG into a PNG.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { svg, fontFiles } = workerData as { svg: string; fontFiles: string[] }

await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(file)))

parentPort?.postMessage(new Resvg(svg, { font: { fontBuffers } }).render().asPng())
