import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

const failed = 'De voorbeelden zijn niet gewist.'

/** Says that what is earned is invented, while it is, and wipes it. */
export function SampleMoneyNotice() {
  const toast = useToast()
  const queries = useQueryClient()
  // Each page of this chapter shows them, and others count them.
  const changed = () => queries.invalidateQueries()
  const undo = useUndo({ changed })
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({
    queryKey: ['sample-earnings'],
    queryFn: () => admin.get('/api/admin/sample-earnings'),
    retry: once,
    enabled: useMay('manager'),
  })
  if (!data || data.programmes + data.conversions + data.payouts === 0) return null

  async function wipe() {
    setBusy(true)
    try {
      const answer = await answered(admin.delete('/api/admin/sample-earnings'))
      await changed()
      toast({
        title: 'Voorbeelden gewist',
        action: undo(answer, {
          done: { title: 'Voorbeelden teruggezet' },
          failed: { title: 'Fout', text: 'De voorbeelden zijn niet teruggezet.' },
        }),
      })
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    }
    setBusy(false)
  }

  return (
    <Notice
      tone="caution"
      title="Dit zijn voorbeelden."
      action={
        <Button tone="secondary" size="sm" busy={isBusy ? 'Wissen...' : undefined} onClick={wipe}>
          Wis de voorbeelden
        </Button>
      }
    >
      <p>
        De programma’s, conversies en de uitbetaling met VB in hun nummer bestaan niet: zo zie je
        wat hier straks staat. Wat je zelf toevoegde, blijft.
      </p>
    </Notice>
  )
}
