import { decomposed } from '@rathausplatz/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasClosedNumber,
  isClosedNumber,
  isLaterPart,
  namesClosedNumber,
  namesFew,
  type Saying,
  sayingOf,
} from './closed-words.ts'

const said: Readonly<Record<Saying, readonly string[]>> = {
  'closed part': [
    'Nichtöffentliche Sitzung',
    'nicht öffentlich',
    'Nicht-öffentlicher Teil',
    'Nicht - öffentlicher Teil',
    'NICHTÖFFENTLICHER TEIL',
    'nichtoeffentlich',
    'NICHTOEFFENTLICHE SITZUNG',
    'Nichtoffentliche Sitzung',
    'Nicht\u{AD}öffent\u{AD}liche Sitzung',
    'Nicht\u{A0}öffentliche\u{A0}Sitzung',
    'Nicht\u{200B}öffentliche Sitzung',
    decomposed('Nichtöffentliche Sitzung'),
    'Nicht&ouml;ffentliche Sitzung',
    'Nicht&amp;ouml;ffentliche Sitzung',
    'Nicht&#246;ffentliche&nbsp;Sitzung',
    'Nicht&shy;&ouml;ffentlich',
    '<p><strong>Nicht</strong>öffentliche Sitzung</p>',
    'NichtÃ¶ffentliche Sitzung',
    'Nicht\u{FFFD}ffentliche Sitzung',
    'Nicht?ffentliche Sitzung',
    'N I C H T Ö F F E N T L I C H E  S I T Z U N G',
    'N i c h t ö f f e n t l i c h',
    'Nichtöffent-\nliche Sitzung',
    'Nichtöffenliche Sitzung',
    'ｎｉｃｈｔöffentlich',
    'II. Nichtöffentlich',
    'II. Nichtöffentliche Sitzung',
    'B) Nichtöffentlicher Teil',
    'Teil B (nö)',
    'Teil B: nichtöffentlich',
    'Teil II - Nichtöffentliche Tagesordnungspunkte',
    '--- nichtöffentlich ---',
    'nichtöff. Teil',
    'n.ö. Teil',
    'NÖ',
    'N. Ö.',
    'Beginn der nichtöffentlichen Sitzung',
    'Anschließend nichtöffentliche Sitzung',
    'Es folgt der nichtöffentliche Teil der Sitzung',
    'Nichtöffentlicher Teil der Sitzung des Bau- und Umweltausschusses ab 20 Uhr',
    'Tagesordnung der nichtöffentlichen Sitzung des Gemeinderates',
    'Nichtöffentliche Sitzung - Personalangelegenheiten',
    'Vertraulich',
    'Vertraulicher Teil',
    'Geschlossene Sitzung',
    'Sitzung unter Ausschluss der Öffentlichkeit',
    'Unter Ausschluß der Öffentlichkeit',
    'Öffentlichkeit ausgeschlossen',
    'Ende der nichtöffentlichen Sitzung',
    'Öffentliche und nichtöffentliche Sitzung',
  ],
  closed: [
    'Grundstücksangelegenheiten (nichtöffentlich)',
    'Kauf der Müllerwiese - nicht öffentlich -',
    'NÖ: Kauf der Müllerwiese',
    'Bericht zum Personal (nö)',
    'Bekanntgabe der Beschlüsse (nichtöffentlich)',
    'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse (nichtöffentlich)',
    'Bekanntgaben im nichtöffentlichen Teil',
    'Kauf der Müllerwiese [N]',
    'Vertrag mit der Sparkasse, vertraulich',
    'Kauf der Müllerwiese geheim',
    'Kauf der Müllerwiese (streng geheim)',
    'Bericht zum Personal – intern',
    'Genehmigung der Niederschrift der nichtöffentlichen Sitzung',
  ],
  'open part': [
    'Öffentliche Sitzung',
    'Öffentlicher Teil (Fortsetzung)',
    'I. Öffentlich',
    'OEFFENTLICHER TEIL',
    'Fortsetzung der öffentlichen Sitzung des Gemeinderats',
    'Wiederherstellung der Öffentlichkeit',
  ],
  'end of open part': [
    'Ende der öffentlichen Sitzung',
    'Schließung der öffentlichen Sitzung',
    'Schluss des öffentlichen Teils',
  ],
  nothing: [
    '',
    '   ',
    'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse',
    'Bekanntgabe von Beschlüssen aus nichtöffentlicher Sitzung gem. § 35 Abs. 1 GemO',
    'Bekanntgabe nichtöffentlich gefasster Beschlüsse',
    'Bekanntgabe der nicht öffentlich gefaßten Beschlüsse',
    'Öffentliche Bekanntgabe der in der nichtöffentlichen Sitzung am 03.02.2026 gefassten Beschlüsse',
    'BEKANNTGABE DER IN NICHTÖFFENTLICHER SITZUNG GEFASSTEN BESCHLÜSSE',
    'Bekanntgabe der Beschlüsse der letzten NÖ-Sitzung',
    'Bekanntgabe nichtöffentlicher Beschlüsse',
    'Mitteilungen aus dem nichtöffentlichen Teil',
    'Nichtöffentliche Sitzung vom 10.11.2026: Bekanntgabe der Beschlüsse',
    'Beschlussfassung über den Ausschluss der Öffentlichkeit',
    'Öffentlichkeitsarbeit',
    'Öffentliche Toiletten am Markt',
    'Öffentliche Auslegung des Bebauungsplans',
    'Förderung des öffentlichen Nahverkehrs',
    'Nicht offensichtliche Mängel der Halle',
    'Hoffentlich kein Punkt',
    'Erlass einer Nutzungsordnung',
    'Geheime Wahl der Schriftführung',
    'Vertraulichkeitserklärung der Verwaltung',
    'Schließung des Freibads',
  ],
}

