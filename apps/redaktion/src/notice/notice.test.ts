import { expect, test } from 'vitest'
import { correctionOf, grundlageVon, noticeSteps, noticeSummary, noticeTerms, takenBack } from './notice.ts'

const now = new Date('2026-11-22T09:00:00Z')
const AUSLEGUNG = {
  titel: 'Bebauungsplan Rebgarten',
  slug: 'rebgarten',
  art: 'Auslegung',
  datum_von: '2026-11-22T07:00:00.000Z',
  datum_bis: '2026-12-31T23:00:00.000Z',
  auslegung: { ort: 'Bauamt', von: '2026-11-23', bis: '2026-12-23' },
  unterzeichnet_von: 'Katharina Lehmann',
}
const open = (daten: Record<string, unknown>, isPublic = false) =>
  noticeSteps(daten, isPublic, now).flatMap(({ label, state, words }) =>
    state === 'done' ? [] : [`${label}: ${state}${words ? ` (${words})` : ''}`],
  )

test('What is missing before a notice may be announced is told by what its kind must say', () => {
  expect(open({})).toEqual(['Titel: missing', 'Art: missing', 'Bereitgestellt am: missing'])
  expect(open(AUSLEGUNG)).toEqual([])
  expect(noticeSummary(noticeSteps(AUSLEGUNG, false, now))).toContain('Alles da')
  expect(open({ ...AUSLEGUNG, art: 'Satzung' })).toEqual([
    'Beschlossen am: missing',
    'Ausgefertigt am: missing',
    'In Kraft ab: missing',
    'Dateien: missing',
    'Signatur oder Siegel der Dateien: missing',
  ])
  expect(noticeSummary(noticeSteps({ ...AUSLEGUNG, titel: ' ' }, false, now))).toBe(
    'Noch eine Angabe, dann kann sie veröffentlicht werden.',
  )
})

test('Days in the wrong order are told, and a day that is over unless it is announced already', () => {
  expect(open({ ...AUSLEGUNG, datum_von: '2026-11-21T07:00:00.000Z' })).toEqual([
    'Bereitgestellt am: wrong (Der Tag liegt in der Vergangenheit.)',
  ])
  expect(open({ ...AUSLEGUNG, datum_von: '2026-11-21T07:00:00.000Z' }, true)).toEqual([])
  expect(open({ ...AUSLEGUNG, auslegung: { ort: 'Bauamt', von: '2026-11-20', bis: '2026-12-23' } })).toEqual([
    'Auslegung: wrong (Die Auslegung beginnt nach der Bereitstellung.)',
  ])
})

test('Anything may be typed', () => {
  for (const strange of [null, 7, 'x', [], {}, '2026-13-99', '9'.repeat(10_000)])
    for (const name of Object.keys(AUSLEGUNG))
      expect(
        () => {
          noticeSteps({ ...AUSLEGUNG, [name]: strange }, false, now)
          noticeTerms({ ...AUSLEGUNG, [name]: strange })
        },
        `${name}: ${JSON.stringify(strange)?.slice(0, 20)}`,
      ).not.toThrow()
})

test('How long a notice stands and is laid out is counted', () => {
  expect(noticeTerms(AUSLEGUNG)).toEqual([
    'Steht ab 22.11.2026 unter den aktuellen Bekanntmachungen, bis 01.01.2027, danach im Archiv.',
    'Liegt aus vom 23.11.2026 bis einschließlich 23.12.2026: 31 Tage.',
  ])
  const [, short] = noticeTerms({ ...AUSLEGUNG, auslegung: { von: '2026-11-23', bis: '2026-12-01' } })
  expect(short).toContain('9 Tage. Das ist kürzer als 30 Tage')
  const meeting = { datum_von: AUSLEGUNG.datum_von, sitzung: { beginn: '2026-12-01T17:30:00.000Z' } }
  expect(noticeTerms(meeting)).toEqual([
    'Steht ab 22.11.2026 ohne Ende unter den aktuellen Bekanntmachungen.',
    'Bekannt gemacht 9 Tage vor der Sitzung.',
  ])
})

test('A correction is a notice of its own that names the one it corrects', () => {
  const given = new URL(correctionOf(AUSLEGUNG), 'https://stadt.example.org').searchParams
  expect(Object.fromEntries(given)).toEqual({
    titel: 'Berichtigung: Bebauungsplan Rebgarten',
    art: 'Auslegung',
    berichtigt: 'rebgarten',
  })
})

test('The law behind a notice is known for the kinds that must say something', () => {
  expect(grundlageVon('Satzung')).toContain('§ 4')
  expect(grundlageVon('Hinweis')).toBeUndefined()
  expect(grundlageVon('constructor')).toBeUndefined()
})

test('That a notice was taken back is told with its day and its reason, and only where it was', () => {
  const zurueckgenommen = { am: '2026-11-20', grund: 'Falsche Karte' }
  expect(takenBack({ ...AUSLEGUNG, zurueckgenommen })).toEqual({ am: '20.11.2026', grund: 'Falsche Karte' })
  for (const nothing of [undefined, null, 'x', {}, { am: 'gestern' }])
    expect(takenBack({ ...AUSLEGUNG, zurueckgenommen: nothing })).toBeUndefined()
})
