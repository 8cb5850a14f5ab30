import { z } from 'zod'
import type { Answers } from '#domain/api/answers.ts'
import type { Call, Variant } from '#domain/api/calls.ts'

/** What a call answers: nothing, a file, or JSON of a schema. */
type Answered<Answer> = [Answer] extends [undefined]
  ? { status: 204 }
  : [Answer] extends [Blob]
    ? { status: 200; gives: string }
    : { status: 200 | 201; answers: z.ZodType<Answer> }

/** For the query parameters that change the answer, the schema of that other answer. */
type Variants<Of extends Call> = [Variant<Of>] extends [never]
  ? unknown
  : {
      variants: {
        [Name in keyof Answers as Name extends `${Of}?${infer Parameter}`
          ? Parameter
          : never]: z.ZodType<Answers[Name]>
      }
    }

/** A schema is that of the body, or of the query of a GET. What is no JSON is said by its media type. */
export type Description<Of extends Call> = {
  does: string
  reads?: z.ZodType | { takes: string; headers: z.ZodType }
} & Answered<Answers[Of]> &
  Variants<Of>

export type Descriptions = { [Of in Call]: Description<Of> }

/** A schema for each field of a type. */
export type Shape<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name]
    ? z.ZodOptional<z.ZodType<Exclude<Fields[Name], undefined>>>
    : z.ZodType<Fields[Name]>
}

/**
 * The schema of an answer that is an object of a type. A field that the type lacks, one that the
 * schema lacks, and one that is optional in only one of them do not compile.
 */
export function answerOf<Fields extends object>(shape: Shape<Fields>): z.ZodType<Fields> {
  // The compiler can't infer that an object with this shape has these fields.
  return z.object(shape) as unknown as z.ZodType<Fields>
}
