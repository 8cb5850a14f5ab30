import ChevronDown from 'lucide-react/icons/chevron-down'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import { useProduct } from '#app/admin/api/product.ts'
import { usePage } from '#app/admin/api/use-list.ts'
import { Menu } from '#app/admin/ui/menu.tsx'
import { Tooltip } from '#app/admin/ui/tooltip.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { wholeList } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { replyAddress } from '#domain/contact/reply.ts'
import { fillTemplate } from '#domain/contact/reply-template.ts'
import { travellerName } from '#domain/contact/traveller-report.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

type InboxReplyProps = { request: AdminContact; onTemplates: () => void }

/** The texts to reply with, filled in for a request. */
export function useReplyTexts(request: AdminContact) {
  const templates = usePage('reply-templates', wholeList).view?.rows ?? []
  const product = useProduct()
  // Nobody is called Reiziger.
  const answered = request.report ? { ...request, name: travellerName.toLowerCase() } : request

  function fill(text: string): string {
    return fillTemplate(text, {
      naam: answered.name,
      onderwerp: request.subject,
      datum: formatDay(amsterdamDay(new Date(request.createdAt))),
      product,
    })
  }

  return { answered, templates, fill }
}

/** Replies in the mail program, with or without a template. */
export function InboxReply({ request, onTemplates }: InboxReplyProps) {
  const { answered, templates, fill } = useReplyTexts(request)

  return (
    <span className="inline-flex items-center gap-1">
      <Tooltip text="Toets R">
        <a href={replyAddress(answered)} data-reply aria-keyshortcuts="R" className={buttonLook()}>
          <Mail aria-hidden />
          Beantwoorden
        </a>
      </Tooltip>
      <Menu
        tooltip="Met een sjabloon"
        items={[
          ...templates.map(({ name, text }) => ({
            label: name,
            icon: FileText,
            onSelect: () => openMail(replyAddress(answered, fill(text))),
          })),
          { label: 'Sjablonen beheren', icon: Pencil, onSelect: onTemplates },
        ]}
      >
        <IconButton label="Beantwoorden met een sjabloon" icon={ChevronDown} />
      </Menu>
    </span>
  )
}

/** A link, because a mail program opens beside the page. */
function openMail(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.click()
}
