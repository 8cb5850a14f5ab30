import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { ApiError, admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import type { AdminPost, PostFields } from '#domain/post/post.ts'
import { emptyPost, writtenFields } from '#domain/post/post-draft.ts'
import { postSchema } from '#domain/post/post-schema.ts'
import { longMoment } from '#domain/post/publish-moment.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { findCopy } from './post-copy.ts'
import { basisOf, blogApi, createPostKeeper } from './post-keeper.ts'
import { useAskAtRest } from './use-ask-at-rest.ts'

export type PostErrors = FieldErrors<PostFields>

export type PostForm = ReturnType<typeof usePostForm>

/** The action in progress, for the busy state of its button. */
type Busy = 'publish' | 'schedule' | 'status' | 'drop' | 'preview'

/** How often fields were refused, how many the last time, and what had to wait for them. */
type Refused = { times: number; fields: number; what: 'publish' | 'schedule' }

/** A change of the post's status. */
type Change = {
  send: (post: AdminPost) => Promise<AdminPost>
  /**
   * Whether it is done already: the response of an earlier try was lost, or another admin did the
   * same.
   */
  isDone: (post: AdminPost) => boolean
  say: (post: AdminPost) => { title: string; text?: string }
}

const pollIntervalMs = 30_000
const clockOf = (moment: string) => amsterdamClock(new Date(moment))

const changedByOther =
  'Iemand anders heeft dit artikel intussen gewijzigd. Controleer het en probeer het opnieuw.'

/** The state of the post editor, and all its actions. */
export function usePostForm(given?: AdminPost) {
  const toast = useToast()
  const rows = useRows('blog')
  // Another editor's text that came into the fields has to be read before anything else is done with it.
  const takenOver = useRef<string>(undefined)
  const [keeper] = useState(() =>
    createPostKeeper({
      post: given,
      fields: given ? writtenFields(given) : emptyPost(amsterdamDay(new Date())),
      onCreated: showEditAddress,
      onTaken: (text) => {
        takenOver.current = text
        toast({ title: 'Iemand anders wijzigde dit artikel ook', text })
      },
    }),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.read)
  const [errors, setErrors] = useState<PostErrors>({})
  const [refused, setRefused] = useState<Refused>({ times: 0, fields: 0, what: 'publish' })
  const [busy, setBusy] = useState<Busy>()
  const [isChoosing, setChoosing] = useState(false)
  const { post, fields } = state

  const leave = useEffectEvent(async () => {
    if (!(await keeper.save())) sayLeft()
    await rows.changed()
  })

  function sayLeft() {
    const { post, fields, saved } = keeper.read()
    const where = post ? `Open "${fields.title}" weer` : 'Begin weer een nieuw artikel'
    const text = findCopy(post?.id, saved)
      ? `Je tekst staat nog in deze browser. ${where} om die terug te zetten.`
      : 'Je laatste wijzigingen zijn weg, want deze browser bewaart niets.'
    toast({ title: 'Artikel niet opgeslagen', text, tone: 'error' })
  }

  useEffect(() => {
    function onHide() {
      const isAsked = keeper.read().keeping.state === 'conflict'
      if (document.visibilityState === 'hidden' && !isAsked) keeper.save({ quiet: true })
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [keeper])

  const publishAt = post?.publishAt

  useEffect(() => {
    if (!publishAt) return
    // The publish job does not notify this page, so it polls.
    const poll = () =>
      Date.parse(publishAt) < Date.now() && keeper.checkServer().catch(() => undefined)
    const timer = setInterval(poll, pollIntervalMs)
    return () => clearInterval(timer)
  }, [keeper, publishAt])

  /** Shows the conflict only after an explicit action, never while typing. */
  async function thenShowConflict<Done>(done: Promise<Done>): Promise<Done> {
    const result = await done
    setChoosing(keeper.read().keeping.state === 'conflict')
    return result
  }

  const saveState = state.keeping.state
  useAskAtRest(saveState === 'logged-out', saveState === 'saved', () =>
    thenShowConflict(keeper.save()),
  )

  function set(changes: Partial<PostFields>) {
    keeper.change(changes)
    const wrong = Object.keys(changes).filter((name) => name in errors)
    if (wrong.length === 0) return
    // Validates an invalid field again on each change, so its error is always up to date.
    const checked = parse(postSchema, { ...fields, ...changes })
    const why: PostErrors = checked.ok ? {} : checked.why
    const remaining = Object.entries(why).filter(([name]) => wrong.includes(name))
    const others = Object.entries(errors).filter(([name]) => !wrong.includes(name))
    setErrors(Object.fromEntries([...others, ...remaining]))
  }

  function refuse(why: PostErrors, what: Refused['what']) {
    setErrors(why)
    setRefused(({ times }) => ({ times: times + 1, fields: Object.keys(why).length, what }))
  }

  /** Acts only after everything typed is saved; otherwise it explains why not. */
  async function withSaved(
    what: Busy,
    act: (post: AdminPost) => Promise<void>,
    failed: string,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(what)
    takenOver.current = undefined
    const isDone = await thenShowConflict(
      keeper
        .save()
        .then(async (isSaved) => {
          const { post } = keeper.read()
          if (takenOver.current) sayChanged()
          else if (isSaved && post) await act(post)
          else sayUnsaved(failed)
          return isSaved && takenOver.current === undefined
        })
        .catch((error) => explain(error, failed, what)),
    )
    setBusy(undefined)
    return isDone
  }

  const changedText = () => [changedByOther, takenOver.current].filter(Boolean).join(' ')
  const sayChanged = () => toast({ title: 'Fout', text: changedText(), tone: 'error' })

  /** Retries on the newer version if another admin changed nothing of the text. */
  async function change(post: AdminPost, { send, isDone, say }: Change) {
    const changed = await send(post).catch((error) => {
      const current = currentOf<AdminPost>(error)
      if (!current || keeper.meet(current) !== 'same') throw error
      if (isDone(current)) return current
      if (current.status !== post.status) throw error
      return send(current)
    })
    keeper.setPost(changed)
    rows.changed()
    toast(say(changed))
  }

  function sayUnsaved(failed: string) {
    // A conflict has a dialog of its own.
    if (keeper.read().keeping.state === 'conflict') return
    const text = `${failed} Je wijzigingen zijn nog niet opgeslagen.`
    toast({ title: 'Fout', text, tone: 'error' })
  }

  function explain(error: unknown, failed: string, what: Busy): false {
    const current = currentOf<AdminPost>(error)
    // A conflict has a dialog of its own.
    if (current && keeper.meet(current) === 'conflict') return false
    const { at, ...why } = error instanceof ApiError ? error.fields : {}
    const text = current ? changedText() : (at?.[0] ?? failureText(error, failed))
    toast({ title: 'Fout', text, tone: 'error' })
    if (Object.keys(why).length > 0) refuse(why, what === 'schedule' ? what : 'publish')
    return false
  }

  async function publishOrSchedule(at?: string) {
    const what = at ? 'schedule' : 'publish'
    const checked = parse(postSchema, fields)
    if (!checked.ok) return refuse(checked.why, what)
    setErrors({})
    const failed = `Er is een fout opgetreden bij het ${at ? 'plannen' : 'publiceren'} van het artikel.`
    const publication: Change = {
      send: ({ id, version, draft }) =>
        answered(
          admin.post(`${blogApi}/${id}/${what}`, { version, draftVersion: draft?.version, at }),
        ),
      isDone: ({ draft, status, publishAt }) =>
        !draft && (at ? publishAt !== null && clockOf(publishAt) === at : status === 'published'),
      say: ({ title, publishAt }) =>
        publishAt
          ? { title: 'Artikel gepland', text: `Het verschijnt ${longMoment(publishAt)}.` }
          : { title: 'Artikel gepubliceerd', text: `Artikel "${title}" staat op de site.` },
    }
    await withSaved(what, (post) => change(post, publication), failed)
  }

  function changeStatus(status: 'draft' | 'published' | 'archived', title: string) {
    const statusChange: Change = {
      send: ({ id, version }) =>
        answered(admin.put(`${blogApi}/${id}/status`, { status, version })),
      isDone: (post) => post.status === status,
      say: () => ({ title }),
    }
    const failed = 'Er is een fout opgetreden bij het wijzigen van de status.'
    return withSaved('status', (post) => change(post, statusChange), failed)
  }

  return {
    ...state,
    keeper,
    set,
    errors,
    refused,
    busy,
    /** Ctrl+S, or the retry button of a failed save. */
    save: () => thenShowConflict(keeper.save()),
    isChoosing,
    choose: (chosen: PostFields, current: AdminPost) =>
      thenShowConflict(keeper.resolve(chosen, current)),
    /** Closes the conflict dialog; it opens again at the next explicit save. */
    putOff: () => setChoosing(false),
    /** Whether there is anything left to publish. */
    hasUnpublished: post?.status !== 'published' || post.draft !== null || keeper.isDirty(),
    publish: () => publishOrSchedule(),
    schedule: publishOrSchedule,
    archive: () => changeStatus('archived', 'Artikel gearchiveerd'),
    unschedule: () => changeStatus('draft', 'Planning ingetrokken'),
    /** Discards the draft: back to the published text. */
    dropDraft: () =>
      withSaved(
        'drop',
        async ({ id, ...post }) => {
          await admin.delete(`${blogApi}/${id}/draft`, basisOf(post))
          keeper.replace(await admin.get(`${blogApi}/${id}`))
          setErrors({})
          toast({ title: 'Wijzigingen weggegooid' })
        },
        'Er is een fout opgetreden bij het weggooien van de wijzigingen.',
      ),
    async preview() {
      // Opened during the click, because a browser blocks a popup that opens later.
      const tab = window.open('', '_blank')
      const isShown = await withSaved(
        'preview',
        async ({ id }) => {
          const { url } = await admin.get(`${blogApi}/${id}/preview`)
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
 * Replaces the address of the new-post page with that of the post. Not through the router, which
 * would mount another page and interrupt the typing.
 */
function showEditAddress({ id }: AdminPost) {
  if (!window.location.pathname.endsWith(href('/admin/blog/new'))) return
  window.history.replaceState(
    window.history.state,
    '',
    href('/admin/blog/:id/edit', { id: `${id}` }),
  )
}
