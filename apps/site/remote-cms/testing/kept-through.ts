import { onTestFinished } from 'vitest'
import { HOUR, moved, titleOf, town } from './town-elsewhere.ts'

/** A misbehaviour of the CMS. */
type Behaviour = Parameters<Awaited<ReturnType<typeof town>>['cms']['behave']>[0]

/** Returns the answers of a site before a CMS misbehaves, during that time and long after. */
export async function saidThrough(how: Behaviour, whenOver = onTestFinished, patience = 60_000) {
  const { cms, start, pass } = await town(whenOver, patience)
  const first = start()
  const before = await titleOf(first)
  await first.close()
  cms.behave(how)
  pass(23 * HOUR)
  const goesOn = await titleOf(first)
  const site = start()
  const [restarted, neverSeen] = [await titleOf(site), await titleOf(site, moved)]
  pass(2 * HOUR)
  return { before, goesOn, restarted, neverSeen, aDayLater: await titleOf(site) }
}

/** The expected result: answers are served for a day, and other calls fail. */
export const KEPT_FOR_A_DAY: Awaited<ReturnType<typeof saidThrough>> = {
  before: 'Stadt Rebenau',
  goesOn: 'Stadt Rebenau',
  restarted: 'Stadt Rebenau',
  neverSeen: 'NoData',
  aDayLater: 'NoData',
}
