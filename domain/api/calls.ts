import type { Answers } from './answers.ts'

/** A call as `routes.ts` names it: 'GET /api/admin/airports/:id'. */
export type Call = Exclude<keyof Answers, `${string}?${string}`>

/** Of a call whose answer depends on its query: the parameters that change it. */
export type Variant<Of extends Call> = keyof Answers extends infer Each
  ? Each extends `${Of}?${infer Parameter}`
    ? Parameter
    : never
  : never

/** 'GET /api/admin/airports/:id' with its values in place: `GET /api/admin/airports/${number}`. */
type Filled<Name extends string> = Name extends `${infer Before}:id${infer After}`
  ? `${Before}${number}${After}`
  : Name extends `${infer Before}:change${infer After}`
    ? `${Before}${string}${After}`
    : Name

type Requested<Name extends keyof Answers> = Name extends Call
  ? [Variant<Name>] extends [never]
    ? Filled<Name> | `${Filled<Name>}?${string}`
    : Name
  : Name extends `${infer Of}?${infer Parameter}`
    ? `${Of}?${Parameter}=${string}`
    : never

/** What each request answers, by its method and address: `PUT /api/admin/airports/${number}`. */
export type Requests = {
  [Name in keyof Answers as Answers[Name] extends Blob ? never : Requested<Name>]: Answers[Name]
}

/** What a request answers, where its method and address are not known to go together. */
export type AnswerTo<Request extends string> = Request extends keyof Requests
  ? Requests[Request]
  : unknown

/** The addresses that can be requested with a method. */
export type Address<Method extends 'GET' | 'POST' | 'PUT' | 'DELETE'> = AddressIn<
  keyof Requests,
  Method
>

/** The addresses of files. */
export type FileAddress = AddressIn<
  { [Name in keyof Answers]: Answers[Name] extends Blob ? Name : never }[keyof Answers],
  'GET'
>

type AddressIn<Request, Method extends string> = Request extends `${Method} ${infer Found}`
  ? Found
  : never
