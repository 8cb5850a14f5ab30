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

/** What each request answers, by its method and address. */
type Requests = { [Name in keyof Answers as Requested<Name>]: Answers[Name] }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The addresses that can be requested with a method. */
export type Address<By extends Method> = {
  [Request in keyof Requests]: Request extends `${By} ${infer Found}` ? Found : never
}[keyof Requests]

/** What a request answers. */
export type AnswerTo<
  By extends Method,
  At extends Address<By>,
> = `${By} ${At}` extends infer Request extends keyof Requests ? Requests[Request] : never
