import { expect, it } from 'vitest'
import { bekanntmachung, missingInNotice } from './bekanntmachung.ts'

const satzung = {
  art: 'Satzung',
  datum_von: '2026-11-16T06:00:00+01:00',
  beschlossen_am: '2026-11-10',
  ausgefertigt_am: '2026-11-12',
  in_kraft_am: '2027-01-01',
  unterzeichnet_von: 'Katharina Lehmann, Bürgermeisterin',
  siegel: { art: 'qualifiziertes elektronisches Siegel' as const, von: 'Stadt Rebenau', am: '2026-11-12' },
  dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 1, typ: 'application/pdf' as const }],
}
const paths = (notice: Parameters<typeof missingInNotice>[0]) =>
  missingInNotice(notice).map(({ path }) => path)

it('a by-law needs the days of its decision, its signing and its entry into force, the name of the signer, and a sealed file', () => {
  expect(missingInNotice(satzung)).toEqual([])
  expect(paths({ art: 'Satzung', datum_von: satzung.datum_von })).toEqual([
    'beschlossen_am',
    'ausgefertigt_am',
    'in_kraft_am',
    'unterzeichnet_von',
    'dateien',
    'siegel',
  ])
  expect(missingInNotice({ ...satzung, dateien: [] })).toEqual([
    { path: 'dateien', message: '„Dateien“ gehört zu einer Bekanntmachung der Art „Satzung“.' },
  ])
  const { in_kraft_am: _, ...without } = satzung
  expect(missingInNotice(without)).toEqual([
    { path: 'in_kraft_am', message: '„In Kraft ab“ gehört zu einer Bekanntmachung der Art „Satzung“.' },
  ])
})

it.each([
  ['Auslegung', ['auslegung', 'unterzeichnet_von']],
  ['Sitzung', ['sitzung', 'unterzeichnet_von']],
  ['Ausschreibung', ['frist_bis']],
  ['Bebauungsplan', ['beschlossen_am', 'unterzeichnet_von']],
  ['Hinweis', []],
])('a notice of the kind %s needs %j', (art, needed) => {
  expect(paths({ art, datum_von: satzung.datum_von })).toEqual(needed)
})

it.each([
  [{ beschlossen_am: '2026-11-13' }, ['ausgefertigt_am']],
  [{ beschlossen_am: '2026-11-17', ausgefertigt_am: '2026-11-18' }, ['datum_von', 'datum_von']],
  [{ auslegung: { ort: 'Bauamt', von: '2026-11-15', bis: '2026-12-15' } }, ['auslegung.von']],
  [{ auslegung: { ort: 'Bauamt', von: '2026-11-23', bis: '2026-11-22' } }, ['auslegung.bis']],
  [{ sitzung: { ort: 'Ratssaal', beginn: '2026-11-10T18:30:00+01:00' } }, ['sitzung.beginn']],
])('a notice with days in the wrong order is refused: %j is refused', (more, wrong) => {
  expect(paths({ ...satzung, ...more })).toEqual(wrong)
})

it('a notice of a remote CMS may lack all required fields of its kind', () => {
  const { titel: _, ...rest } = { titel: '', art: 'Satzung', datum_von: satzung.datum_von, detailURL: '/x' }
  expect(bekanntmachung.safeParse({ titel: 'Satzung', ...rest }).success).toBe(true)
})
