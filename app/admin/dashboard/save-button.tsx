import { type ReactNode, useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Noun } from '#domain/admin/noun.ts'
import { saveNotice, saveSentences } from '#domain/changes/save-notice.ts'

type SaveButtonProps = {
  noun: Noun
  /** Of the row that is saved. */
  name: string
  save: () => Promise<void>
  onDone: () => void
  children: ReactNode
}

/** Saves one row from the checklist. */
export function SaveButton({ noun, name, save, onDone, children }: SaveButtonProps) {
  const toast = useToast()
  const [saving, setSaving] = useState(false)

  async function press() {
    setSaving(true)
    try {
      await save()
      toast(saveNotice(noun, name, 'bijgewerkt'))
      onDone()
    } catch (error) {
      const text = failureText(error, saveSentences(noun).saveFailed)
      toast({ title: 'Fout', text, tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={press}>
      {children}
    </Button>
  )
}
