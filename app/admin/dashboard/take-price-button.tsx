import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useTakePrice } from '#app/admin/form/use-take-price.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { saveNotice, saveSentences } from '#domain/changes/save-notice.ts'
import { formatEuro } from '#domain/text/money.ts'

const noun = { one: 'luchthaven', article: 'de' } as const

type TakePriceButtonProps = {
  airport: { id: number; name: string }
  price: number
  onDone: () => void
}

export function TakePriceButton({ airport: { id, name }, price, onDone }: TakePriceButtonProps) {
  const takePrice = useTakePrice()
  const toast = useToast()
  const [saving, setSaving] = useState(false)

  async function take() {
    setSaving(true)
    try {
      await takePrice(id, price)
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
    <Button tone="secondary" size="sm" busy={saving ? 'Opslaan...' : undefined} onClick={take}>
      Neem {formatEuro(price)} over
      <span className="sr-only"> voor {name}</span>
    </Button>
  )
}
