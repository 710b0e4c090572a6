import { expect, test } from 'vitest'
import { pageLine, remarkLine, shareOf } from './feedback-words.ts'

const inhalt = { id: 'a', art: 'seite', titel: 'Fundbüro', pfad: '/rathaus/fundbuero' }

test('The share of "no" is a percentage', () => {
  expect([shareOf({ ja: 12, nein: 3 }), shareOf({ ja: 0, nein: 1 }), shareOf({ ja: 2, nein: 1 })]).toEqual([
    '20\u00a0%',
    '100\u00a0%',
    '33\u00a0%',
  ])
  expect(shareOf({ ja: 0, nein: 0 })).toBe('')
})

test('The table row of a text has its day, page and state; the row of a page has its counts', () => {
  expect(
    remarkLine({ id: 'b', inhalt, tag: '2026-11-19', hilfreich: false, text: '=1+1', erledigt: true }),
  ).toEqual(['19.11.2026', 'Fundbüro', '/rathaus/fundbuero', 'Nein', '=1+1', 'erledigt'])
  expect(pageLine({ ...inhalt, ja: 3, nein: 1, offene_texte: 0 })).toEqual([
    'Fundbüro',
    '/rathaus/fundbuero',
    '1',
    '3',
    '25 %',
    '0',
  ])
})
