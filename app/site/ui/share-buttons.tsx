import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { shareLinks } from '#domain/address/share.ts'

type ShareButtonsProps = { title: string; url: string }

/** Without a script only the link to WhatsApp works, so only that is there. */
export function ShareButtons({ title, url }: ShareButtonsProps) {
  const isHydrated = useHydrated()
  const canShare = isHydrated && typeof navigator.share === 'function'
  const [said, say] = useState('')

  // Closing the share sheet rejects as well: nothing went wrong then.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      say('Link gekopieerd.')
    } catch {
      say('Kopiëren lukt hier niet. Neem de link over uit de adresbalk.')
    }
  }

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-1">
        {canShare && (
          <Button tone="ghost" size="sm" onClick={share}>
            <Share aria-hidden />
            Delen
          </Button>
        )}
        {isHydrated && (
          <Button tone="ghost" size="sm" onClick={copy}>
            <Copy aria-hidden />
            Kopieer link
          </Button>
        )}
        <a
          href={shareLinks(title, url).WhatsApp}
          target="_blank"
          rel="noopener"
          className={buttonLook({ tone: 'ghost', size: 'sm' })}
        >
          <MessageCircle aria-hidden />
          WhatsApp
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      </div>
      {/* Its room is there before the text, and the text makes it no wider: the buttons stay put. */}
      <p
        role="status"
        className="min-h-5 w-0 min-w-full text-ink-muted text-sm max-md:px-3 md:text-right"
      >
        {said}
      </p>
    </div>
  )
}
