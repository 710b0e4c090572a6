import { calls } from '@rathausplatz/contract'
import { loadKinds } from '../kinds/kinds.ts'
import { ask } from '../wall/ask.ts'
import type { FrameData } from './frame-data.ts'

let asked: Promise<FrameData> | undefined

/**
 * Loads the frame once, for the first screen that needs it: account and kinds do not change between screens.
 */
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
    // Only the name of the town is shown above the desk, which works without it.
    ask(calls.stadt, {}).catch(() => undefined),
  ])
  return { session, kinds, stadt }
}
