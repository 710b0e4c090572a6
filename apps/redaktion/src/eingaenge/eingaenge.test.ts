import { expect, test } from 'vitest'
import { standWords } from './eingaenge.ts'

const anna = (ich: boolean) => ({ id: 'x', name: 'Anna Ritter', ich })

test('Of a submission it is said how far it is, and who cares for it', () => {
  expect(standWords({ stand: 'neu', zustaendig: null })).toBe('Neu')
  expect(standWords({ stand: 'in_bearbeitung', zustaendig: anna(true) })).toBe('In Bearbeitung bei Ihnen')
  expect(standWords({ stand: 'beantwortet', zustaendig: anna(false) })).toBe('Beantwortet von Anna Ritter')
  expect(standWords({ stand: 'erledigt', zustaendig: null })).toBe('Erledigt')
})
