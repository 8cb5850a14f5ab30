import { later, untilLoaded } from '#app/site/hydration/later.tsx'
import { whenIdle } from '#app/site/hydration/when-idle.ts'
import { useUnanswered } from '#app/site/page/unanswered.ts'

const loadNotice = async () => (await import('./no-answer-notice.tsx')).NoAnswerNotice
const NoAnswerNotice = later(loadNotice)

/** Loads what tells of it while there is a network. */
export function warmNoAnswer(): void {
  whenIdle(() => untilLoaded(loadNotice))
}

/** Tells that a page does not come, beside the one that stays. */
export function NoAnswer() {
  const unanswered = useUnanswered()
  return unanswered && <NoAnswerNotice isTrying={unanswered === 'tries again'} />
}
