import type * as z from 'zod'

type Shape = z.ZodObject | undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** Whose token a call needs; each realm has an authorisation header of its own (spec §6). */
export type Realm = 'intranet' | 'raete'

/** Header that carries the token of a realm. */
export const tokenHeader: Record<Realm, string> = { intranet: 'authorization', raete: 'raete-authorization' }

/**
 * A call of `/api/cms/*` as data: the CMS answers it, the site makes it, the OpenAPI document lists it, the fake CMS
 * plays its examples. The path holds its parameters in braces: `/api/cms/raete/{id}`.
 */
export type Call<
  Name extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
> = {
  name: Name
  method: 'GET' | 'POST'
  path: `/api/cms/${string}`
  summary: string
  realm?: Realm
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  examples: readonly CallExample<Params, Query, Body, Answer>[]
}

/** One request with its answer. `summary` says in German what it shows. */
export type CallExample<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends z.ZodType,
> = {
  summary: string
  answer: z.input<Answer>
} & Given<'params', In<Params>> &
  Given<'query', In<Query>> &
  Given<'body', In<Body>>

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value }

/** What a call is made with, before its defaults are filled in. */
export type CallInput<C> =
  C extends Call<string, infer P, infer Q, infer B>
    ? Given<'params', In<P>> & Given<'query', In<Q>> & Given<'body', In<B>> & CallContext
    : never

/** What the CMS receives: checked, with defaults. */
export type ReceivedInput<C> =
  C extends Call<string, infer P, infer Q, infer B>
    ? Given<'params', Out<P>> & Given<'query', Out<Q>> & Given<'body', Out<B>> & CallContext
    : never

export type CallAnswer<C> = C extends Call<string, Shape, Shape, Shape, infer A> ? z.output<A> : never

/** What travels beside the fields of a call. */
export type CallContext = {
  token?: string | undefined
  signal?: AbortSignal | undefined
  /** Address of who sends, as the first server of this house saw it; limits are per sender. */
  sender?: string | undefined
  /** Moment of `performance.now()` from which the caller waits no longer for a CMS elsewhere. */
  deadline?: number | undefined
  /** Told since when an answer has been kept, where the CMS did not give a new one. */
  onKept?: ((since: Date) => void) | undefined
}

/** States a call; its types follow from its schemas. */
export function defineCall<
  const Name extends string,
  Answer extends z.ZodType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(call: Call<Name, Params, Query, Body, Answer>): Call<Name, Params, Query, Body, Answer> {
  return call
}

/** The parts of a call's input that carry fields. */
export const inputParts = ['params', 'query', 'body'] as const
