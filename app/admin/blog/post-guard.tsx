import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { logOutParam } from '#app/admin/session/login-address.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PostForm } from './use-post-form.ts'

/**
 * Saves before the admin logs out, which takes the copy in this browser away, and asks if that fails. Leaving
 * otherwise saves afterwards.
 */
export function PostGuard({ form }: { form: PostForm }) {
  const { keeper, keeping } = form
  const blocker = useBlocker(
    ({ nextLocation }) =>
      keeper.isDirty() && new URLSearchParams(nextLocation.search).has(logOutParam),
  )
  const isBlocked = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()

  const saveFirst = useEffectEvent(async () => {
    if (await form.save()) blocker.proceed?.()
    // A conflict has a dialog of its own.
    else if (keeper.read().keeping.state === 'conflict') stay()
  })

  useEffect(() => {
    if (isBlocked) saveFirst()
  }, [isBlocked])

  return (
    <Dialog
      urgent
      open={isBlocked && keeping.state !== 'saving'}
      onClose={stay}
      title="Je artikel is niet opgeslagen."
      text="Log je nu uit, dan is wat je sinds de laatste keer typte weg, ook uit deze browser."
      actions={
        <>
          <Button tone="secondary" onClick={stay}>
            Blijf hier
          </Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            Toch uitloggen
          </Button>
        </>
      }
    />
  )
}
