import type * as z from 'zod'
import type { Realm, RightFor } from './rights.ts'

type Shape = z.ZodObject | undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** The header with the token, a different one for each realm (spec §6). */
export const tokenHeader: Record<Realm, string> = {
  intranet: 'authorization',
  raete: 'raete-authorization',
  redaktion: 'redaktion-authorization',
}

/**
 * Programs send their key to calls of the desk as `Authorization: Bearer …`; editors send their token in
 * another header.
 */
const PROGRAM = 'authorization'
const BEARER = /^Bearer\s+(\S+)$/i

/**
 * Returns the token of a request for a realm: its own header, or the whole header with the key of a program.
 */
export function tokenIn(realm: Realm, headers: Headers): string | undefined {
  const own = headers.get(tokenHeader[realm])
  if (own || realm !== 'redaktion') return own || undefined
  const said = headers.get(PROGRAM) ?? ''
  return BEARER.test(said) ? said : undefined
}

/** Returns the key of a program in a token from `tokenIn`, or `undefined`. */
export const programKeyIn = (token: string): string | undefined => BEARER.exec(token)?.[1]

/**
 * How long a caller waits for a call that hashes a password, in milliseconds: hashing is slow on purpose, and
 * slower on a busy machine.
 */
export const PATIENCE_FOR_PASSWORDS = 10_000

/**
 * How long a caller waits for a call with a file, in milliseconds: the file may travel over the slow line of
 * a school, and is read completely before the answer.
 */
export const PATIENCE_FOR_FILES = 300_000

/**
 * How long a caller waits for a call that changes something, in milliseconds: who gives up early does not know
 * whether it was done.
 */
const PATIENCE_FOR_CHANGES = 10_000

/** Returns how long the caller waits for a remote CMS; undefined for a call that has a page's time only. */
export const patienceOf = ({ patience, method }: Pick<Call, 'patience' | 'method'>): number | undefined =>
  patience ?? (method === 'GET' ? undefined : PATIENCE_FOR_CHANGES)

/** GET only reads; the other methods change data. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * A call of `/api/cms/*` as data: the CMS answers it, the site makes it, the OpenAPI document lists it, the
 * fake CMS plays its examples. The path has its parameters in braces: `/api/cms/raete/{id}`.
 */
export type Call<
  Name extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = Asked<Name, Params, Query, Body, Answer> &
  Given<'params', Params> &
  Given<'query', Query> &
  Given<'body', Body> &
  Allowed

/** The realm of the token and the right that a call needs. A call without a right does not compile. */
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
  /** The maximum size of the body in bytes. Default: a message of 5,000 letters in any script. */
  largest?: number
  /** How long the caller waits for a remote CMS, in milliseconds, if longer than for a page. */
  patience?: number
  /**
   * The key in its path grants access and can expire at any moment. So the answer is never cached, not even
   * by the site in remote mode; the caller gets the refusals of a remote CMS; and no log contains the path
   * (`withoutKey`).
   */
  keyed?: true
  /**
   * A success means that the data is stored, whatever the body holds: the sender must never read that the
   * data is not stored. So every field of the answer may be missing, and pages show it only if it is there.
   */
  stores?: true
  /**
   * A sensitive step: the caller must have confirmed the session a short while ago (`redaktionBestaetigen`).
   * An open browser alone must not be enough for it.
   */
  confirmed?: true
  /** The body is a file instead of JSON. */
  takesFile?: true
  answer: Answer
  examples: readonly CallExample<Params, Query, Body, Answer>[]
}

/** One request with its answer. `summary` describes it in German. */
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

/** A field of the input: optional for a call of unknown type; for a known call either required or absent. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [K in Key]?: Value | undefined }
    : { [K in Key]: Value }

/** The input of the caller, before the defaults are filled in. */
export type CallInput<C> =
  C extends Call<string, infer P, infer Q, infer B>
    ? Given<'params', In<P>> & Given<'query', In<Q>> & Given<'body', In<B>> & CallContext
    : never

/** The input of the handler: checked, with defaults. */
export type ReceivedInput<C> =
  C extends Call<string, infer P, infer Q, infer B>
    ? Given<'params', Out<P>> & Given<'query', Out<Q>> & Given<'body', Out<B>> & CallContext
    : never

export type CallAnswer<C> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : never

/** The realm of a call; `undefined` for a public call. */
export type CallRealm<C> = C extends { realm: infer R } ? R : undefined

/** The data that a call carries besides its fields. */
export type CallContext = {
  token?: string | undefined
  signal?: AbortSignal | undefined
  /** The bytes of the file, for a call with `takesFile`. */
  file?: Uint8Array<ArrayBuffer> | undefined
  /** The network address of the sender as our first server saw it; rate limits are per sender. */
  sender?: string | undefined
  /** The moment of `performance.now()` at which the caller stops waiting for a remote CMS. */
  deadline?: number | undefined
  /** Called if the CMS gave no new answer, with the moment at which the cached answer was stored. */
  onKept?: ((since: Date) => void) | undefined
}

/** Defines a call; its types follow from its schemas. */
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
