import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { renewed } from '#domain/faq/renewed-answer.ts'
import { kinds } from '#domain/kinds.ts'
import { SaveButton } from './save-button.tsx'

type RenewAnswerButtonProps = { faq: Pick<AdminFaq, 'id' | 'question'>; onDone: () => void }

/** Corrects the sentences of a built-in answer that are no longer so, and nothing else. */
export function RenewAnswerButton({ faq: { id, question }, onDone }: RenewAnswerButtonProps) {
  const queries = useQueryClient()

  async function renew() {
    const path = `/api/admin/faqs/${id}` as const
    const faq = await admin.get(path)
    await admin.put(path, { ...faq, answer: renewed(faq.answer) })
    await Promise.all(
      ['faqs', 'dashboard'].map((list) => queries.invalidateQueries({ queryKey: [list] })),
    )
  }

  return (
    <SaveButton noun={kinds.faq.noun} name={question} save={renew} onDone={onDone}>
      Neem de nieuwe tekst over
      <span className="sr-only">: {question}</span>
    </SaveButton>
  )
}
