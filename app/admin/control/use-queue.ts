import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { sendFile } from '#app/admin/api/send-file.ts'
import { takeBack } from '#app/admin/api/use-undo.ts'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { CheckCount, SavedCheck } from '#domain/check/check-queue.ts'
import { type Entry, entriesOf, entryText } from './control-entry.ts'

const queueKey = ['checks', 'queue']
const countKey = ['checks', 'count']

/** Why something was not saved. */
export type Failure = { text: string; fields: FormErrors }

/** An answer on its way, and the words for it. */
type Sent = {
  entry: Entry
  /** Makes the call with the newest version of its subject. */
  send: (version: number) => Promise<(Partial<SavedCheck> & { change: string }) | undefined>
  done: string
  picture?: File | null
  onSaved?: () => void
  onUndone?: () => void
}

export type Start = {
  key: string | null
  place: number
  /** How many answers the admin wanted to give today, after the portion. */
  goal: number
  /** That was seen before it was opened in its form; 0 from elsewhere. */
  version: number
}

/** So many more at once, for who goes on after the portion. */
export const moreAtOnce = 10

/** Where a link leads may be anywhere in the queue. */
const mostLinked = 50

/**
 * The queue, and the answers to it. The next thing shows at once, and the calls go out one by one: each
 * is based on the version that the one before it left. What fails comes back.
 */
