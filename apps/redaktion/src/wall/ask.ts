import { askOverHttp, type Call, type CallAnswer, type CallInput, isCmsError } from '@rathausplatz/contract'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { confirmed } from '../session/confirming.ts'
import { isAsked, signedInAgain } from '../session/signed-in-again.ts'
import type { Send } from './send.ts'

/** Timeout in ms. An editor waits at the screen, so a slow network is better than an aborted call. */
const PATIENCE = 20_000
/** Largest answer in bytes: a page with the data of all its revisions is larger than answers for visitors. */
const LARGEST = 12_000_000

const overHttp = (send?: Send) =>
  askOverHttp(location.origin, { timeout: PATIENCE, limit: LARGEST, ...(send ? { send } : {}) })

type Asked = Parameters<ReturnType<typeof overHttp>>[1]

/**
 * Makes a call of the contract; the session is in a cookie that no script can read. If it has ended, the
 * editor signs in again and the call is repeated, so that no input is lost. A sensitive step asks the editor to
 * confirm first. Throws `CmsError` for an expected
 * refusal, `NoData` if there is no answer.
 */
export async function ask<C extends Call<string>>(
  call: C,
  input: CallInput<C>,
  /** Replaces `fetch`. */
  send?: Send,
): Promise<CallAnswer<C>> {
  const make = overHttp(send)
  for (;;) {
    // No call may go out in the name of another account that has signed in meanwhile.
    if (isAsked()) await signedInAgain()
    try {
      const { answer } = await make(call, input as Asked)
      return answer as CallAnswer<C>
    } catch (error) {
      if (!isCmsError(error)) throw error
      if (error.code === 'nicht-angemeldet') await signedInAgain()
      // A cancelled step was not taken: its screen says that a confirmation is missing.
      else if (error.code !== 'bestaetigung-noetig' || !(await confirmed())) throw error
    }
  }
}

/** For background calls: if the session has ended, they do not interrupt typing with a sign-in. */
export async function askAside<C extends Call<string>>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  if (isAsked()) throw new Error('Nobody is signed in')
  const { answer } = await overHttp()(call, input as Asked)
  return answer as CallAnswer<C>
}

const UNREACHABLE = `Der Server antwortet gerade nicht. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal.`

/** Returns the message for a failed call. */
export const saidOf = (error: unknown): string => (isCmsError(error) ? error.message : UNREACHABLE)

/** Resolves to the answer, or to undefined if the object does not exist any more. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isCmsError(error) && error.code === 'nicht-gefunden') return undefined
    throw error
  }
}
