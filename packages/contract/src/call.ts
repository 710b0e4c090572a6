import type * as z from 'zod'
import type { Realm, RightFor } from './rights.ts'

type Shape = z.ZodObject | undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** Header that carries the token of a realm: each has one of its own (spec §6). */
export const tokenHeader: Record<Realm, string> = {
  intranet: 'authorization',
  raete: 'raete-authorization',
  redaktion: 'redaktion-authorization',
}

/** How a program says its key, to calls of the desk: `Authorization: Bearer …`. None of these is a header of that realm. */
const PROGRAM = 'authorization'
const BEARER = /^Bearer\s+(\S+)$/i

/** What a request says who it comes from, for a realm: its own header, or the key of a program as it was said. */
export function tokenIn(realm: Realm, headers: Headers): string | undefined {
  const own = headers.get(tokenHeader[realm])
  if (own || realm !== 'redaktion') return own || undefined
  const said = headers.get(PROGRAM) ?? ''
  return BEARER.test(said) ? said : undefined
}

/** The key of a program, where one was said. */
export const programKeyIn = (token: string): string | undefined => BEARER.exec(token)?.[1]

/** A password is weighed slowly on purpose, and on a busy machine more slowly still; in milliseconds. */
export const PATIENCE_FOR_PASSWORDS = 10_000

/** A file on its way over the line of a school, or read in whole before anybody is answered; in milliseconds. */
export const PATIENCE_FOR_FILES = 300_000

/** What only reads, and what changes something. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

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
  Allowed extends Access = Access,
> = Asked<Name, Params, Query, Body, Answer> & Allowed

/** Whose token a call needs, and what its caller must be allowed to do. A call without a right does not compile. */
type Access = AccessOf<Realm | undefined>
type AccessOf<R extends Realm | undefined> = R extends Realm
  ? { realm: R; right: RightFor<R> }
  : { realm?: undefined; right: 'oeffentlich' }

type Asked<
  Name extends string,
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Answer extends z.ZodType,
> = {
  name: Name
  method: Method
  path: `/api/cms/${string}`
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** What its body weighs at most, in bytes. Default: a message of 5,000 letters in any script. */
  largest?: number
  /** How long its caller waits for a CMS elsewhere, in milliseconds, where that is longer than for a page. */
  patience?: number
  /**
   * Answers whoever holds the key in its path. That ends at any moment: nobody keeps what it answers, also where a CMS
   * elsewhere is asked, its refusals are told, and no log has its path (`withoutKey`).
   */
  keyed?: true
  /**
   * Its success alone says that something is stored, whatever the body holds: nobody is told that it is not. Every field of
   * its answer may be missing then, and is said only where it is known.
   */
  stores?: true
  /** Takes a file, as it is, instead of a body of JSON. */
  takesFile?: true
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

/** What a call of any kind is given may be missing; of one kind, it is there or it is not. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [K in Key]?: Value | undefined }
    : { [K in Key]: Value }

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

export type CallAnswer<C> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : never

/** The realm of a call; undefined for what everybody may. */
export type CallRealm<C> = C extends { realm: infer R } ? R : undefined

/** What travels beside the fields of a call. */
export type CallContext = {
  token?: string | undefined
  signal?: AbortSignal | undefined
  /** Bytes of the file, for a call that takes one. */
  file?: Uint8Array<ArrayBuffer> | undefined
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
  const R extends Realm | undefined = undefined,
>(
  call: Asked<Name, Params, Query, Body, Answer> & { realm?: R; right: RightFor<R> },
): Call<Name, Params, Query, Body, Answer, AccessOf<R>> {
  return call as never
}

/** The parts of a call's input that carry fields. */
export const inputParts = ['params', 'query', 'body'] as const
