import { askOverHttp, type Call, type CallAnswer, type CallInput, isCmsError } from '@rathausplatz/contract'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { isAsked, signedInAgain } from '../session/signed-in-again.ts'
import type { Send } from './send.ts'

/** Somebody is waiting at a screen: a slow network is better than an answer that is never seen. */
const PATIENCE = 20_000
/** A page with all its revisions' data is larger than what visitors fetch. */
const LARGEST = 12_000_000

const settings = { timeout: PATIENCE, limit: LARGEST }
const overHttp = askOverHttp(location.origin, settings)

type Asked = Parameters<typeof overHttp>[1]

/**
 * Makes a call of the contract; the session lies in a cookie that no script can read. Where it has ended, whoever works
 * here signs in again and the call is repeated: nothing that was typed is lost by it. Throws `CmsError` for what is
 * expected, `NoData` where no answer came.
 */
export async function ask<C extends Call<string>>(
  call: C,
  input: CallInput<C>,
  /** How it goes out, where `fetch` is not enough. */
  send?: Send,
): Promise<CallAnswer<C>> {
  const make = send ? askOverHttp(location.origin, { ...settings, send }) : overHttp
  for (;;) {
    // Nothing goes out in the name of somebody else who has signed in meanwhile.
    if (isAsked()) await signedInAgain()
    try {
      const { answer } = await make(call, input as Asked)
      return answer as CallAnswer<C>
    } catch (error) {
      if (!isCmsError(error) || error.code !== 'nicht-angemeldet') throw error
      await signedInAgain()
    }
  }
}

/** For what nobody waits for: where the session has ended, nobody is torn from their typing to sign in again. */
export async function askAside<C extends Call<string>>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  if (isAsked()) throw new Error('Nobody is signed in')
  const { answer } = await overHttp(call, input as Asked)
  return answer as CallAnswer<C>
}

const UNREACHABLE = `Der Server antwortet gerade nicht. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal.`

/** What to tell people of a call that failed. */
export const saidOf = (error: unknown): string => (isCmsError(error) ? error.message : UNREACHABLE)

/** The answer, or undefined where what was asked for is not there any more. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isCmsError(error) && error.code === 'nicht-gefunden') return undefined
    throw error
  }
}
