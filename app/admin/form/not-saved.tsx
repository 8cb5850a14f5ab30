import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { typedIsThere } from '#app/admin/typed/still-there.ts'

/** Stays beside the button until the next save: a toast leaves. */
export function NotSaved({ text }: { text: string }) {
  return (
    <p className="flex basis-full! gap-2 text-[0.9375rem]/[1.45] text-negative-ink">
      <CircleAlert size={20} className="flex-none" aria-hidden />
      <span>
        <strong className="font-bold">Niet opgeslagen.</strong> {text}{' '}
        <span className="block">{typedIsThere}</span>
      </span>
    </p>
  )
}
