import { useState } from 'react'
import { usePage } from '#app/admin/api/use-list.ts'
import { wholeList } from '#domain/admin/list-view.ts'
import { MissingPaths } from './missing-paths.tsx'
import { RedirectDialog, type RedirectQuestion } from './redirect-dialog.tsx'
import { Redirects } from './redirects.tsx'

/** Unknown paths, above the redirects that are made for them. */
export function Addresses() {
  const [asked, setAsked] = useState({ q: '', page: 1 })
  const list = usePage('redirects', { ...wholeList, ...asked })
  const [question, setQuestion] = useState<RedirectQuestion>()

  return (
    <>
      <MissingPaths onAsk={setQuestion} />
      <Redirects list={list} q={asked.q} onFind={setAsked} onAsk={setQuestion} />
      {question && (
        <RedirectDialog asked={question} list={list} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