describe.each(Object.entries(said))('the meaning of these texts is: %s', (saying, texts) => {
  test.each(texts)('%j', text => expect(sayingOf(text)).toBe(saying))
})

test.each([
  'N 1',
  'N1',
  'N.1',
  'NÖ 1',
  'nö 3',
  'Nö3.2',
  'n.ö. 1',
  'NOE 1',
  'NT 4',
  '(N) 1',
  'TOP N 1',
  '1 N',
  '3 nö',
  'N',
  'nichtöffentlich 2',
  'II.N.1',
  'NO 1',
  'GÖ-N 3',
  'Ö/N 2',
  'GN 4',
  'GNÖ 4',
  'TOPN 3',
  'I-NÖ-2',
  'A.N 1',
  '3.N.2',
  decomposed('NÖ 1'),
])('the number %j belongs to the non-public part', number => expect(isClosedNumber(number)).toBe(true))

test.each([
  '',
  '1',
  '1.2',
  'Ö 1',
  'Ö3.1',
  'TOP 4',
  '5 a',
  'A 1',
  'II',
  'Z 1',
  'Nr. 4',
  'Punkt 3',
  'Pkt. 2',
  'GÖ 3',
  'IV.Ö.2',
])('the number %j does not belong to the non-public part', number =>
  expect(isClosedNumber(number)).toBe(false),
)

test.each(['II.N.1 Kauf', 'GÖ-N 3 Kauf', 'NO 1 Kauf', 'TOP N 3: Kauf'])(
  'the title %j begins with a non-public number',
  title => expect(hasClosedNumber(title)).toBe(true),
)
test.each(['Nordtangente N 4', 'NOWEDA 3 Anbau', 'Nr. 3 Kauf', '10 Neubau'])(
  'the title %j does not begin with a non-public number',
  title => expect(hasClosedNumber(title)).toBe(false),
)

test.each([
  'Anlage zu N 3',
  'Anlage_N3.pdf',
  'Anlage zu TOP N 1',
  'Vorlage NÖ 2',
  'TOP nö 4 Plan',
  'Plan zu N.1',
  'Anlage NO 1',
  'n-12 Lageplan.pdf',
  'Anlage zu TOP N',
  'Anlage n.ö. 3',
])('the file name %j belongs to a closed item', name => expect(namesClosedNumber(name)).toBe(true))
test.each([
  'Anlage 3',
  'Anlage zu Ö 3',
  'Plan 3',
  'Nr. 3',
  'Bebauungsplan 12',
  'fn1.pdf',
  'N123456.pdf',
  'Einladung',
])('the file name %j does not belong to a closed item', name => expect(namesClosedNumber(name)).toBe(false))

test('any text of any length is classified, and soft hyphens and markup are ignored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), text => {
      expect(typeof sayingOf(text)).toBe('string')
      // Soft hyphens and markup do not hide a heading.
      const dressed = 'Nichtöffentliche Sitzung'.split('').join('\u{AD}')
      expect(sayingOf(`<b>${dressed}</b>`)).toBe('closed part')
    }),
    { numRuns: 50 },
  )
  for (const long of ['nicht ', 'bekannt ', 'beschlüsse aus ', '<', '&', 'n ö ', 'der '])
    expect(typeof sayingOf(long.repeat(2_000))).toBe('string')
})

test.each([
  'Beginn nichtöffentlicher Teil ca. 20 Uhr',
  'Nichtöffentlicher Teil, voraussichtlich ab etwa 20:30 Uhr',
  'ab hier nö',
  'Ab jetzt nichtöffentlich',
  'Geheim',
  'Geheime Angelegenheiten',
  'Intern',
  'Interne Punkte',
  'N-Teil',
  'N.-Teil',
  'Teil N',
  'Verschwiegenheit',
  'Der Verschwiegenheit unterliegende Punkte',
  'Geheimhaltung',
  'Vertrauliches',
  'Non-public part',
  'Closed session',
  'Private session',
  'Confidential items',
])('%j is the heading of a closed part', heading => expect(sayingOf(heading)).toBe('closed part'))

