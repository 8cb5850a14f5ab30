import { useEffect, useState } from 'react'
import { type Draft, dropDraft, findDraft, keepDraft } from '#app/admin/api/drafts.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import { findCredentials } from '#app/admin/api/session.ts'

type Typed<Fields> = { fields: Fields; base: Fields; version?: number }

/** What this form held before a reload, in this tab and of this account. */
export function useFoundDraft<Fields extends object>(place: string | undefined, like: Fields) {
  const [found, setFound] = useState(() => {
    const draft = draftAt(place)
    const isWhole = draft && isLike(draft.fields, like) && isLike(draft.base, like)
    // The names and types of its fields are those of the form.
    return isWhole ? (draft as Draft & { fields: Fields; base: Fields }) : undefined
  })
  return [found, () => setFound(undefined)] as const
}

/** Keeps what is typed until it is saved or discarded; undefined while nothing is. */
export function useKeptDraft<Fields extends object>(
  place: string | undefined,
  typed: Typed<Fields> | undefined,
  key: string,
): void {
  const { fields, base, version } = typed ?? {}

  useEffect(() => {
    const username = findCredentials()?.username
    if (!place || !username) return
    if (!fields || !base) return dropDraft(username, place)
    keepDraft(username, place, { fields, base, version, key, at: new Date().toISOString() })
  }, [place, fields, base, version, key])
}

/** A state that is back after a reload: texts that are typed beside each other. And when that was. */
export function useKeptTexts<Texts extends object>(place: string) {
  const [found] = useState(() => draftAt(place))
  const [texts, setTexts] = useState<Texts>((found?.fields ?? {}) as Texts)
  const [key] = useState(newKey)
  const isEmpty = Object.values(texts).every((text) => text === undefined)
  useKeptDraft(place, isEmpty ? undefined : { fields: texts, base: texts }, key)
  return [texts, setTexts, found?.at] as const
}

/** A form in a dialog asks before it closes, so what closes it unsaved does so on purpose. */
export function useDiscardAtClose(place: string): void {
  useEffect(() => () => discardDraft(place), [place])
}

/** What is typed is left unsaved on purpose. */
export function discardDraft(place: string | undefined): void {
  const username = findCredentials()?.username
  if (place && username) dropDraft(username, place)
}

function draftAt(place: string | undefined): Draft | undefined {
  const username = findCredentials()?.username
  return place && username ? findDraft(username, place) : undefined
}

/** A draft of an older version of the site may have other fields. */
const isLike = (kept: object, like: object) => shapeOf(kept) === shapeOf(like)

const shapeOf = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? 'list' : typeof value}`)
    .toSorted()
    .join()
