import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CloudCheck from 'lucide-react/icons/cloud-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { Button } from '#app/ui/button.tsx'
import { formatEuro } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { isUnderWay, type QueuedSave } from './save-queue.ts'
import type { useSaveQueue } from './use-save-queue.ts'

type SaveBarProps<What> = { saves: ReturnType<typeof useSaveQueue<What>> }

/** The state of the queue of saves, at the foot of the screen, and the guard on leaving. */
export function SaveBar<What>({ saves: all }: SaveBarProps<What>) {
  const { queue, saves, isUsed, isSaving, isDirty, discard } = all
  const failed = saves.filter((save) => !isUnderWay(save))
  const busy = saves.length - failed.length
  const [tone, Icon, text] = isSaving
    ? ([
        'text-ink',
        LoaderCircle,
        `${counted(busy, 'prijs wordt', 'prijzen worden')} opgeslagen…`,
      ] as const)
    : failed.length > 0
      ? ([
          'text-negative-ink',
          CircleAlert,
          `${counted(failed.length, 'prijs is', 'prijzen zijn')} niet opgeslagen.`,
        ] as const)
      : (['text-positive-ink', CloudCheck, 'Alles opgeslagen'] as const)

  return (
    <>
      <section
        ref={isUsed ? keepToastAbove : undefined}
        aria-label="Opslaan"
        hidden={!isUsed}
        className="sticky bottom-3 z-2 grid gap-2 rounded-lg bg-card px-4 py-3 shadow-3 md:px-5 [&[hidden]]:hidden"
      >
        <p className={`flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold ${tone}`}>
          <Icon size={20} className={`flex-none ${isSaving ? 'animate-spin' : ''}`} aria-hidden />
          <span role="status">{isUsed && text}</span>
          {isSaving && (
            <span className="font-normal text-ink-muted text-sm">
              Ga je weg voor alles is opgeslagen, dan vragen we het eerst.
            </span>
          )}
        </p>
        {failed.length > 0 && (
          <>
            <ul aria-label="Niet opgeslagen" className="max-h-48 overflow-y-auto">
              {failed.map((save) => (
                <Failed key={save.key} save={save} onGiveUp={() => queue.giveUp(save)} />
              ))}
            </ul>
            <Button size="sm" onClick={queue.retry}>
              Probeer opnieuw
            </Button>
          </>
        )}
      </section>
      <UnsavedGuard dirty={isDirty} saving={isSaving && failed.length === 0} onDiscard={discard} />
    </>
  )
}

function Failed({
  save: { name, price, why },
  onGiveUp,
}: {
  save: QueuedSave
  onGiveUp: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="wrap-anywhere min-w-0 flex-1 basis-60">
        <b className="font-semibold">
          {name}, {formatEuro(price)}.
        </b>{' '}
        <span>{why}</span>
      </span>
      <Button tone="ghost" size="sm" onClick={onGiveUp}>
        Laat maar<span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}
