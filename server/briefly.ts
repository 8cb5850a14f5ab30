/**
 * Answers from one call at a time: callers that come while it is under way wait for it, and its answer
 * holds for a while after it came.
 */
export function briefly<Answer>(
  validForMs: number,
  ask: () => Promise<Answer>,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  let validUntil = Number.POSITIVE_INFINITY

  return () => {
    if (answer && now() < validUntil) return answer
    validUntil = Number.POSITIVE_INFINITY
    answer = ask()
    const end = () => {
      validUntil = now() + validForMs
    }
    answer.then(end, end)
    return answer
  }
}
