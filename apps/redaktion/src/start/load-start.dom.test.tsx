import { CmsError, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { loadStart } from './load-start.ts'

const session = calls.redaktionAnmeldung.examples[0]?.answer
const example = calls.redaktionArbeitskopie.examples[0]?.answer

test('A working copy that is saved in another window while the start screen loads is left out, and all others are shown', async () => {
  const begun = ['a', 'b'].map(id => Object.assign({}, example, { id }))
  answering({
    ...fakeCms(),
    redaktionAnmeldung: () => Object.assign({}, session, { rechte: ['inhalte-schreiben'] }),
    redaktionArbeitskopien: () => ({ data: begun }),
    redaktionArbeitskopie: ({ params }) => {
      if (params.id === 'a') throw new CmsError('nicht-gefunden')
      return Object.assign({}, example, params)
    },
  } as Parameters<typeof answering>[0])
  const { unsaved } = await loadStart()
  expect(unsaved.map(({ id }) => id)).toEqual(['b'])
})
