import { nextTask } from './next-task.ts'

const inputs = ['pointerdown', 'keydown', 'click'] as const

/**
 * Resolves when the browser has painted what was just changed, or before the visitor's next input. A
 * window in the background paints nothing.
 * @param frames more than one when what was changed is painted in so many steps
 */
export function afterPaint(frames = 1): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const input of inputs) window.removeEventListener(input, end, true)
      resolve()
    }
    for (const input of inputs) window.addEventListener(input, end, true)
    afterFrames(frames, end)
    setTimeout(end, 200)
  })
}

function afterFrames(frames: number, work: () => void): void {
  if (frames === 0) work()
  else requestAnimationFrame(() => nextTask().then(() => afterFrames(frames - 1, work)))
}
