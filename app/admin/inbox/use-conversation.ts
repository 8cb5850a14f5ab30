import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { admin, answered, headersFor } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { findCredentials } from '#app/admin/api/session.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { type Conversation, lastMessage, type OpenedContact } from '#domain/contact/thread.ts'

/** How often it is asked what became of an answer that is being sent. */
const sendingMs = 2_000

const isSending = (opened: Conversation | undefined) =>
  opened?.thread.some(({ delivery }) => delivery === 'sending') ?? false

export type OpenConversation = ReturnType<typeof useConversation>

/**
 * What followed on the open request, and which colleagues have it open too. It is asked when a request is
 * opened, by `ask` before an answer is sent, and while one is being sent; otherwise nothing polls.
 */
export function useConversation(id: number | undefined, list: Rows<AdminContact>) {
  const queries = useQueryClient()
  const [lastMailFrom, setLastMailFrom] = useState<string | null>(null)
  const queryKey = ['conversation', id]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => ask(),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: once,
    // Only until it is known what became of an answer.
    refetchInterval: ({ state }) => (isSending(state.data) ? sendingMs : false),
  })
  useClosing(id)
  useOnceSent(isSending(data), () => void list.changed())
  if (data && data.mailFrom !== lastMailFrom) setLastMailFrom(data.mailFrom)

  async function ask(): Promise<OpenedContact> {
    const opened = await answered(admin.post(`/api/admin/contacts/${id ?? 0}/opening`, undefined))
    showRequest(opened)
    return opened
  }

  function showRequest({ request, thread }: Conversation) {
    const row = { ...request, last: lastMessage(thread) }
    list.show((rows) => rows.map((each) => (each.id === request.id ? row : each)))
  }

  /** Shows what a call answered. */
  function show(conversation: Conversation) {
    showRequest(conversation)
    queries.setQueryData<OpenedContact>(
      ['conversation', conversation.request.id],
      (opened) => opened && { ...opened, ...conversation },
    )
  }

  return {
    thread: data?.thread,
    others: isFetching ? [] : (data?.others ?? []),
    /** Known from the request before it until it is asked. */
    mailFrom: data ? data.mailFrom : lastMailFrom,
    hasFailed: isError && !data,
    refetch: () => void refetch(),
    ask,
    show,
  }
}

/** The list shows whether its request waits. */
function useOnceSent(isSending: boolean, onSent: () => void): void {
  const was = useRef(false)
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    if (was.current && !isSending) tell()
    was.current = isSending
  }, [isSending])
}

/** Tells that a request is no longer open, also when the tab closes. */
function useClosing(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const path = `/api/admin/contacts/${id}/opening` as const
    const close = () =>
      void fetch(path, {
        method: 'DELETE',
        headers: headersFor('DELETE', path, findCredentials()),
        credentials: 'include',
        keepalive: true,
      }).catch(() => undefined)
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [id])
}
