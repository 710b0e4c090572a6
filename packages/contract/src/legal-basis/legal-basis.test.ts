import { expect, test } from 'vitest'
import { certainBasisOf, displayInTextOnly, legalBasisOf, tooShortDisplay } from './legal-basis.ts'

const NOT_YET = /gilt damit noch nicht/
const ASKED = /^Sie hängt/
/** A key of Baden-Württemberg. */
const BW = '08215999'
const said = (art: string, titel: string, text = '') => {
  const basis = legalBasisOf({ art, titel, text }, BW)
  return basis && ('law' in basis ? basis.law : basis.question)
}

test.each<[string, string, string, RegExp]>([
  [
    'Bebauungsplan',
    'Bebauungsplan „Kelterwiesen“: Aufstellungsbeschluss',
    '<p>nach § 2 Abs. 1 BauGB</p>',
    /^§ 2 Absatz 1/,
  ],
  ['Bebauungsplan', 'Beschluss zur Aufstellung des Bebauungsplans „Rebgarten“', '', /^§ 2 Absatz 1/],
  ['Bebauungsplan', 'Aufstellung des Bebauungsplans „Rebgarten“', '', /^§ 2 Absatz 1/],
  [
    'Bebauungsplan',
    'Aufstellung des Bebauungsplans „Rebgarten“: Auslegung des Entwurfs',
    '',
    /^§ 3 Absatz 2/,
  ],
  ['Bebauungsplan', 'Aufstellung des Bebauungsplans „Rebgarten“: Satzungsbeschluss', '', /^§ 10 Absatz 3/],
  [
    'Bebauungsplan',
    'Bebauungsplan „Rebgarten“: frühzeitige Beteiligung der Öffentlichkeit',
    '',
    /^§ 3 Absatz 1 /,
  ],
  ['Bebauungsplan', 'Aufstellungsbeschluss und frühzeitige Beteiligung', '', /^§ 2 Absatz 1 .*§ 3 Absatz 1 /],
  ['Bebauungsplan', 'Bebauungsplan „Rebgarten“: öffentliche Auslegung', '', /^§ 3 Absatz 2/],
  [
    'Bebauungsplan',
    'Bebauungsplan „Rebgarten“',
    '<p>Der Gemeinderat hat den Bebauungsplan als Satzung beschlossen.</p>',
    /^§ 10 Absatz 3/,
  ],
  ['Bebauungsplan', 'Bebauungsplan „Rebgarten“', '<p>gemäß § 3 <b>Abs. 2</b> BauGB</p>', /^§ 3 Absatz 2/],
  ['Bebauungsplan', 'Inkrafttreten des Bebauungsplans „Rebgarten“', '', /^§ 10 Absatz 3/],
  ['Bebauungsplan', 'Der Bebauungsplan „Rebgarten“ tritt in Kraft', '', /^§ 10 Absatz 3/],
  ['Bebauungsplan', 'Auslegung des Bebauungsplans „Rheinkraftwerk“', '', /^§ 3 Absatz 2/],
  ['Bebauungsplan', 'Aufstellungsbeschluss „Rebgarten“, noch nicht in Kraft', '', /^§ 2 Absatz 1/],
  ['bebauungsplan ', 'Satzungsbeschluss Rebgarten', '', /^§ 10 Absatz 3/],
  ['Bebauungsplan', 'Bebauungsplan „Rebgarten“', '', ASKED],
  ['Bebauungsplan', 'Änderung des Bebauungsplans „Rebgarten“', '', ASKED],
  ['Bebauungsplan', 'Aufhebung des Aufstellungsbeschlusses „Rebgarten“', '', ASKED],
  [
    'Bebauungsplan',
    'Bebauungsplan „Rebgarten“',
    '<p>Nach dem Aufstellungsbeschluss und der Auslegung</p>',
    ASKED,
  ],
  ['Flächennutzungsplan', 'Flächennutzungsplan: Aufstellungsbeschluss', '', /^§ 2 Absatz 1/],
  ['Flächennutzungsplan', 'Genehmigung des Flächennutzungsplans', '', /^§ 6 Absatz 5/],
  ['Flächennutzungsplan', 'Flächennutzungsplan 2035', '', ASKED],
  ['Auslegung', 'Bebauungsplan Rebgarten', '', /^§ 3 Absatz 2/],
  ['Auslegung', 'Auslegung des Entwurfs', '<p>Der Bebauungsplan liegt aus.</p>', /^§ 3 Absatz 2/],
  ['Auslegung', 'Haushaltsplan 2027', '', /^§ 81 Absatz 3/],
  ['Auslegung', 'Planfeststellung für die Umgehungsstraße', '', ASKED],
  ['Satzung', 'Hundesteuersatzung', '', /^§ 4 Absatz 3/],
  ['Sitzung', 'Sitzung des Gemeinderats', '', /^§ 34 Absatz 1/],
])('P1: the notice of the kind %s, „%s“ (%s) has this legal basis: %s', (art, titel, text, basis) => {
  expect(said(art, titel, text)).toMatch(basis)
  const isCertain = basis !== ASKED
  expect(certainBasisOf({ art, titel, text }, BW)).toEqual(isCertain ? said(art, titel, text) : '')
})

