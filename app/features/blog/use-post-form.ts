import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { ApiError, admin } from '#app/admin/api.ts'
import { currentOf } from '#app/admin/current-of.ts'
import { failureText } from '#app/admin/failure.ts'
import { useRows } from '#app/admin/use-list.ts'
import { useToast } from '#app/ui/toast.tsx'
import { amsterdamDay } from '#domain/date.ts'
import { type FieldErrors, parse } from '#domain/form.ts'
import type { AdminPost, AdminPostSummary, PostFields } from '#domain/post.ts'
import { emptyPost, writtenFields } from '#domain/post-draft.ts'
import { postSchema } from '#domain/post-schema.ts'
import { longMoment } from '#domain/publish-moment.ts'
import { blogApi, createPostKeeper, type Keeping } from './post-keeper.ts'

export type PostErrors = FieldErrors<PostFields>

export type PostForm = ReturnType<typeof usePostForm>

/** What is going on, for the button that started it. */
type Busy = 'publish' | 'schedule' | 'status' | 'drop' | 'preview'

const overtaken =
  'Iemand anders heeft dit artikel intussen gewijzigd. Controleer het en probeer het opnieuw.'

/** An article that is being written, and everything that can be done with it. */
export function usePostForm(given?: AdminPost) {
  const toast = useToast()
  const rows = useRows<AdminPostSummary>('blog')
  const [keeper] = useState(() =>
    createPostKeeper({
      post: given,
      fields: given ? writtenFields(given) : emptyPost(amsterdamDay(new Date())),
      onCreated: takePlace,
    }),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  const [errors, setErrors] = useState<PostErrors>({})
  const [refused, setRefused] = useState({ times: 0, fields: 0 })
  const [busy, setBusy] = useState<Busy>()
  const [putOff, setPutOff] = useState<Keeping>()
  const { post, fields, keeping } = state

  const leave = useEffectEvent(async () => {
    await keeper.save()
    await rows.changed()
  })

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keeper.save()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [keeper])

  function set(changes: Partial<PostFields>) {
    keeper.change(changes)
    const wrong = Object.keys(changes).filter((name) => name in errors)
    if (wrong.length === 0) return
    // Mended or not: a field that was wrong hears at once what is still wrong with it.
    const checked = parse(postSchema, { ...fields, ...changes })
    const why: PostErrors = checked.ok ? {} : checked.why
    const left = Object.entries(why).filter(([name]) => wrong.includes(name))
    const others = Object.entries(errors).filter(([name]) => !wrong.includes(name))
    setErrors(Object.fromEntries([...others, ...left]))
  }

  function refuse(why: PostErrors) {
    setErrors(why)
    setRefused(({ times }) => ({ times: times + 1, fields: Object.keys(why).length }))
  }

  /** With all that was typed on the server; without it nothing happens, and it is said why. */
  async function withSaved(
    what: Busy,
    act: (post: AdminPost) => Promise<void>,
    failed: string,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(what)
    const isDone = await keeper
      .save()
      .then(async (isSaved) => {
        const { post } = keeper.read()
        if (isSaved && post) await act(post)
        else sayUnsaved(failed)
        return isSaved
      })
      .catch((error) => explain(error, failed))
    setBusy(undefined)
    return isDone
  }

  function sayUnsaved(failed: string) {
    // A conflict has a dialog of its own.
    if (keeper.read().keeping.state === 'conflict') return
    const text = `${failed} Je wijzigingen zijn nog niet opgeslagen.`
    toast({ title: 'Fout', text, tone: 'error' })
  }

  function explain(error: unknown, failed: string): false {
    const current = currentOf<AdminPost>(error)
    if (current) keeper.overtaken(current)
    const { at, ...why } = error instanceof ApiError ? error.fields : {}
    const text = current ? overtaken : (at?.[0] ?? failureText(error, failed))
    toast({ title: 'Fout', text, tone: 'error' })
    if (Object.keys(why).length > 0) refuse(why)
    return false
  }

  async function bringOut(at?: string) {
    const checked = parse(postSchema, fields)
    if (!checked.ok) return refuse(checked.why)
    setErrors({})
    const what = at ? 'schedule' : 'publish'
    const failed = `Er is een fout opgetreden bij het ${at ? 'plannen' : 'publiceren'} van het artikel.`
    await withSaved(
      what,
      async ({ id, version, draft }) => {
        const body = { version, draftVersion: draft?.version, at }
        const done = await admin.post<AdminPost>(`${blogApi}/${id}/${what}`, body)
        keeper.learn(done)
        rows.changed()
        toast(
          done.publishAt
            ? { title: 'Artikel gepland', text: `Het verschijnt ${longMoment(done.publishAt)}.` }
            : { title: 'Artikel gepubliceerd', text: `Artikel "${done.title}" staat op de site.` },
        )
      },
      failed,
    )
  }

  const changeStatus = (status: 'draft' | 'published' | 'archived', done: string) =>
    withSaved(
      'status',
      async ({ id, version }) => {
        const body = { status, version }
        keeper.learn(await admin.put<AdminPost>(`${blogApi}/${id}/status`, body))
        rows.changed()
        toast({ title: done })
      },
      'Er is een fout opgetreden bij het wijzigen van de status.',
    )

  return {
    ...state,
    keeper,
    set,
    errors,
    refused,
    busy,
    /** Which of two versions stays is a question for later: it comes back at the next try. */
    isPutOff: putOff === keeping,
    putOff: () => setPutOff(keeping),
    /** There is something that visitors do not read yet. */
    hasNews: post?.status !== 'published' || post.draft !== null || keeper.isDirty(),
    publish: () => bringOut(),
    schedule: bringOut,
    archive: () => changeStatus('archived', 'Artikel gearchiveerd'),
    unschedule: () => changeStatus('draft', 'Planning ingetrokken'),
    /** Back to what visitors read. */
    dropDraft: () =>
      withSaved(
        'drop',
        async ({ id }) => {
          await admin.delete(`${blogApi}/${id}/draft`)
          keeper.replace(await admin.get<AdminPost>(`${blogApi}/${id}`))
          setErrors({})
          toast({ title: 'Wijzigingen weggegooid' })
        },
        'Er is een fout opgetreden bij het weggooien van de wijzigingen.',
      ),
    async preview() {
      // Now, while it is still the answer to a click: later on a browser holds it back.
      const tab = window.open('', '_blank')
      const isShown = await withSaved(
        'preview',
        async ({ id }) => {
          const { url } = await admin.get<{ url: string }>(`${blogApi}/${id}/preview`)
          if (tab) tab.location.replace(url)
          else window.location.assign(url)
        },
        'Er is een fout opgetreden bij het maken van het voorbeeld.',
      )
      if (!isShown) tab?.close()
    },
  }
}

/**
 * The address of the article, in the place of that of a new one. Not by way of the router: that would
 * put another page here, and what is being typed would have to begin anew.
 */
function takePlace({ id }: AdminPost) {
  if (!window.location.pathname.endsWith(href('/admin/blog/new'))) return
  window.history.replaceState(
    window.history.state,
    '',
    href('/admin/blog/:id/edit', { id: `${id}` }),
  )
}
