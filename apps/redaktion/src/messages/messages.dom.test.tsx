import { expect, test } from 'vitest'
import { type Message, standWords, waitingWords } from './messages.ts'

const handled = (stand: 'neu' | 'in_arbeit' | 'erledigt', ich?: boolean): Message['bearbeitung'] => ({
  stand,
  zustaendig: ich === undefined ? null : { id: 'x', name: 'Anna Ritter', ich },
  notiz: '',
  fassung: 1,
  zuletzt: null,
})

test('Of a message it is said how far it is, and who cares for it', () => {
  expect(standWords(handled('neu'))).toBe('Neu')
  expect(standWords(handled('in_arbeit', true))).toBe('In Arbeit bei Ihnen')
  expect(standWords(handled('in_arbeit', false))).toBe('In Arbeit bei Anna Ritter')
  expect(standWords(handled('erledigt', false))).toBe('Erledigt von Anna Ritter')
})

test('What waits is one sentence', () => {
  expect(waitingWords({ neu: 1, in_arbeit: 0, meine: 0 })).toBe('Um eine kümmert sich noch niemand.')
  expect(waitingWords({ neu: 0, in_arbeit: 3, meine: 1 })).toBe('Eine haben Sie übernommen.')
  expect(waitingWords({ neu: 4, in_arbeit: 3, meine: 2 })).toBe(
    'Um 4 kümmert sich noch niemand, 2 haben Sie übernommen.',
  )
})
