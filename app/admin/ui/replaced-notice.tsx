import X from 'lucide-react/icons/x'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listed } from '#domain/text/listed.ts'

/** The location state that a form sets when it opens the list. */
type ReplacedState = { replaced?: string[]; name?: string }

/** Tells which phrases were replaced in a description that was just saved. */
export function ReplacedNotice({ onClose }: { onClose: () => void }) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  // location.state is untyped; form-page.tsx sets it.
  const { replaced = [], name }: ReplacedState = (state as ReplacedState | null) ?? {}
  if (replaced.length === 0) return null

  async function close() {
    onClose()
    await navigate({ search }, { replace: true, state: null, preventScrollReset: true })
  }

  const phrases = listed([...new Set(replaced)].map((phrase) => `‘${phrase}’`))

  return (
    <div className="relative [&>div:first-child]:pr-14">
      <Notice tone="info" title="Beschrijving aangepast.">
        In de beschrijving van {name} is {phrases} vervangen door ‘verschillende parkeerplaatsen’.
      </Notice>
      <div className="absolute top-1.5 right-1.5">
        <IconButton label="Melding sluiten" icon={X} onClick={close} />
      </div>
    </div>
  )
}
