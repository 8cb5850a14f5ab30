import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import { type Ref, useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Menu } from '#app/admin/ui/menu.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { greeting, replySubject } from '#domain/contact/reply.ts'
import { type Conversation, lastOf, type ThreadMessage } from '#domain/contact/thread.ts'
import { newsBefore } from '#domain/contact/thread-texts.ts'
import { useReplyTexts } from './inbox-reply.tsx'
import { notSent } from './not-sent.ts'
import type { OpenConversation } from './use-conversation.ts'

/** A text that is not sent yet. Its key lets a lost call be repeated without adding it twice. */
export type MessageDraft = { text: string; key: string }

type InboxComposerProps = {
  request: AdminContact
  thread: ThreadMessage[]
  conversation: OpenConversation
  list: Rows<AdminContact>
  field: Ref<HTMLTextAreaElement>
  draft: MessageDraft | undefined
  onDraft: (draft: MessageDraft | undefined) => void
  onTemplates: () => void
  onResolved: () => void
  onPaste: () => void
}

/** What is told before an answer is sent, and what was asked. */
type News = { texts: string[]; added: ThreadMessage[]; after: number; resolves: boolean }

/** Writes an answer that the site mails. */
export function InboxComposer(props: InboxComposerProps) {
  const { request, thread, conversation, list, draft, onDraft } = props
  const toast = useToast()
  const { answered: person, templates, fill } = useReplyTexts(request)
  const [sending, setSending] = useState<'alone' | 'resolving'>()
  const [failure, setFailure] = useState<string>()
  const [news, setNews] = useState<News>()
  const start = `${greeting(person.name)}\n\n`
  const text = draft?.text ?? start

  function type(typed: string) {
    setFailure(undefined)
    const isTyped = typed.trim() !== '' && typed.trim() !== start.trim()
    onDraft(isTyped ? { text: typed, key: draft?.key ?? newKey() } : undefined)
  }

  /** Reads first what came since, and who else has it open. */
  async function send(resolves: boolean, told?: News) {
    if (sending || !draft) return
    setSending(resolves ? 'resolving' : 'alone')
    setFailure(undefined)
    setNews(undefined)
    try {
      const isNew = told ? undefined : await findNews(resolves)
      if (isNew) setNews(isNew)
      else await post(draft, resolves, told?.after ?? lastOf(thread))
    } catch (error) {
      refused(error, resolves)
    }
    setSending(undefined)
  }

  async function findNews(resolves: boolean): Promise<News | undefined> {
    const now = await conversation.ask()
    conversation.show(now)
    const isNew = newsBefore(thread, now)
    return isNew.texts.length > 0 ? { ...isNew, after: lastOf(now.thread), resolves } : undefined
  }

  async function post({ text, key }: MessageDraft, resolves: boolean, after: number) {
    const path = `/api/admin/contacts/${request.id}/answers` as const
    const answer = await answered(admin.post(path, { text, after, resolves }, { key }))
    conversation.show(answer)
    onDraft(undefined)
    const delivery = answer.thread.at(-1)?.delivery
    const isSent = delivery === 'sent'
    if (delivery === 'sending') {
      toast({
        title: 'Antwoord bewaard',
        text: `Het wordt verstuurd naar ${request.email}. Bij het antwoord lees je of dat lukte.`,
      })
    } else if (isSent) {
      toast({
        title: 'Antwoord verstuurd',
        text: `Naar ${request.email}, en bewaard bij dit bericht.`,
      })
    } else {
      const text = 'Het is bewaard. Bij het antwoord lees je wat er misging.'
      toast({ title: 'Antwoord niet verstuurd', text, tone: 'error' })
    }
    list.changed()
    if (isSent && resolves) props.onResolved()
  }

  function refused(error: unknown, resolves: boolean) {
    const current = currentOf<Conversation>(error)
    if (!current) return setFailure(notSent(error, 'Het antwoord is niet verstuurd.'))
    conversation.show(current)
    // What the key has added is in the thread; what was typed since is another answer.
    if (draft) onDraft({ ...draft, key: newKey() })
    const isNew = newsBefore(thread, { thread: current.thread, others: [] })
    if (isNew.texts.length > 0) setNews({ ...isNew, after: lastOf(current.thread), resolves })
    else setFailure(notSent(error, 'Het antwoord is niet verstuurd.'))
  }

  return (
    <div className="grid gap-3 border-line border-t px-5 py-4 md:px-6 [&_button]:scroll-mb-32 [&_textarea]:scroll-mb-44">
      <TextField
        ref={props.field}
        label={`Antwoord aan ${person.name}`}
        lines={6}
        maxLength={10_000}
        readOnly={sending !== undefined}
        value={text}
        errors={failure === undefined ? undefined : [failure]}
        hint={`Onderwerp: ‘${replySubject(request)}’`}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!draft || sending === 'alone'}
          busy={sending === 'resolving' ? 'Versturen...' : undefined}
          onClick={() => send(true)}
        >
          <Send aria-hidden />
          Verstuur en markeer als opgelost
        </Button>
        <Button
          tone="secondary"
          disabled={!draft || sending === 'resolving'}
          busy={sending === 'alone' ? 'Versturen...' : undefined}
          onClick={() => send(false)}
        >
          Verstuur
        </Button>
        <Menu
          items={[
            ...templates.map(({ name, text: template }) => ({
              label: name,
              icon: FileText,
              onSelect: () =>
                type(draft ? `${draft.text.trimEnd()}\n\n${fill(template)}` : fill(template)),
            })),
            { label: 'Sjablonen beheren', icon: Pencil, onSelect: props.onTemplates },
          ]}
        >
          <Button tone="ghost">
            <FileText aria-hidden />
            Kies een tekst
          </Button>
        </Menu>
      </div>
      <div className="text-ink-muted text-sm">
        <p className="wrap-anywhere">
          Wat {person.name} per mail terugschrijft, komt binnen in {conversation.mailFrom}.
        </p>
        <Button tone="link" size="sm" onClick={props.onPaste}>
          <ClipboardPaste aria-hidden />
          Plak een reactie bij dit bericht
        </Button>
      </div>
      {news && draft && (
        <NewsDialog
          news={news}
          onSend={() => send(news.resolves, news)}
          onClose={() => setNews(undefined)}
        />
      )}
    </div>
  )
}

type NewsDialogProps = { news: News; onSend: () => void; onClose: () => void }

function NewsDialog({ news: { texts, added }, onSend, onClose }: NewsDialogProps) {
  return (
    <Dialog
      urgent
      open
      onClose={onClose}
      title="Je bent niet de enige bij dit bericht"
      text={texts.map((text) => <p key={text}>{text}</p>)}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Niet versturen
          </Button>
          <Button onClick={onSend}>Toch versturen</Button>
        </>
      }
    >
      {added.map(({ id, text }) => (
        <blockquote
          key={id}
          className="wrap-anywhere mb-3 whitespace-pre-line border-line-strong border-l-4 pl-4 text-ink-soft"
        >
          {text}
        </blockquote>
      ))}
    </Dialog>
  )
}
