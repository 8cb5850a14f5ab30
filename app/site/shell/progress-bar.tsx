import { useNavigation } from 'react-router'
import { useUnanswered } from '#app/site/page/unanswered.ts'

/**
 * A thin line along the top while a page loads. It shows after 200 ms, and never completes because
 * the duration is unknown. The page itself announces the rest.
 */
export function ProgressBar() {
  const { state } = useNavigation()
  const unanswered = useUnanswered()
  if (state === 'idle' || unanswered === 'waits') return null

  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-1 origin-left scale-x-90 bg-action transition-[opacity,scale] delay-200 duration-[120ms,10s] ease-out starting:scale-x-0 starting:opacity-0"
    />
  )
}
