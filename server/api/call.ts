import type { Context } from 'hono'
import type { z } from 'zod'
import type { Role } from '#domain/access/role.ts'
import type { AdminCall } from './access/authenticate.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Answering = Response | Promise<Response>
type Schema = z.core.$ZodType
type Schemas = { [parameter: string]: Schema }

type Content<
  Body extends Schema = Schema,
  File extends string = string,
  Variants extends Schemas = Schemas,
> = {
  /** The answer as JSON. Without it and without a file the answer is empty. */
  answers?: Body
  /** The answers that depend on the query, by the parameter that asks for them. */
  variants?: Variants
  /** The media type of a file. */
  gives?: File
  /** For a call that adds something. Otherwise it is 200, or 204 if the answer is empty. */
  status?: 201
}

type About = {
  /** In Dutch, for the document of the API. */
  does: string
  /** The schema of the query of a GET, and of the body of any other call; or the type of a file. */
  reads?: Schema | { takes: string }
  headers?: Schema
  /** Sets up the second step, or is needed for it: it answers an account that must do so first. */
  setsUp?: true
}

/** The name of a call and the type of its answer: `['GET /api/airports', Airport[]]`. */
type Named = [name: string, type: unknown]

/** A call of the API: what it reads and answers, and how. */
export type Call<Answers extends Named = Named> = About &
  Content & {
    method: Method
    path: string
    /** The lowest role that may make it. Without one it is for visitors. */
    role?: Role
    handle(call: AdminCall): Answering
    /** Only a type: there is nothing in it when the code runs. */
    types?: Answers
  }

type Audience<Path> = Path extends `/api/admin/${string}`
  ? { role: Role; handle(call: AdminCall): Answering }
  : { role?: never; handle(call: Context): Answering }

type Answer<Body extends Schema, File> = [File] extends [never]
  ? [Body] extends [never]
    ? undefined
    : z.output<Body>
  : Blob

type Variant<Name extends string, Variants extends Schemas> = {
  [Parameter in keyof Variants & string]: [`${Name}?${Parameter}`, z.output<Variants[Parameter]>]
}[keyof Variants & string]

/**
 * Defines a call. Its route, its chapter in the document of the API and the types of the browser's
 * client follow from its line in `routes.ts`.
 */
export function call<
  const Verb extends Method,
  const Path extends `/api/${string}`,
  Body extends Schema = never,
  File extends string = never,
  Variants extends Schemas = Record<never, never>,
>(
  definition: { method: Verb; path: Path } & About & Content<Body, File, Variants> & Audience<Path>,
): Call<[`${Verb} ${Path}`, Answer<Body, File>] | Variant<`${Verb} ${Path}`, Variants>> {
  return definition
}

/** The type of the answer of each call in a list of chapters. */
export type AnswersOf<Chapters extends { [chapter: string]: readonly Call[] }> = {
  [Each in NonNullable<Chapters[keyof Chapters][number]['types']> as Each[0]]: Each[1]
}
