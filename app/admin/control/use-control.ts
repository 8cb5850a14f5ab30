import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { typedIsThere } from '#app/admin/typed/still-there.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { CheckOutcome } from '#domain/check/check.ts'
import { readItem } from '#domain/check/dated-item.ts'
import { type ReportOutcome, usualAnswer } from '#domain/check/report-answer.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { pageOf } from './card-parts.tsx'
import {
  type CardEntry,
  changedBody,
  checkBody,
  correctableOf,
  type Draft,
  type Entry,
  emptyDraft,
  entryText,
  formOf,
  isUnsent,
  type ReportEntry,
} from './control-entry.ts'
import type { Changed } from './correction.ts'
import { answerText } from './report-card.tsx'
import { useCardDrafts } from './use-card-drafts.ts'
import { useGoneDrafts } from './use-gone-drafts.ts'
import { useQueue } from './use-queue.ts'

const doneTexts: Record<CheckOutcome, string> = {
  right: 'Nog juist',
  changed: 'Gewijzigd',
  later: 'Tot morgen weggelegd',
}

/** What the admin does with the thing in view. */
export function useControl() {
  const navigate = useNavigate()
  const toast = useToast()
  const start = useStart()
  const drafts = useCardDrafts()
  const { last } = drafts
  const queue = useQueue({ ...start, key: start.key ?? last?.key ?? null })
  useGoneDrafts(queue.query.data, drafts.typedKeys, drafts.takeAway)
  const [editing, setEditing] = useState(last?.typed ? last.key : null)
  const [isSaving, setSaving] = useState(false)
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(
    new Set(start.isUpdated && start.key ? [start.key] : []),
  )
  const isSeen = last?.amount !== undefined || last?.url !== undefined
  const [isEvidenceOpen, setEvidenceOpen] = useState(isSeen)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<{ key: string; text: string } | null>(null)
  const { current } = queue
  const today = queue.query.data?.today ?? amsterdamDay(new Date())
  const draft = current ? drafts.of(current) : undefined
  const form = current ? formOf(current, { place: queue.at, goal: queue.goal }) : null
  const known = current?.card ? current.card.address : (current?.report.parking?.address ?? null)
  const address = pageOf(draft?.url ?? '', known)

  /** Why it was not saved, and that what was typed is still there. */
  function told() {
    if (!current || !draft || !queue.failure) return undefined
    const still = isUnsent(current, draft) ? ` ${typedIsThere}` : ''
    return { ...queue.failure, text: queue.failure.text + still }
  }

  function onDraft(changes: Partial<Draft>) {
    if (!current) return
    setErrors(null)
    drafts.type(current.key, changes)
  }

  const ofDraft = ({ key }: Entry) => ({
    onSaved: () => drafts.sent(key),
    onUndone: () => drafts.bringBack(key),
  })

  function check(entry: CardEntry, outcome: CheckOutcome, changed?: Changed) {
    if (!draft) return
    const evidence = outcome === 'later' ? { url: '', amount: '' } : {}
    const seen = { ...draft, ...evidence }
    const said = changed ? changedBody(entry, seen, changed) : checkBody(entry, seen)
    const body = { ...said, outcome }
    setEditing(null)
    queue.answer({
      entry,
      send: (version) => admin.post('/api/admin/checks', { ...body, version }),
      done: doneTexts[outcome],
      ...ofDraft(entry),
      picture: outcome === 'later' ? null : draft.picture,
    })
  }

  function answer(entry: ReportEntry, outcome: ReportOutcome, text: string) {
    if (!draft) return
    const canMail = queue.query.data?.canMail ?? false
    const byMail = canMail && draft.byMail && outcome !== 'closed' && entry.report.email !== ''
    const done = { changed: 'Melding beantwoord', right: 'Klopte al', closed: 'Melding gesloten' }
    setEditing(null)
    queue.answer({
      entry,
      send: (version) =>
        admin.post(`/api/admin/reports/${entry.report.id}/answer`, {
          outcome,
          answer: text,
          byMail,
          version,
        }),
      done: byMail ? `${done[outcome]}, de reiziger krijgt zo mail` : done[outcome],
      ...ofDraft(entry),
    })
  }

  function right() {
    if (!current || !draft) return
    if (current.report) {
      const { topic } = current.report.report
      return answer(current, 'right', draft.answer ?? usualAnswer(topic, 'right', today))
    }
    if (readItem(current.card.item)?.kind === 'mark' && draft.validUntil === '') {
      setErrors({ key: current.key, text: 'Vul in tot wanneer het keurmerk nu geldig is' })
      focusOn('[data-valid-until]')
      return
    }
    check(current, 'right')
  }

  function change() {
    if (!current) return
    if (correctableOf(current)) return setEditing(editing === current.key ? null : current.key)
    if (form) void navigate(form)
  }

  function later() {
    if (!current) return
    if (current.card) return check(current, 'later')
    const item = current.key
    queue.answer({
      entry: current,
      send: (version) => admin.post('/api/admin/checks', { item, outcome: 'later', version }),
      done: doneTexts.later,
      ...ofDraft(current),
    })
  }

  function onChanged(changed: Changed) {
    if (current?.card) check(current, 'changed', changed)
    else if (current) void correct(current, changed)
  }

  /** A report stays in view after its parking was put right: it still gets its answer. */
  async function correct(entry: ReportEntry, changed: Changed) {
    const { report, parking } = entry.report
    const item = report.topic === 'adres' ? 'fact:entrance' : 'price'
    setSaving(true)
    try {
      const basis = { item, parkingId: report.parkingId, version: parking?.version }
      await admin.post('/api/admin/checks', { ...basis, outcome: 'changed', ...changed })
      forgetTyped()
      setCorrected((before) => new Set(before).add(entry.key))
      toast({ title: 'Aangepast', text: `${report.parkingName} staat goed. Nu het antwoord nog.` })
    } catch (error) {
      const text = failureText(error, 'De wijziging is niet opgeslagen.')
      toast({ title: 'Niet opgeslagen', text, tone: 'error' })
    }
    setSaving(false)
    await queue.query.refetch()
  }

  /** What was typed in place of what we know is forgotten. */
  function forgetTyped() {
    setEditing(null)
    onDraft({ typed: {} })
  }

  function openPage() {
    if (!address) return onMissingPage()
    window.open(address, '_blank', 'noopener,noreferrer')
    onOpened()
  }

  function onOpened() {
    if (address) setOpened((before) => new Set(before).add(address))
  }

  function onMissingPage() {
    setEvidenceOpen(true)
    focusOn('[data-address]')
  }

  // The form may have put it right: the server knows whether it did.
  const isMissing = useRef(start.isUpdated)
  const { data } = queue.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the queue is there
  useEffect(() => {
    if (!data || !isMissing.current || queue.query.isFetching) return
    isMissing.current = false
    const [, item, kind, id] = /^(.+)@([pv])(\d+)$/.exec(start.key ?? '') ?? []
    const since = start.version
    if (!item || since === 0 || queue.entries.some(({ key }) => key === start.key)) return
    const subject = kind === 'p' ? { parkingId: Number(id) } : { providerId: Number(id) }
    admin
      .post('/api/admin/checks', { item, ...subject, outcome: 'changed', since })
      .then(() => queue.refresh())
      // The change itself is saved; only its place in the history is not.
      .catch(() => undefined)
  }, [data, queue.query.isFetching])

  const own = errors && errors.key === current?.key ? errors : null
  const failure = own ? { text: own.text, fields: { validUntil: [own.text] } } : told()
  return {
    queue: { ...queue, failure },
    isUnsent: queue.entries.some((entry) => isUnsent(entry, drafts.of(entry))),
    onDiscard: drafts.discard,
    backFrom: current && drafts.backFrom(current.key),
    onTakeAway() {
      setEditing(null)
      if (current) drafts.takeAway(current.key)
    },
    today,
    // Only used with a current thing, which has one.
    draft: draft ?? emptyDraft,
    onDraft,
    form,
    isEditing: current !== undefined && editing === current.key,
    isSaving,
    isCorrected: current !== undefined && corrected.has(current.key),
    isEvidenceOpen,
    onEvidence: setEvidenceOpen,
    currentText: current ? entryText(current) : '',
    right,
    change,
    later,
    openPage,
    address,
    onOpened,
    isOpened: address !== null && opened.has(address),
    onMissingPage,
    onChanged,
    onCancel: forgetTyped,
    stopEditing: () => setEditing(null),
    onCorrected: () =>
      setCorrected((before) => (current ? new Set(before).add(current.key) : before)),
    onAnswered: () => {
      if (current?.report && draft) answer(current, 'changed', answerText(current, draft, today))
    },
    onClosed: (reason: string) => {
      if (current?.report) answer(current, 'closed', reason)
    },
  }
}

/** Where the queue starts: at the thing of which the form was opened. The address forgets it at once. */
function useStart() {
  const [search, setSearch] = useSearchParams()
  const [start] = useState(() => ({
    key: search.get('bij'),
    place: Number(search.get('plek')) || 0,
    version: Number(search.get('versie')) || 0,
    goal: Number(search.get('doel')) || 0,
    isUpdated: search.has('updated'),
  }))

  useEffect(() => {
    if (search.size > 0) setSearch({}, { replace: true })
  }, [search, setSearch])

  return start
}

/** After the fold that it may be in has opened. */
function focusOn(selector: string) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
