import { formOf, records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import {
  correctionOf,
  formOfNotice,
  lacksSeal,
  noticeSteps,
  noticeSummary,
  noticeTerms,
  providedInWords,
  sealInWords,
  takenBack,
  withFilesOfNow,
} from './notice.ts'

const now = new Date('2026-11-22T09:00:00Z')
/** A key of Baden-Württemberg. */
const BW = '08215999'

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
  noticeSteps(daten, BW, isPublic, now).flatMap(({ label, state, words }) =>
    state === 'done' ? [] : [`${label}: ${state}${words ? ` (${words})` : ''}`],
  )

test('Missing statements are listed by kind before a notice may be announced', () => {
  expect(open({})).toEqual(['Titel: missing', 'Art: missing', 'Bereitgestellt am: missing'])
  expect(open(AUSLEGUNG)).toEqual([])
  expect(noticeSummary(noticeSteps(AUSLEGUNG, BW, false, now))).toContain('Alles da')
  expect(open({ ...AUSLEGUNG, art: 'Satzung' })).toEqual([
    'Beschlossen am: missing',
    'Ausgefertigt am: missing',
    'In Kraft ab: missing',
    'Dateien: missing',
    'Signatur oder Siegel der Dateien: missing',
  ])
  expect(noticeSummary(noticeSteps({ ...AUSLEGUNG, titel: ' ' }, BW, false, now))).toBe(
    'Noch eine Angabe, dann kann sie veröffentlicht werden.',
  )
})

test('Dates in the wrong order are reported, and past dates unless the notice is announced already', () => {
  expect(open({ ...AUSLEGUNG, datum_von: '2026-11-21T07:00:00.000Z' })).toEqual([
    'Bereitgestellt am: wrong (Der Tag liegt in der Vergangenheit.)',
  ])
  expect(open({ ...AUSLEGUNG, datum_von: '2026-11-21T07:00:00.000Z' }, true)).toEqual([])
  expect(open({ ...AUSLEGUNG, auslegung: { ort: 'Bauamt', von: '2026-11-20', bis: '2026-12-23' } })).toEqual([
    'Auslegung: wrong (Die Auslegung beginnt nach der Bereitstellung.)',
  ])
})

test.each([
  ['Bebauungsplan', 'Bebauungsplan "Rebgarten II" - Auslegung'],
  ['Auslegung', 'Bebauungsplan Rebgarten'],
])('P1: a notice of the kind %s whose display is too short does not count as complete', (art, titel) => {
  const notice = {
    ...AUSLEGUNG,
    art,
    titel,
    beschlossen_am: '2026-11-10',
    auslegung: { ort: 'Bauamt', von: '2026-12-07', bis: '2026-12-30' },
  }
  const words =
    'Liegt nur 24 Tage aus. Verlangt: einen Monat, mindestens 30 Tage, also mindestens bis 06.01.2027.'
  expect(open(notice)).toEqual([`Auslegung: doubtful (${words})`])
  expect(noticeSummary(noticeSteps(notice, BW, false, now))).toBe(
    'Alles eingetragen. Bitte prüfen Sie vor dem Veröffentlichen: Auslegung.',
  )
  const long = { ...notice, auslegung: { ...notice.auslegung, bis: '2027-01-06' } }
  expect(noticeSummary(noticeSteps(long, BW, false, now))).toContain('Alles da')
})

test('Values of any type cause no error', () => {
  for (const strange of [null, 7, 'x', [], {}, '2026-13-99', '9'.repeat(10_000)])
    for (const name of Object.keys(AUSLEGUNG))
      expect(
        () => {
          noticeSteps({ ...AUSLEGUNG, [name]: strange }, BW, false, now)
          noticeTerms({ ...AUSLEGUNG, [name]: strange }, BW)
        },
        `${name}: ${JSON.stringify(strange)?.slice(0, 20)}`,
      ).not.toThrow()
})

test('The periods of announcement and display are computed', () => {
  expect(noticeTerms(AUSLEGUNG, BW)).toEqual([
    'Bereitgestellt am 22.11.2026. Steht bis 01.01.2027 unter den aktuellen Bekanntmachungen, danach im Archiv.',
    'Liegt aus vom 23.11.2026 bis einschließlich 23.12.2026: 31 Tage.',
  ])
  const short = { ...AUSLEGUNG, auslegung: { von: '2026-11-23', bis: '2026-12-01' } }
  expect(noticeTerms(short, BW)[1]).toMatch(/: 9 Tage\.$/)
  expect(noticeTerms({ ...short, titel: 'Schöffenliste' }, BW)[1]).toContain(
    '9 Tage. Das ist kürzer als 30 Tage',
  )
  const meeting = { datum_von: AUSLEGUNG.datum_von, sitzung: { beginn: '2026-12-01T17:30:00.000Z' } }
  expect(noticeTerms(meeting, BW)).toEqual([
    'Bereitgestellt am 22.11.2026. Steht ohne Ende unter den aktuellen Bekanntmachungen.',
    'Bekannt gemacht 9 Tage vor der Sitzung.',
  ])
})

test('A correction copies the whole announcement, references the notice that it corrects, and has no announcement date yet', () => {
  const plan = { titel: 'Plan', url: '/medien/plan.pdf', groesse: 5, typ: 'application/pdf' }
  const siegel = { art: 'qualifizierte elektronische Signatur', von: 'Stadt', am: '2026-11-20' }
  const announced = {
    ...AUSLEGUNG,
    einleitung: 'Worum es geht',
    text: '<p>Wortlaut</p>',
    beschlossen_am: '2026-11-10',
    dateien: [plan],
    siegel,
    zurueckgenommen: { am: '2026-11-22', grund: 'Falsche Karte' },
  }
  expect(correctionOf(announced, now)).toEqual({
    titel: 'Berichtigung: Bebauungsplan Rebgarten',
    berichtigt: 'rebgarten',
    art: 'Auslegung',
    einleitung: 'Worum es geht',
    text: '<p>Wortlaut</p>',
    beschlossen_am: '2026-11-10',
    unterzeichnet_von: 'Katharina Lehmann',
    dateien: [plan],
    siegel,
    auslegung: AUSLEGUNG.auslegung,
  })
  expect(String(correctionOf({ titel: 'x'.repeat(300) })['titel'])).toHaveLength(300)
})

test('A correction keeps dates that are still ahead; past dates are left out, and reported as missing', () => {
  const later = new Date('2026-12-24T09:00:00Z')
  const again = correctionOf(AUSLEGUNG, later)
  expect(again).toMatchObject({ auslegung: { ort: 'Bauamt' } })
  expect(again['auslegung']).not.toHaveProperty('bis')
  expect(open(again)).toEqual(['Bereitgestellt am: missing', 'Auslegung: missing'])
  const meeting = {
    titel: 'Gemeinderat',
    slug: 'gemeinderat',
    art: 'Sitzung',
    datum_von: AUSLEGUNG.datum_von,
    unterzeichnet_von: 'Katharina Lehmann',
    sitzung: { beginn: '2026-12-01T17:30:00.000Z', ort: 'Ratssaal' },
    frist_bis: '2026-12-01T17:30:00.000Z',
  }
  expect(correctionOf(meeting, now)).toMatchObject({ sitzung: meeting.sitzung, frist_bis: meeting.frist_bis })
  const past = correctionOf(meeting, later)
  expect(past).not.toHaveProperty('frist_bis')
  expect(past['sitzung']).toEqual({ ort: 'Ratssaal' })
  expect(open(past)).toEqual(['Bereitgestellt am: missing', 'Sitzung: missing'])
})

test('A withdrawal is returned with its day and its reason, and only if there is one', () => {
  const zurueckgenommen = { am: '2026-11-20', grund: 'Falsche Karte' }
  expect(takenBack({ ...AUSLEGUNG, zurueckgenommen })).toEqual({ am: '20.11.2026', grund: 'Falsche Karte' })
  for (const nothing of [undefined, null, 'x', {}, { am: 'gestern' }])
    expect(takenBack({ ...AUSLEGUNG, zurueckgenommen: nothing })).toBeUndefined()
})

test('The proof names the seal of the promulgated files, and excludes replaced files', () => {
  const siegel = { art: 'qualifiziertes elektronisches Siegel', von: 'Stadt Rebenau', am: '2026-11-20' }
  const words = 'qualifiziertes elektronisches Siegel, Stadt Rebenau, 20.11.2026'
  expect(sealInWords({}, [{ befund: 'ersetzt' }])).toBe('')
  expect(sealInWords({ siegel }, [{ befund: 'verkuendung' }])).toBe(words)
  expect(sealInWords({ siegel }, [{ befund: 'verkuendung' }, { befund: 'ersetzt' }])).toBe(
    `${words}. Das gilt nicht für Dateien, die seither ersetzt wurden, siehe unten.`,
  )
})

test('A correction begins with the current files, and keeps the seal only if each is still the promulgated one', () => {
  const siegel = { art: 'qualifiziertes elektronisches Siegel', von: 'Stadt Rebenau', am: '2026-11-20' }
  const [plan, text] = ['/medien/plan.pdf', '/medien/text.pdf'].map(url => ({
    titel: 'Plan',
    url,
    groesse: 5,
  }))
  const announced = { ...AUSLEGUNG, siegel, dateien: [plan, { ...text, url: `${text?.url}#page=2` }] }
  const file = (url: string, heute: { version: string; groesse: number } | null, befund = 'verkuendung') => ({
    url,
    version: 'a',
    befund: befund as 'verkuendung' | 'ersetzt',
    heute,
  })
  const same = file('/medien/plan.pdf', { version: 'a', groesse: 5 })
  expect(withFilesOfNow(announced, [])).toEqual(announced)
  expect(withFilesOfNow(announced, [same])).toEqual(announced)
  const others = [
    file('/medien/text.pdf', { version: 'b', groesse: 7 }),
    file('/medien/text.pdf', null),
    // The promulgated bytes are gone; the file has been replaced since.
    file('/medien/text.pdf', { version: 'a', groesse: 7 }, 'ersetzt'),
  ]
  for (const other of others) {
    const draft = correctionOf(withFilesOfNow(announced, [same, other]), now)
    expect(draft).not.toHaveProperty('siegel')
    expect(lacksSeal(draft)).toBe(true)
    const size = other.heute?.groesse ?? 5
    expect(draft['dateien']).toEqual([plan, { ...text, url: `${text?.url}#page=2`, groesse: size }])
  }
  // The seal is dropped too if only the text links to a replaced file; a kind that requires a seal then lacks
  // one.
  const onlyText = { ...AUSLEGUNG, art: 'Satzung', siegel }
  const draft = correctionOf(withFilesOfNow(onlyText, others.slice(0, 1)), now)
  expect(open(draft)).toContain('Signatur oder Siegel der Dateien: missing')
})

test('Values of any type instead of the files of a notice cause no error', () => {
  for (const dateien of [undefined, null, 7, 'x', {}, [null, 7, 'x', { url: 5 }]])
    expect(() => withFilesOfNow({ ...AUSLEGUNG, dateien }, [])).not.toThrow()
})

test('The seal field of a correction without a seal explains why; that of any other notice does not', () => {
  const fields = formOf(records.bekanntmachung)
  const helpOf = (daten: Record<string, unknown>) =>
    formOfNotice(fields, lacksSeal(daten)).find(({ name }) => name === 'siegel')?.help
  expect(helpOf({ berichtigt: 'rebgarten' })).toContain('seither ersetzt')
  expect(helpOf({})).not.toContain('ersetzt')
  expect(
    helpOf({ berichtigt: 'rebgarten', siegel: { art: 'qualifiziertes elektronisches Siegel' } }),
  ).not.toContain('ersetzt')
})

test.each([
  [
    '2026-11-30T12:40:00+01:00',
    'Im Text steht 30.11.2026, 12:40 Uhr. Dieser Zeitpunkt ist noch nicht gekommen',
  ],
  [
    '2026-12-01T08:00:00+01:00',
    'Im Text steht 01.12.2026, 08:00 Uhr. Dieser Zeitpunkt ist noch nicht gekommen',
  ],
  ['2026-11-30T12:28:00+01:00', '30.11.2026, 12:28 Uhr'],
  ['', ''],
])('P1: a proof names no moment to come as the one of the provision: %s', (moment, said) => {
  expect(providedInWords(moment, Date.parse('2026-11-30T12:38:00+01:00')).startsWith(said)).toBe(true)
})
