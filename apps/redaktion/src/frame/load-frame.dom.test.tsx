import { calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { loadFrame } from './load-frame.ts'

const session = calls.redaktionAnmeldung.examples[0]?.answer

test('Who reads no contents is not asked about their kinds, and so hears no refusal', async () => {
  const asked = answering({
    ...fakeCms(),
    redaktionAnmeldung: () => Object.assign({}, session, { rechte: ['termine-fuehren'] }),
  } as Parameters<typeof answering>[0])
  const { kinds } = await loadFrame()
  expect(kinds).toEqual([])
  expect(asked.filter(call => call.includes('formulare'))).toEqual([])
})
