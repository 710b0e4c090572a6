import { expect, onTestFinished } from 'vitest'
import { HOUR, moved, titleOf, town } from './town-elsewhere.ts'

/** How a CMS can misbehave. */
type Behaviour = Parameters<Awaited<ReturnType<typeof town>>['cms']['behave']>[0]

export const keptThrough = (how: Behaviour): string =>
  `What was seen before a CMS behaves as ${how} is answered from what was kept, also after a restart; what was never seen is not`

/** For a day, and no longer. */
export async function isKeptThrough(how: Behaviour, whenOver = onTestFinished): Promise<void> {
  const { cms, start, pass } = await town(whenOver)
  const first = start()
  expect(await titleOf(first)).toBe('Stadt Rebenau')
  await first.close()
  cms.behave(how)
  pass(23 * HOUR)
  expect(await titleOf(first)).toBe('Stadt Rebenau')
  const restarted = start()
  expect(await titleOf(restarted)).toBe('Stadt Rebenau')
  expect(await titleOf(restarted, moved)).toBe('NoData')
  pass(2 * HOUR)
  expect(await titleOf(restarted)).toBe('NoData')
}
