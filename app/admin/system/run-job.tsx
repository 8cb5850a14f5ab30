import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useRunJob } from '#app/admin/api/use-system.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'

type RunJobProps = { name: string; isDue?: boolean; children: ReactNode }

/** Lets a job begin now, and says so if it can't. */
export function RunJob({ name, isDue = false, children }: RunJobProps) {
  const toast = useToast()
  const { mutate, isPending } = useRunJob(name)
  const start = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({
          title: 'Fout',
          text: failureText(error, 'De taak kon niet beginnen. Probeer het opnieuw.'),
          tone: 'error',
        }),
    })

  return (
    <Button
      tone="secondary"
      size="sm"
      busy={isPending || isDue ? 'Bezig...' : undefined}
      onClick={start}
    >
      <Play aria-hidden />
      {children}
    </Button>
  )
}
