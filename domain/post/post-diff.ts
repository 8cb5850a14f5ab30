import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type PostFields, postCategories } from './post.ts'
import { postLabels } from './post-labels.ts'
import { isMarkedAlike, readableHtml } from './readable-html.ts'
import { type DiffPart, textDiff } from './text-diff.ts'

export type FieldDiff = {
  name: keyof PostFields
  label: string
  /** Empty if only the markup differs. */
  parts: DiffPart[]
}

/** The fields that differ in their readable form, with the differences. */
export function postDiff(before: PostFields, after: PostFields): FieldDiff[] {
  return keysOf(postLabels).flatMap((name) => {
    const [was, is] = [readable(name, before), readable(name, after)]
    const isOtherMarkup = name === 'content' && !isMarkedAlike(before.content, after.content)
    if (was === is) return isOtherMarkup ? [{ name, label: postLabels[name], parts: [] }] : []
    const parts = isProse(name) ? textDiff(was, is) : replaced(was, is)
    return [{ name, label: postLabels[name], parts }]
  })
}

/** The readable form of a field. */
export function readable(name: keyof PostFields, fields: PostFields): string {
  const value = fields[name]?.trim() ?? ''
  if (name === 'content') return readableHtml(value)
  if (name === 'category') return postCategories[fields.category]
  if (name === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value
  return value
}

/** Other fields, such as URLs and dates, are replaced as a whole. */
const isProse = (name: keyof PostFields) => /^(title|excerpt|content)$/.test(name)

function replaced(was: string, is: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: was },
    { kind: 'added', text: is },
  ]
  return parts.filter(({ text }) => text !== '')
}
