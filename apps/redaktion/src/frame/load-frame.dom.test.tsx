import { calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { loadFrame } from './load-frame.ts'

const session = calls.redaktionAnmeldung.examples[0]?.answer

test('The frame is loaded once, also for an account without kinds', async () => {
  const asked = answering({
    ...fakeCms(),
    redaktionAnmeldung: () => Object.assign({}, session, { rechte: ['termine-fuehren'] }),
    redaktionFormulare: () => ({ data: [] }),
  } as Parameters<typeof answering>[0])
  const { kinds } = await loadFrame()
  expect(kinds).toEqual([])
  await loadFrame()
  expect(asked.filter(call => call.includes('formulare'))).toHaveLength(1)
})
