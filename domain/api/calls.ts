import type { Answers } from './answers.ts'

/** A call by its name in `routes.ts`: 'GET /api/admin/airports/:id'. */
export type Call = Exclude<keyof Answers, `${string}?${string}`>

/** The query parameters that change the response of a call. */
export type Variant<Of extends Call> = keyof Answers extends infer Each
  ? Each extends `${Of}?${infer Parameter}`
    ? Parameter
    : never
  : never

/** 'GET /api/admin/airports/:id' with its values filled in: `GET /api/admin/airports/${number}`. */
type Filled<Name extends string> = Name extends `${infer Before}:id${infer After}`
  ? `${Before}${number}${After}`
  : Name extends `${infer Before}:change${infer After}`
    ? `${Before}${string}${After}`
    : Name extends `${infer Before}:airport/:parking`
      ? `${Before}${string}/${string}`
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
  { [Name in keyof Answers]: Answers[Name] extends Blob ? Filled<Name> : never }[keyof Answers],
  'GET'
>

type AddressIn<Request, Method extends string> = Request extends `${Method} ${infer Found}`
  ? Found
  : never
