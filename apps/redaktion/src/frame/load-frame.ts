import { calls } from '@rathausplatz/contract'
import { loadKinds } from '../kinds/kinds.ts'
import { ask } from '../wall/ask.ts'
import type { FrameData } from './frame-data.ts'

let asked: Promise<FrameData> | undefined

/** Asked once, by whichever screen needs it first: who works here and on what does not change from screen to screen. */
export function loadFrame(): Promise<FrameData> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function load(): Promise<FrameData> {
  const [session, kinds, stadt] = await Promise.all([
    ask(calls.redaktionAnmeldung, {}),
    loadKinds(),
    // Its name stands above the desk; the desk works without.
    ask(calls.stadt, {}).catch(() => undefined),
  ])
  return { session, kinds, stadt }
}
