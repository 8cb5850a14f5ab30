import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { State } from '#app/ui/state.tsx'
import { listTexts, type Noun } from '#domain/admin/noun.ts'

const rows = [1, 2, 3]
const widths = ['3rem', '11rem', '4rem', '7rem']

export function ListLoading({ noun }: { noun: Noun }) {
  return (
    <div className="rounded-lg bg-card shadow-hairline">
      <div className="p-5">
        <Spinner label={listTexts(noun).loading} />
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className="flex h-15 flex-wrap items-center gap-x-8 overflow-hidden border-line border-t px-5"
        >
          {widths.map((width) => (
            <Skeleton key={width} width={width} height="0.875rem" />
          ))}
        </div>
      ))}
    </div>
  )
}

type ListEmptyProps = {
  noun: Noun
  /** A search or a filter is active, so there may be more without it. */
  isSearch: boolean
  onClear: () => void
  /** The address of the form; without it, rows are added on this page. */
  add?: string
}

export function ListEmpty({ noun, isSearch, onClear, add }: ListEmptyProps) {
  const texts = listTexts(noun)

  return isSearch ? (
    <State image="/images/leeg-resultaten.svg" title={texts.noneFound} small>
      <Button tone="secondary" onClick={onClear}>
        <X aria-hidden />
        Zoekopdracht wissen
      </Button>
    </State>
  ) : (
    <State image="/images/leeg-lijst.svg" title={texts.none} small>
      {add && (
        <Link to={add} className={buttonLook()}>
          <Plus aria-hidden />
          {texts.add}
        </Link>
      )}
    </State>
  )
}
