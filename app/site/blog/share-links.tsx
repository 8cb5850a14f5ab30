import type { LucideIcon } from 'lucide-react'
import AtSign from 'lucide-react/icons/at-sign'
import Briefcase from 'lucide-react/icons/briefcase'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { type ShareChannel, shareChannels, shareLinks } from '#domain/address/share.ts'
import { capitalized } from '#domain/text/text.ts'

/** What each is for, instead of the brands' logos. */
const icons: Record<ShareChannel, LucideIcon> = {
  Facebook: ThumbsUp,
  Twitter: AtSign,
  LinkedIn: Briefcase,
  WhatsApp: MessageCircle,
  'e-mail': Mail,
}

export function ShareLinks({ title, url }: { title: string; url: string }) {
  const links = shareLinks(title, url)

  return (
    <div className="max-xl:border-line max-xl:border-t max-xl:pt-6 xl:sticky xl:top-[calc(var(--header-h)+2rem)] xl:self-start xl:text-right">
      <p id="delen" className="font-semibold text-sm">
        Deel dit artikel
      </p>
      <ul aria-labelledby="delen" className="mt-3 flex flex-wrap gap-2 xl:flex-col xl:items-end">
        {shareChannels.map((channel) => (
          <li key={channel}>
            <ShareLink channel={channel} address={links[channel]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ShareLink({ channel, address }: { channel: ShareChannel; address: string }) {
  const Icon = icons[channel]

  return (
    <a
      href={address}
      {...(channel === 'e-mail' ? {} : { target: '_blank', rel: 'noopener' })}
      className="inline-flex min-h-11 items-center gap-2 rounded-md bg-sunken px-3 font-semibold text-sm transition-colors duration-(--fast) hover:bg-signal hover:text-on-signal"
    >
      <Icon size="1.125rem" className="flex-none" aria-hidden />
      {/* The name begins with the visible text, for speech input. */}
      <span>{capitalized(channel)}</span>
      <span className="sr-only">
        , deel dit artikel{channel !== 'e-mail' && ' (opent in een nieuw tabblad)'}
      </span>
    </a>
  )
}
