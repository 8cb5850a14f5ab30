import type { Ref } from 'react'
import { Moment } from '#app/admin/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { counted } from '#domain/number.ts'

type SaveBarProps = {
  formId: string
  changes: number
  saving: boolean
  updatedAt: string
  onCancel: () => void
  /** Takes over the focus of the buttons, which are only there while there is something to save. */
  ref: Ref<HTMLParagraphElement>
}

export function SaveBar({ formId, changes, saving, updatedAt, onCancel, ref }: SaveBarProps) {
  const isOpen = changes > 0 || saving

  return (
    <div
      className={`flex min-h-19 flex-wrap items-center justify-end gap-3 rounded-lg bg-card px-5 py-3 ${isOpen ? 'sticky bottom-3 z-1 shadow-3' : 'shadow-hairline'}`}
    >
      <p ref={ref} tabIndex={-1} className="mr-auto text-ink-muted text-sm">
        {changes > 0 ? (
          `Je hebt ${counted(changes, 'niet-opgeslagen wijziging', 'niet-opgeslagen wijzigingen')}.`
        ) : (
          <>
            Laatst opgeslagen op <Moment at={updatedAt} between=" om " />
          </>
        )}
      </p>
      {isOpen && (
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <Button tone="secondary" disabled={saving} onClick={onCancel}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} busy={saving ? 'Opslaan...' : undefined}>
            Opslaan
          </Button>
        </div>
      )}
    </div>
  )
}
