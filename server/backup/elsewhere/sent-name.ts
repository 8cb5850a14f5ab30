import { momentOf } from '#server/backup/folder.ts'

const end = '.age'

/** The name elsewhere of a copy: `age -d` gives the file without its last part. */
export const sentName = (file: string) => `${file}${end}`

/** The moment of a copy that we took elsewhere, or undefined for any other file. */
export const sentMoment = (name: string): Date | undefined =>
  name.endsWith(end) ? momentOf(name.slice(0, -end.length)) : undefined