test.each([
  'Geheime Wahl des Ersten Beigeordneten',
  'Wahl (geheim)',
  'Interne Revision: Bericht 2026',
  'Verpflichtung zur Verschwiegenheit nach § 17 GemO, Stadtrat Muster',
  'Anteil N der Umlage',
  'Parken nur für Anwohner in der Badgasse',
  'Internetauftritt der Stadt',
])('%j does not say that it is closed', title => expect(sayingOf(title)).toBe('nothing'))

test.each(['Vermerk, nur für den Dienstgebrauch', 'Kaufpreise VS-NfD', 'Liste nur für Ratsmitglieder'])(
  '%j says that it is not public',
  title => expect(sayingOf(title)).toBe('closed'),
)

test.each([
  'Teil B',
  'Teil II',
  'TEIL B:',
  'B.',
  'II',
  'II. Teil',
  '2. Teil',
  'Zweiter Teil',
  'Abschnitt B',
  'Tagesordnung – Teil II',
  'Teil B – Weitere Angelegenheiten',
  'Part B',
])('the heading %j names a later part that does not say it is public', heading =>
  expect(isLaterPart(heading)).toBe(true),
)
test.each([
  'Teil A',
  'Teil I',
  'I.',
  '1. Teil',
  'Teil B öffentlich',
  'Teil II (öffentl.) Bauen',
  'Teilfortschreibung B',
  'B-Plan Mühlgasse',
  'Bebauungsplan, Teil B',
  '2. Änderung der Satzung',
  'II. Nachtrag zum Haushalt',
])('the heading %j names no later part, or says that the part is public', heading =>
  expect(isLaterPart(heading)).toBe(false),
)

test.each(['NÖTOP 4', 'nTOP 1', 'NTOP1', 'NÖ-TOP 2', 'nöp 3', 'N-Punkt 2'])(
  'the number %j belongs to the non-public part, although it contains a word for „item“',
  number => {
    expect(isClosedNumber(number)).toBe(true)
    expect(isClosedNumber(number.replace(/^n\P{L}?ö?/iu, 'Ö'))).toBe(false)
  },
)
test.each(['NÖTOP 4 Kauf', 'nTOP 1: Kauf', 'NTOP 3 Kauf'])(
  'the title %j begins with a non-public number that contains a word for „item“',
  title => expect(hasClosedNumber(title)).toBe(true),
)
test.each(['Anlage zu NÖTOP 4', 'Anlage nTOP 1.pdf'])(
  'the file name %j contains a non-public number that contains a word for „item“',
  name => expect(namesClosedNumber(name)).toBe(true),
)

test.each([
  'Anlage 8 Nur für Ratsmitglieder',
  'Anlage_nur_fuer_Ratsmitglieder.pdf',
  'Ausschließlich für den Gemeinderat',
  'Kalkulation intern',
  'Interner Vermerk',
  'Kalkulation_INTERN.pdf',
  'Nicht zur Veröffentlichung',
  'nicht_zur_Veroeffentlichung.pdf',
  'bitte nicht veröffentlichen',
  'Unveröffentlichter Entwurf',
  'Vertrauliche Anlage',
  'vertraulich',
  'Nur für den Dienstgebrauch',
  'VS-NfD',
  'VS_NfD_Lageplan.pdf',
  'Verschlusssache',
  'Nicht zur Weitergabe',
  'confidential.pdf',
])('the file name %j restricts its audience', name => expect(namesFew(name)).toBe(true))
test.each([
  'Anlage 8',
  'Internetauftritt',
  'Internationaler Tag',
  'Veröffentlichung',
  'Vertrag.pdf',
  'Für alle',
])('the file name %j does not restrict its audience', name => expect(namesFew(name)).toBe(false))

test.each([
  'Umbenennung der Karl-Noe-Straße',
  'Antrag: Tempo 30 in der Geheimrat-Noe-Straße',
  'Noe-Straße 5: Ausbau',
  'Ausbau Noe Weg',
  'Karl-Noe-Str. 12',
  'Ehrung von Frau Noe',
  'Bauantrag der Familie Noe, Gartenweg 3',
  'Vortrag von Dr. Noe',
  'Karl-Noe-Schule: Anbau',
])('C4: 3: „Noe“ as a name says nothing: %s', title => expect(sayingOf(title)).toBe('nothing'))

test.each([
  'Kauf (noe)',
  'noe: Kauf',
  'Kauf - NOE',
  'NOE Sitzung',
  'noe Teil',
  'Anlage_noe_Kauf',
  'Anlage-noe-Kauf',
  'NÖ Kauf',
])('C4: 3: „noe“ in a telling place is not public: %s', title => expect(sayingOf(title)).toMatch(/^closed/u))
