import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type PageOf, pagesOf } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { nextLike } from '#domain/contact/contact-next.ts'
import { contactStatus } from '#domain/contact/contact-status.ts'
import { anyStatus, inboxStatus } from '#domain/contact/inbox-state.ts'
import { rowLinkId } from './inbox-row.tsx'
import { type Inbox, useMessage, useMessageId } from './inbox-view.ts'

type Choose = (rows: AdminContact[]) => AdminContact | undefined

/** The open message is in the address. Without one, on a wide screen the first is open. */
export function useOpenMessage(list: Inbox, shown: PageOf<AdminContact>, isWide: boolean) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { rows, page, size, found } = shown
  const { id, expect } = useMessageId()
  const { request, ...asked } = useMessage(id, rows, list.isBehind)
  const current = id === undefined && isWide ? rows[0] : request
  const openId = useRef(current?.id)
  /** What to open once another page of the list has come. */
  const arriving = useRef<{ page: number; choose: Choose }>(undefined)

  useEffect(() => {
    openId.current = current?.id
    // After a key this may still run for the page before it.
    if (list.isBehind || list.state.page !== arriving.current?.page) return
    const chosen = arriving.current.choose(rows)
    if (!chosen) return
    arriving.current = undefined
    show(chosen)
  })

  function addressOf(other: number | undefined): string {
    const search = new URLSearchParams(params)
    if (other === undefined) search.delete('id')
    else search.set('id', `${other}`)
    return `?${search}`
  }

  /** Replaces the history entry, so that back leaves the inbox. */
  function open(other: number | undefined) {
    arriving.current = undefined
    if (other !== id) expect(other)
    navigate(addressOf(other), { replace: true, preventScrollReset: true })
  }

  /** Keeps a message open that is about to get another place in the list. */
  function keep({ id }: AdminContact) {
    if (openId.current === id) open(id)
  }

  function show({ id }: AdminContact) {
    open(id)
    document.getElementById(rowLinkId(id))?.focus()
  }

  function turnTo(other: number, choose: Choose) {
    arriving.current = { page: other, choose }
    list.change({ page: other }, true)
  }

  function step(by: 1 | -1) {
    // The address updates late; the focused row is known immediately.
    const focused = rows.findIndex(({ id }) => rowLinkId(id) === document.activeElement?.id)
    const at = focused < 0 ? rows.findIndex(({ id }) => id === current?.id) : focused
    const next = rows[at + by]
    if (next) return show(next)
    if (by === 1 && page < pagesOf(found, size)) turnTo(page + 1, (all) => all[0])
    if (by === -1 && at === 0 && page > 1) turnTo(page - 1, (all) => all.at(-1))
  }

  /** After a request is resolved: the next one in the list that was open as it was, on this page or another. */
  async function goToNextOpen(resolved: AdminContact) {
    const onPage = rows.findIndex(({ id }) => id === resolved.id)
    if (onPage < 0) return
    const isOther = ({ id }: AdminContact) => id !== resolved.id
    const others = rows.filter(isOther)
    const status = contactStatus(resolved)
    const follows = others.slice(onPage).some((other) => contactStatus(other) === status)
    if (follows || found <= size) {
      const next = nextLike(status, others, onPage)
      return next && open(next.id)
    }

    const all = (await list.every().catch(() => rows)).filter(isOther)
    const place = (page - 1) * size + onPage
    const next = nextLike(status, all, place)
    if (!next || openId.current !== resolved.id) return
    // A list of one status no longer has the resolved one.
    const index = all.indexOf(next)
    const isAfterIt = inboxStatus(list.state) === anyStatus && index >= place
    turnTo(pageAt(index + (isAfterIt ? 1 : 0), size), (found) =>
      found.find(({ id }) => id === next.id),
    )
  }

  return { ...asked, id, current, addressOf, expect, open, keep, step, goToNextOpen }
}

const pageAt = (index: number, size: number) => Math.floor(index / size) + 1