export function useQueue(startAt: Start) {
  const queries = useQueryClient()
  const toast = useToast()
  const [goal, setGoal] = useState(startAt.goal)
  const query = useQuery({
    queryKey: [...queueKey, goal],
    queryFn: () => admin.get(goal > 0 ? `/api/admin/checks?goal=${goal}` : '/api/admin/checks'),
    retry: once,
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map())
  const [chosen, setChosen] = useState<string | null>(startAt.key)
  const [place, setPlace] = useState(startAt.place)
  const [pending, setPending] = useState(0)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const saved = useRef(new Set<string>())
  const versions = useRef(new Map<string, number>())

  const all = query.data ? entriesOf(query.data) : []
  const entries = all.filter(({ key }) => !answered.has(key))
  const found = entries.findIndex(({ key }) => key === chosen)
  const at = found >= 0 ? found : Math.min(place, entries.length - 1)
  const current = entries[at]

  function select(key: string) {
    setChosen(key)
    setPlace(
      Math.max(
        0,
        entries.findIndex((entry) => entry.key === key),
      ),
    )
  }

  function move(by: 1 | -1) {
    const next = entries[at + by]
    if (next) select(next.key)
  }

  async function refresh() {
    // What was answered is not asked again because the rest could not be read.
    if ((await query.refetch()).isError) return
    versions.current.clear()
    const isSaved = new Set(saved.current)
    saved.current.clear()
    setAnswered((before) => new Set([...before].filter((key) => !isSaved.has(key))))
    queries.invalidateQueries({ queryKey: countKey })
  }

  function answer(sent: Sent) {
    const { entry } = sent
    setAnswered((before) => new Set(before).add(entry.key))
    setFailures((before) => without(before, entry.key))
    const index = entries.findIndex(({ key }) => key === entry.key)
    setChosen(entries[index + 1]?.key ?? null)
    setPlace(index)
    waiting.current++
    setPending(waiting.current)
    line.current = line.current.then(() => deliver(sent)).finally(settle)
  }

  function settle() {
    waiting.current--
    setPending(waiting.current)
  }

  async function deliver(sent: Sent) {
    const { entry, send, done, picture } = sent
    const { key, subject } = entry
    const version = Math.max(versions.current.get(subject) ?? 0, entry.version)
    try {
      const noted = await send(version)
      if (noted?.version !== undefined) versions.current.set(subject, noted.version)
      saved.current.add(key)
      sent.onSaved?.()
      count()
      for (const name of entry.report ? ['contacts', 'dashboard'] : ['parkings']) {
        void queries.invalidateQueries({ queryKey: [name] })
      }
      const { change } = noted ?? {}
      toast({
        title: done,
        text: `${entryText(entry)}.`,
        action: change
          ? { label: 'Ongedaan maken', onSelect: () => undo(change, sent) }
          : undefined,
      })
      if (picture && noted?.id !== undefined) await keepPicture(noted.id, picture, entry)
    } catch (error) {
      bringBack(entry, error)
    }
  }

  function bringBack(entry: Entry, error: unknown) {
    const isStale = error instanceof ApiError && error.status === 409
    const text = failureText(error, 'De controle is niet opgeslagen.')
    const fields = error instanceof ApiError ? error.fields : {}
    setAnswered((before) => withoutKey(before, entry.key))
    setFailures((before) => new Map(before).set(entry.key, { text, fields }))
    toast({
      title: 'Niet opgeslagen',
      text: `${entryText(entry)}: ${text}`,
      tone: 'error',
      action: { label: 'Bekijk', onSelect: () => setChosen(entry.key) },
    })
    if (isStale) void query.refetch()
  }

  async function keepPicture(id: number, picture: File, entry: Entry) {
    try {
      await sendFile('PUT', `/api/admin/checks/${id}/picture`, picture)
    } catch (error) {
      toast({
        title: 'De schermafbeelding is niet bewaard',
        text: `${entryText(entry)}: ${failureText(error, 'De controle zelf wel.')}`,
        tone: 'error',
        action: { label: 'Probeer opnieuw', onSelect: () => keepPicture(id, picture, entry) },
      })
    }
  }

  async function undo(change: string, { entry, onUndone }: Sent) {
    try {
      await takeBack(change)
      onUndone?.()
      await refresh()
      setAnswered((before) => withoutKey(before, entry.key))
      setChosen(entry.key)
      toast({ title: 'Ongedaan gemaakt', text: `${entryText(entry)}.` })
    } catch (error) {
      const text = failureText(error, 'De wijziging is niet ongedaan gemaakt.')
      toast({ title: 'Fout bij ongedaan maken', text, tone: 'error' })
      await refresh()
    }
  }

  const count = () =>
    queries.setQueryData<CheckCount>(
      countKey,
      (known) => known && { done: known.done + 1, left: Math.max(0, known.left - 1) },
    )

  // What a link leads to may be beyond the portion.
  const isSought = useRef(startAt.key !== null && startAt.version === 0)
  const { data } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each reading of the queue
  useEffect(() => {
    if (!data || !isSought.current) return
    const isHere = all.some(({ key }) => key === startAt.key)
    const isLast = goal > startAt.goal
    isSought.current = !isHere && !isLast
    // What is nowhere makes the portion no larger.
    if (!isHere) setGoal(isLast ? startAt.goal : data.portion.done + mostLinked)
  }, [data])

  // At the end of what was read, the rest is read.
  const isRead = query.data !== undefined && entries.length === 0 && answered.size > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the last answer is in
  useEffect(() => {
    if (isRead && pending === 0) void refresh()
  }, [isRead, pending])

  const { todo = 0, portion = { size: 0, done: 0, left: 0 } } = query.data ?? {}
  // What a later reading of the queue leaves out is counted by the server.
  const counted = all.filter(({ key }) => answered.has(key))
  const done = portion.done + counted.length
  return {
    query,
    entries,
    current,
    at,
    failure: current && failures.get(current.key),
    isRereading: isRead,
    /** Whether an answer is on its way. */
    isSending: pending > 0,
    select,
    next: () => move(1),
    previous: () => move(-1),
    answer,
    refresh,
    goal,
    goOn: () => setGoal(done + moreAtOnce),
    todo: Math.max(0, todo - counted.length),
    portion: { ...portion, done, left: Math.max(0, portion.left - counted.length) },
    /** What was answered since the queue was read. */
    answered: counted,
  }
}

function withoutKey(set: ReadonlySet<string>, key: string): Set<string> {
  const left = new Set(set)
  left.delete(key)
  return left
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): Map<string, Value> {
  const left = new Map(map)
  left.delete(key)
  return left
}
