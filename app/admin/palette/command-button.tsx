import Search from 'lucide-react/icons/search'
import { commandKey } from './command-key.ts'

/** The search button in the header: it looks like a field, and is only an icon on a phone. */
export function CommandButton({ onClick }: { onClick: () => void }) {
  const { shown, spoken } = commandKey()

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={spoken}
      onClick={onClick}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md transition-colors duration-(--fast) hover:bg-white/12 md:justify-start md:bg-white/10 md:px-3 lg:w-64"
    >
      <Search size={20} aria-hidden className="flex-none" />
      <span className="max-lg:sr-only">Zoek of ga naar...</span>
      <span
        aria-hidden="true"
        className="ml-auto rounded-xs border border-white/30 px-1.5 py-0.5 font-sans text-xs max-md:hidden pointer-coarse:hidden"
      >
        {shown} K
      </span>
    </button>
  )
}
