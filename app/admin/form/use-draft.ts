import { useEffect, useState } from 'react'
import { type Draft, dropDraft, findDraft, keepDraft } from '#app/admin/api/drafts.ts'
import { findCredentials } from '#app/admin/api/session.ts'

type Typed<Fields> = { fields: Fields; base: Fields; version?: number }

/** What this form held before a reload, in this tab and of this account. */
export function useFoundDraft<Fields extends object>(place: string | undefined, like: Fields) {
  const [found, setFound] = useState(() => {
    const username = findCredentials()?.username
    return place && username ? findDraft(username, place, like) : undefined
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
    const draft: Draft = { fields, base, version, key, at: new Date().toISOString() }
    keepDraft(username, place, draft)
  }, [place, fields, base, version, key])
}

/** After the admin chose not to save. */
export function discardDraft(place: string | undefined): void {
  const username = findCredentials()?.username
  if (place && username) dropDraft(username, place)
}
