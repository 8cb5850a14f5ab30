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
  else requestAnimationFrame(() => inNextTask(() => afterFrames(frames - 1, work)))
}

/** Sooner than a timer, which waits for what the browser thinks is more urgent. */
function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = work
  port2.postMessage(null)
}
