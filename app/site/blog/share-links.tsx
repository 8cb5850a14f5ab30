import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { type ShareChannel, shareChannels, shareLinks } from '#domain/address/share.ts'

/** Monograms instead of the brands' logos. */
const marks: Record<ShareChannel, ReactNode> = {
  Facebook: 'f',
  Twitter: 't',
  LinkedIn: 'in',
  WhatsApp: 'wa',
  'e-mail': <Mail size={18} aria-hidden />,
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
            <a
              href={links[channel]}
              title={channel}
              {...(channel === 'e-mail' ? {} : { target: '_blank', rel: 'noopener' })}
              className="grid size-11 place-items-center rounded-md bg-sunken font-extrabold font-heading text-base/none transition-colors duration-(--fast) hover:bg-signal hover:text-on-signal"
            >
              <span>{marks[channel]}</span>
              {/* The name follows the visible letters: with speech input, saying those must also
                  match. */}
              <span className="sr-only">
                Delen via {channel}
                {channel !== 'e-mail' && ' (opent in een nieuw tabblad)'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
