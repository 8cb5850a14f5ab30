import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { saveNotice, saveSentences } from '#domain/changes/save-notice.ts'
import type { AdminFaq } from '#domain/faq/faq.ts'
import { renewed } from '#domain/faq/renewed-answer.ts'
import { kinds } from '#domain/kinds.ts'

const { noun } = kinds.faq

type RenewAnswerButtonProps = { faq: Pick<AdminFaq, 'id' | 'question'>; onDone: () => void }

/** Corrects the sentences of a built-in answer that are no longer so, and nothing else. */
export function RenewAnswerButton({ faq: { id, question }, onDone }: RenewAnswerButtonProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [saving, setSaving] = useState(false)

  async function renew() {
    setSaving(true)
    try {
      const path = `/api/admin/faqs/${id}` as const
      const faq = await admin.get(path)
      await admin.put(path, { ...faq, answer: renewed(faq.answer) })
      toast(saveNotice(noun, question, 'bijgewerkt'))
      await Promise.all(
        ['faqs', 'dashboard'].map((list) => queries.invalidateQueries({ queryKey: [list] })),
      )
      onDone()
    } catch (error) {
      const text = failureText(error, saveSentences(noun).saveFailed)
      toast({ title: 'Fout', text, tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={renew}>
      Neem de nieuwe tekst over
      <span className="sr-only">: {question}</span>
    </Button>
  )
}
