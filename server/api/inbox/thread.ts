import type { Context } from 'hono'
import { z } from 'zod'
import {
  answerSchema,
  type Conversation,
  type OpenedContact,
  replySchema,
} from '#domain/contact/thread.ts'
import { kinds } from '#domain/kinds.ts'
import { startSending } from '#server/contact/send-answer.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import { closeContact, listOpenings, openContact } from '#server/db/contact/openings.ts'
import {
  addAnswer,
  addReply,
  readThread,
  removeMessage,
  takeToResend,
} from '#server/db/contact/thread.ts'
import { findContact } from '#server/db/contacts.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { answerOf, moment, undoable } from '../answer.ts'
import { call } from '../call.ts'
import { contact, threadMessage } from '../contacts.ts'
import { addHeaders, idOf, problem, readInput, repeatableOf } from '../json.ts'
import { refusals } from '../rows.ts'

const conversationShape = { request: contact, thread: z.array(threadMessage) }
const conversation = answerOf<Conversation>(conversationShape)

const says = refusals(kinds.contact.noun)
const saysOfMessage = refusals(kinds.contactMessage.noun)

async function readConversation(request: number): Promise<Conversation | undefined> {
  const found = await findContact(request)
  return found && { request: found, thread: await readThread(request) }
}

async function answerConversation(call: Context, request: number, status: 200 | 201 = 200) {
  const found = await readConversation(request)
  return found ? call.json(found, status) : says.missing(call)
}

/** Asked when an admin opens a request, and again before an answer is sent. */
export const open = call({
  method: 'POST',
  path: '/api/admin/contacts/:id/opening',
  does: 'Opent een bericht: geeft wat erop volgde, en welke collega’s het ook open hebben.',
  role: 'editor',
  answers: answerOf<OpenedContact>({
    ...conversationShape,
    others: z.array(answerOf<OpenedContact['others'][number]>({ name: z.string(), since: moment })),
    mailFrom: z.string().nullable(),
  }),
  async handle(call) {
    const request = idOf(call)
    const found = await readConversation(request)
    if (!found) return says.missing(call)
    const { id } = call.get('admin')
    await openContact(id, request)
    const { email } = await findSettings()
    return call.json({
      ...found,
      others: await listOpenings(request, id),
      mailFrom: env.SMTP_URL ? email : null,
    } satisfies OpenedContact)
  },
})

export const close = call({
  method: 'DELETE',
  path: '/api/admin/contacts/:id/opening',
  does: 'Sluit een bericht dat je open had.',
  role: 'editor',
  async handle(call) {
    await closeContact(call.get('admin').id, idOf(call))
    return call.body(null, 204)
  },
})

/** Stores an answer, and sends it in the background. What became of it is in the thread: a refusal is no error here. */
export const answer = call({
  method: 'POST',
  path: '/api/admin/contacts/:id/answers',
  does: 'Bewaart een antwoord en mailt het naar de bezoeker. Antwoordt de mailserver niet meteen, dan staat het er als sending, en lees je later wat ervan werd.',
  role: 'editor',
  reads: answerSchema,
  headers: addHeaders,
  status: 201,
  answers: conversation,
  async handle(call) {
    const input = await readInput(call, answerSchema, saysOfMessage.invalid)
    if (!input.ok) return input.why
    if (!env.SMTP_URL) return cannotMail(call)

    const [editor, request] = [call.get('admin'), idOf(call)]
    const { value } = input
    const added = await addAnswer(editor, request, value, repeatableOf(call, value))
    if (added.ok) {
      await startSending(added.value.id)
    } else {
      const { why } = added
      if (why === 'newer') {
        return problem(call, 409, 'Er is intussen een bericht bij gekomen. Lees dat eerst.', {
          current: await readConversation(request),
        })
      }
      if (why === 'addressless') {
        return problem(call, 422, 'Er is geen e-mailadres om op te antwoorden')
      }
      if (!isAddedBefore(why)) return says.refuse(call, why)
      if (why.addedBefore.isOther) return addedOtherwise(call, request)
    }
    return answerConversation(call, request, 201)
  },
})

export const reply = call({
  method: 'POST',
  path: '/api/admin/contacts/:id/replies',
  does: 'Voegt toe wat een bezoeker per mail terugschreef. Het bericht wacht dan weer.',
  role: 'editor',
  reads: replySchema,
  headers: addHeaders,
  status: 201,
  answers: conversation,
  async handle(call) {
    const input = await readInput(call, replySchema, saysOfMessage.invalid)
    if (!input.ok) return input.why
    const [request, { value }] = [idOf(call), input]
    const repeatable = repeatableOf(call, value)
    const added = await addReply(call.get('admin'), request, value.text, repeatable)
    if (!added.ok) {
      if (!isAddedBefore(added.why)) return says.refuse(call, added.why)
      if (added.why.addedBefore.isOther) return addedOtherwise(call, request)
    }
    return answerConversation(call, request, 201)
  },
})

export const resend = call({
  method: 'POST',
  path: '/api/admin/contacts/messages/:id/send',
  does: 'Mailt een antwoord opnieuw dat niet, of misschien niet, is verstuurd.',
  role: 'editor',
  answers: conversation,
  async handle(call) {
    if (!env.SMTP_URL) return cannotMail(call)
    const message = idOf(call)
    const taken = await takeToResend(message)
    if (taken.ok) {
      await startSending(message, 'taken')
      return answerConversation(call, taken.value.contactId)
    }
    if (taken.why === 'missing') return saysOfMessage.missing(call)
    return problem(call, 409, 'Dit antwoord is al verstuurd, of wordt nu verstuurd')
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/contacts/messages/:id',
  does: 'Haalt weg wat bij een bericht is geplakt, of een antwoord dat niet is verstuurd.',
  role: 'editor',
  answers: undoable,
  async handle(call) {
    const removed = await removeMessage(call.get('admin'), idOf(call))
    if (removed.ok) return call.json({ change: removed.value.change })
    if (removed.why === 'sent') return problem(call, 409, 'Wat is verstuurd, blijft bewaard')
    return saysOfMessage.refuse(call, removed.why)
  },
})

const cannotMail = (call: Context) =>
  problem(call, 409, 'E-mail is nog niet ingesteld. Zet SMTP_URL op de server.')

/** What a key has added is there already: what was typed since is another message. */
const addedOtherwise = async (call: Context, request: number) =>
  saysOfMessage.addedOtherwise(call, await readConversation(request))
