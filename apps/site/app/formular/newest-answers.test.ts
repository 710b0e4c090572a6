import type { Formularfeld } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { remember, withNewest } from './newest-answers.ts'
import { type Begun, turned } from './take-step.ts'

const field = (typ: string, name: string, more: object = {}) =>
  ({
    typ,
    name,
    label: name,
    hilfe: '',
    pflicht: true,
    pflicht_meldung: '',
    xor: '',
    muster: [],
    muster_meldung: '',
    ...more,
  }) as Formularfeld

const optionen = ['rest', 'bio', 'papier'].map(wert => ({ wert, label: wert }))
const pages = {
  schritte: [
    { titel: 'Tonne', hilfe: '', felder: [field('radio', 'art', { optionen }), field('text', 'grund')] },
    {
      titel: 'Sie',
      hilfe: '',
      felder: [
        field('text', 'name'),
        field('adresse', 'anschrift'),
        field('datei', 'foto', { arten: ['foto'], anzahl_bis: 3, groesse_mb: 5 }),
        field('text', 'liter', { bedingung: { wirkung: 'zeigen', feld: 'art', werte: ['rest'] } }),
      ],
    },
  ],
}
const file = { kennung: 'k', name: 'a.jpg', typ: 'image/jpeg', groesse: 9 }
const address = { strasse: 'Hauptstraße', hausnummer: '5', plz: '76999', ort: 'Rebenau' }
const first = { art: 'rest', grund: 'voll' }
const all = { ...first, name: 'Erika', anschrift: address, foto: [file], liter: '60' }
const blank = { name: '', anschrift: { strasse: '', hausnummer: '', plz: '', ort: '' }, foto: [], liter: '' }
const begun = (at: number, eingaben: Begun['eingaben'], einreichung = 'e'): Begun => ({
  einreichung,
  beginn: 'b',
  eingaben,
  at,
})

test.each([
  ['the first page', 0, { ...first, ...blank }, all, all],
  ['the first page, which had nothing yet', 0, {}, all, all],
  ['a page with its own older answer', 0, { ...first, art: 'bio' }, all, { ...all, art: 'bio' }],
  ['the second page, typed but not sent', 1, { ...first, ...blank }, all, all],
  ['the second page with its own name', 1, { ...all, name: 'Max' }, all, { ...all, name: 'Max' }],
  ['the summary', 2, { ...all, name: 'Max' }, all, all],
  ['a page after a file was removed later', 0, all, { ...all, foto: [] }, { ...all, foto: [] }],
  ['a page after an answer was emptied later', 0, all, { ...all, name: '' }, { ...all, name: '' }],
])('F6: the browser goes back to %s and keeps the newest answers', (_, at, then, now, expected) => {
  remember({ einreichung: 'e', eingaben: now })
  expect(withNewest(begun(at, then), pages)).toEqual(begun(at, expected))
})

test('F6: another form keeps its own answers', () => {
  remember({ einreichung: 'e', eingaben: all })
  expect(withNewest(begun(0, first, 'f'), pages)).toEqual(begun(0, first, 'f'))
})

test.each([
  ['papier', undefined],
  ['rest', 'liter'],
])(
  'F6: after going back twice, the answer %s leads on to a filled page, with the questions that still exist',
  (art, asked) => {
    remember({ einreichung: 'e', eingaben: all })
    const back = withNewest(begun(0, { ...first, ...blank }), pages)
    const sent = { ...back, eingaben: { ...back.eingaben, art } }
    const on = turned(
      pages,
      { begun: sent, task: { tun: 'weiter' }, shown: new Set(['art', 'grund']) },
      '2026-11-30',
    )
    expect(on.begun).toMatchObject({ at: 1, eingaben: { name: 'Erika', anschrift: address, foto: [file] } })
    const shown = new Set(['name', 'anschrift', 'foto', ...(asked ? [asked] : [])])
    const end = turned(pages, { begun: on.begun, task: { tun: 'weiter' }, shown }, '2026-11-30')
    expect(end).toMatchObject({ begun: { at: 2 }, fehler: {} })
  },
)
