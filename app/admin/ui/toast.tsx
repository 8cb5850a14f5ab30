import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { iconButtonLook } from '#app/ui/icon-button.tsx'

const displayMs = 5000
const removalDelayMs = 1_000_000
const swipeThresholdPx = 50

const tones = {
  positive: {
    look: 'bg-inverse',
    icon: CircleCheck,
    iconLook: 'text-(--yellow-500)',
    textLook: 'text-on-inverse-soft',
  },
  /** Until another toast takes its place. */
  busy: {
    look: 'bg-inverse',
    icon: LoaderCircle,
    iconLook: 'animate-spin text-(--yellow-500)',
    textLook: 'text-on-inverse-soft',
  },
  error: {
    look: 'bg-[#8f1d13]',
    icon: CircleX,
    iconLook: 'text-white',
    textLook: 'text-[#ffe4df]',
  },
}

type Message = {
  title: string
  text?: string
  tone?: keyof typeof tones
  /** An optional action, such as undo; it also closes the toast. */
  action?: { label: string; onSelect: () => void }
}

const ToastContext = createContext<((message: Message) => void) | undefined>(undefined)

/** `const toast = useToast()`, and then `toast({ title, text, tone })`. */
export function useToast(): (message: Message) => void {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast must be used within a ToastProvider')
  return toast
}

/** One toast at a time: a new one replaces the previous. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: Message; number: number; open: boolean }>()

  const toast = useCallback((message: Message) => {
    setShown((last) => ({ message, number: (last?.number ?? 0) + 1, open: true }))
  }, [])

  useEffect(() => {
    if (!shown || shown.open) return
    const timer = setTimeout(() => setShown(undefined), removalDelayMs)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <ToastContext value={toast}>
      <Toast.Provider
        label="Melding"
        duration={displayMs}
        swipeDirection="right"
        swipeThreshold={swipeThresholdPx}
      >
        {children}
        {shown && (
          <ToastCard
            key={shown.number}
            message={shown.message}
            open={shown.open}
            onOpenChange={(open) =>
              setShown((last) => (last?.number === shown.number ? { ...last, open } : last))
            }
          />
        )}
        <Toast.Viewport
          hotkey={['F8']}
          label="Meldingen ({hotkey})"
          className="fixed right-4 bottom-[max(1rem,var(--toast-bottom,0px))] z-(--z-toast) w-[min(25rem,calc(100vw-2rem))] rounded-lg transition-[bottom] duration-(--base) md:right-6 md:bottom-[max(1.5rem,var(--toast-bottom,0px))]"
        />
      </Toast.Provider>
    </ToastContext>
  )
}

type ToastCardProps = { message: Message; open: boolean; onOpenChange: (open: boolean) => void }

function ToastCard({ message, open, onOpenChange }: ToastCardProps) {
  const { title, text, tone = 'positive', action } = message
  const { look, icon: Icon, iconLook, textLook } = tones[tone]

  return (
    <Toast.Root
      open={open}
      onOpenChange={onOpenChange}
      duration={tone === 'busy' ? Number.POSITIVE_INFINITY : displayMs}
      className={`focus-inverse grid grid-cols-[auto_1fr_auto] gap-3 rounded-lg p-4 text-white shadow-3 transition-[translate,opacity] duration-(--base) ease-out data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none starting:translate-y-2 starting:opacity-0 ${look}`}
    >
      <Icon size={20} className={`mt-px ${iconLook}`} aria-hidden />
      <div className="min-w-0">
        <Toast.Title className="font-bold text-[0.9375rem]/[1.4]">{title}</Toast.Title>
        {text && (
          <Toast.Description className={`text-sm/[1.5] ${textLook}`}>{text}</Toast.Description>
        )}
        {action && (
          <Toast.Action
            altText={`${action.label}: druk op F8`}
            onClick={action.onSelect}
            className="-mb-2 -ml-2 min-h-11 rounded-md px-2 font-semibold underline underline-offset-[0.2em] transition-colors duration-(--fast) hover:bg-white/[0.14]"
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <div className="-m-2">
        <Toast.Close aria-label="Sluiten" className={iconButtonLook({ tone: 'inverse' })}>
          <X size={20} aria-hidden />
        </Toast.Close>
      </div>
    </Toast.Root>
  )
}
