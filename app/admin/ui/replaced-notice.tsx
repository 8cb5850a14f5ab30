import X from 'lucide-react/icons/x'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** What a form leaves for the list that it leads to. */
type Left = { replaced?: string[]; name?: string }

const and = new Intl.ListFormat('nl', { type: 'conjunction' })

/** What a description that was just saved does not say any more. */
export function ReplacedNotice({ onClose }: { onClose: () => void }) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  // The state of a location is whatever its last page left: see form-page.tsx.
  const { replaced = [], name }: Left = (state as Left | null) ?? {}
  if (replaced.length === 0) return null

  async function close() {
    onClose()
    await navigate({ search }, { replace: true, state: null, preventScrollReset: true })
  }

  const phrases = and.format([...new Set(replaced)].map((phrase) => `‘${phrase}’`))

  return (
    <div className="relative [&>div]:pr-14">
      <Notice tone="info" title="Beschrijving aangepast.">
        In de beschrijving van {name} is {phrases} vervangen door ‘verschillende parkeerplaatsen’.
      </Notice>
      <div className="absolute top-1.5 right-1.5">
        <IconButton label="Melding sluiten" icon={X} onClick={close} />
      </div>
    </div>
  )
}