test.each(['Aufstellungsbeschluss', 'frühzeitige Beteiligung', 'Auslegung', 'Offenlage'])(
  'P1: a notice of a plan with the step „%s“ never says that the plan is in force',
  step => {
    expect(said('Bebauungsplan', `Rebgarten: ${step}`)).toMatch(NOT_YET)
    expect(said('Bebauungsplan', `Rebgarten: ${step}`)).not.toContain('tritt der Plan in Kraft')
  },
)

test.each(['Hinweis', 'constructor', '', 7, null])('P1: the kind %j has no legal basis', art => {
  expect(legalBasisOf({ art }, BW)).toBeUndefined()
})

test.each([
  ['Der Entwurf liegt vom 07.12.2026 bis 15.01.2027 im Bauamt aus.', true],
  ['Der Plan liegt ab Montag im Rathaus aus.', true],
  ['Die Unterlagen werden öffentlich ausgelegt.', true],
  ['Die Pläne liegen im Bauamt zur Einsicht aus.', true],
  ['Das Gebiet liegt im Süden der Stadt.', false],
  ['Das Gebiet liegt vom Bahnhof fünf Minuten entfernt. Wir gehen davon aus.', false],
  ['Der Gemeinderat hat beschlossen.', false],
  ['', false],
])('P1: „%s“ tells of a display: %s', (text, isTold) => {
  expect(displayInTextOnly({ text: `<p>${text}</p>` }) !== undefined).toBe(isTold)
  expect(displayInTextOnly({ text, auslegung: { von: '2026-12-07' } })).toBeUndefined()
})

const SESSION = ': Zeit, Ort und Tagesordnung öffentlicher Sitzungen.'
const BY_LAW = ': Satzungen sind öffentlich bekannt zu machen.'

test.each([
  ['Schleswig-Holstein', '01001000', 'Gemeindeordnung für Schleswig-Holstein', undefined],
  ['Hamburg', '02000000', 'Kommunalrecht des Landes', undefined],
  ['Niedersachsen', '03241001', 'Niedersächsisches Kommunalverfassungsgesetz', undefined],
  ['Bremen', '04011000', 'Kommunalrecht des Landes', undefined],
  [
    'Nordrhein-Westfalen',
    '05315000',
    'Gemeindeordnung für das Land Nordrhein-Westfalen',
    '§ 48 Absatz 1 GO NRW',
  ],
  ['Hessen', '06412000', 'Hessische Gemeindeordnung', undefined],
  ['Rheinland-Pfalz', '07315000', 'Gemeindeordnung', undefined],
  ['Baden-Württemberg', BW, '§ 4 Absatz 3 der Gemeindeordnung', '§ 34 Absatz 1 der Gemeindeordnung'],
  ['Bayern', '09162000', 'Gemeindeordnung für den Freistaat Bayern', 'Art. 52 Absatz 1 GO'],
  ['Saarland', '10041100', 'Kommunalselbstverwaltungsgesetz', undefined],
  ['Berlin', '11000000', 'Kommunalrecht des Landes', undefined],
  ['Brandenburg', '12054000', 'Kommunalverfassung des Landes Brandenburg', '§ 36 BbgKVerf'],
  [
    'Mecklenburg-Vorpommern',
    '13003000',
    'Kommunalverfassung für das Land Mecklenburg-Vorpommern',
    '§ 29 KV M-V',
  ],
  ['Sachsen', '14612000', 'Gemeindeordnung für den Freistaat Sachsen', '§ 36 Absatz 4 SächsGemO'],
  ['Sachsen-Anhalt', '15003000', 'Kommunalverfassungsgesetz des Landes Sachsen-Anhalt', undefined],
  ['Thüringen', '16051000', 'Thüringer Kommunalordnung', '§ 35 Absatz 6 ThürKO'],
  ['no state', '', 'Kommunalrecht des Landes', undefined],
])('Sixteen states: in %s (%s), a by-law is announced by: %s', (_, ags, byLaw, session) => {
  const lawOf = (art: string, titel = 'Titel') => certainBasisOf({ art, titel }, ags)
  expect(lawOf('Satzung')).toBe(`${byLaw}${BY_LAW}`)
  expect(lawOf('Sitzung')).toBe(`${session ?? byLaw}${SESSION}`)
  const budget = {
    art: 'Auslegung',
    titel: 'Haushaltsplan 2027',
    auslegung: { von: '2027-03-01', bis: '2027-03-03' },
  }
  const isOfBw = ags === BW
  // A term that is not known is not claimed.
  expect(tooShortDisplay(budget, ags) !== undefined).toBe(isOfBw)
  expect(tooShortDisplay({ ...budget, art: 'Satzung', titel: 'Haushaltssatzung' }, ags) !== undefined).toBe(
    isOfBw,
  )
  expect(JSON.stringify(legalBasisOf(budget, ags)).includes('§ 81')).toBe(isOfBw)
  // The building code is the same everywhere.
  expect(lawOf('Bebauungsplan', 'Satzungsbeschluss')).toMatch(/^§ 10 Absatz 3 des Baugesetzbuchs/)
})
