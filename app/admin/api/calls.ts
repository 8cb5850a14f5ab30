// Only types: the one place where the app may name the server. test/boundaries.test.ts holds it.
import type { Answers } from '#server/api/routes.ts'

/** A call by its name: 'GET /api/admin/airports/:id'. */
type Call = Exclude<keyof Answers, `${string}?${string}`>

/** The query parameters that change the response of a call. */
type Variant<Of extends Call> = keyof Answers extends infer Each
  ? Each extends `${Of}?${infer Parameter}`
    ? Parameter
    : never
  : never

type Value<Parameter> = Parameter extends 'id' ? number : string

/** 'GET /api/admin/airports/:id' with its values filled in: `GET /api/admin/airports/${number}`. */
type Filled<Name extends string> = Name extends `${infer Before}:${infer Rest}`
  ? Rest extends `${infer Parameter}/${infer After}`
    ? `${Before}${Value<Parameter>}/${Filled<After>}`
    : `${Before}${Value<Rest>}`
  : Name

type Requested<Name extends keyof Answers> = Name extends Call
  ? [Variant<Name>] extends [never]
    ? Filled<Name> | `${Filled<Name>}?${string}`
    : Name
  : Name extends `${infer Of}?${infer Parameter}`
    ? `${Of}?${Parameter}=${string}`
    : never

/** The response of each request, by method and address: `PUT /api/admin/airports/${number}`. */
export type Requests = {
  [Name in keyof Answers as Answers[Name] extends Blob ? never : Requested<Name>]: Answers[Name]
}

/** The response of a request whose method and address may not match. */
export type AnswerTo<Request extends string> = Request extends keyof Requests
  ? Requests[Request]
  : unknown

/** The addresses that accept a method. */
export type Address<Method extends 'GET' | 'POST' | 'PUT' | 'DELETE'> = AddressIn<
  keyof Requests,
  Method
>

/** The addresses that return a file. */
export type FileAddress = AddressIn<
  { [Name in keyof Answers]: Answers[Name] extends Blob ? Requested<Name> : never }[keyof Answers],
  'GET'
>

type AddressIn<Request, Method extends string> = Request extends `${Method} ${infer Found}`
  ? Found
  : never
