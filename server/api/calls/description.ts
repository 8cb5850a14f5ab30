import { z } from 'zod'
import type { Answers } from '#domain/api/answers.ts'
import type { Call, Variant } from '#domain/api/calls.ts'

/** The successful response: no body, a file, or JSON that matches a schema. */
type Answered<Answer> = [Answer] extends [undefined]
  ? { status: 204 }
  : [Answer] extends [Blob]
    ? { status: 200; gives: string }
    : { status: 200 | 201; answers: z.core.$ZodType<Answer> }

/** The schemas of the other responses, by the query parameter that asks for them. */
type Variants<Of extends Call> = [Variant<Of>] extends [never]
  ? unknown
  : {
      variants: {
        [Name in keyof Answers as Name extends `${Of}?${infer Parameter}`
          ? Parameter
          : never]: z.core.$ZodType<Answers[Name]>
      }
    }

/**
 * The description of one call. `reads` is the schema of the body, or of the query for a GET; a file
 * names its media type instead.
 */
export type Description<Of extends Call> = {
  does: string
  reads?: z.core.$ZodType | { takes: string }
  headers?: z.core.$ZodType
} & Answered<Answers[Of]> &
  Variants<Of>

export type Descriptions = { [Of in Call]: Description<Of> }

/** A schema for each field of a type. */
export type Shape<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name]
    ? z.ZodOptional<z.core.$ZodType<Exclude<Fields[Name], undefined>>>
    : z.core.$ZodType<Fields[Name]>
}

/**
 * The schema of an object type in a response. It is a type error when a field is missing from the
 * type or from the schema, or is optional in only one of them.
 */
export function answerOf<Fields extends object>(shape: Shape<Fields>): z.ZodType<Fields> {
  // TypeScript can't infer that an object schema of this shape has these fields.
  return z.object(shape) as unknown as z.ZodType<Fields>
}
