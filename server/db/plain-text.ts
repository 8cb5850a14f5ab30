import { type SQLWrapper, sql } from 'drizzle-orm'

// Apart from list-page.ts, because indexes are made of these expressions.

/**
 * Without capitals and accents, so that 'dusseldorf' finds Düsseldorf. No extension is needed. Text
 * without any special letter, which is most of it, takes the short way: only the letters of ASCII.
 */
export const plainly = (text: SQLWrapper) =>
  sql`case when octet_length(${text}) = length(${text}) then lower((${text}) collate "C")
    else lower(regexp_replace(normalize(replace(${text}, 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g')) end`

/**
 * A key that sorts names as people do: regardless of capitals and accents, and numbers by value.
 * Each number is padded to ten digits, as not every engine has a numeric collation.
 */
export const naturally = (text: SQLWrapper) =>
  sql`(regexp_replace(regexp_replace(${plainly(text)}, '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g') collate "C")`
