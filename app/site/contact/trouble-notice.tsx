import type { Ref } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { numberWord } from '#domain/text/number-word.ts'
import type { Trouble } from './trouble.ts'

type TroubleNoticeProps = {
  trouble: Trouble<object>
  /** What is sent: 'je bericht'. */
  what: string
  ref: Ref<HTMLDivElement>
}

/** What is wrong with the form as a whole. A single wrong field shows its own error. */
export function TroubleNotice({ trouble, what, ref }: TroubleNoticeProps) {
  const wrong = Object.keys(trouble.fields).length

  if (trouble.notice) {
    return (
      <Notice ref={ref} tone="error">
        {trouble.notice}
      </Notice>
    )
  }
  return (
    wrong > 1 && (
      <Notice ref={ref} tone="error" title="Er ontbreekt nog iets.">
        Vul de {numberWord(wrong)} velden hieronder aan en verstuur {what} opnieuw.
      </Notice>
    )
  )
}
