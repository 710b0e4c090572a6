import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { quantitiesIn } from '../facts/quantities.ts'
import { oldQuantityFindings } from './old-quantities.ts'
import { placesOf, subjectOf } from './places.ts'

type Kind = keyof typeof records
const found = (kind: Kind, now: object, before: object | undefined) => {
  const subject = subjectOf(records[kind], now)
  return oldQuantityFindings(subject, placesOf(subject), before)
}

test.each<[string, string[]]>([
  ['innerhalb eines Monats', ['1 monat']],
  ['in zwei Wochen, nach 14 Tagen', ['14 tag', '14 tag']],
  ['1.250,50 Euro oder 25 €', ['1250.5 euro', '25 euro']],
  ['ein Jahr, zwölf Monate', ['12 monat', '12 monat']],
  ['10 Werktage, 3 Prozent', ['10 werktag', '3 prozent']],
  ['ein Hund, keines Tages, 14.12.2026, 3 Monatsraten, 07231 25 Personen', []],
])('P3: the quantities in „%s“ are %j', (text, keys) => {
  expect(quantitiesIn(text).map(({ key }) => key)).toEqual(keys)
})

const hund = (frist: string, more: object = {}) => ({
  name: 'Hundesteuer',
  kurztext: 'Wer einen Hund hat, meldet ihn an. Bitte melden Sie ihn innerhalb eines Monats an.',
  fristen: [frist],
  ...more,
})

test('P3: a changed deadline is found in the short text, with both wordings', () => {
  expect(found('leistung', hund('anmelden: innerhalb von 2 Wochen'), hund('anmelden: 1 Monat'))).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'alt-wortlaut',
      feld: 'kurztext',
      stelle: 'eines Monats',
      satz: 'Hier steht noch „eines Monats“. Bei „Fristen“ haben Sie „1 Monat“ in „2 Wochen“ geändert.',
      rat: 'Ändern Sie es auch hier, wenn dasselbe gemeint ist.',
    },
  ])
})

const texte = (text: string) => ({ textbloecke: [{ titel: 'Ablauf', text: `<p>${text}</p>` }] })
const kosten = (betrag: number) => ({ kosten: [{ bezeichnung: 'Marke', betrag }] })

test.each<[string, Kind, object, object, string[]]>([
  [
    'an amount stands in a text',
    'leistung',
    { ...kosten(30), ...texte('Das kostet 25 Euro.') },
    { ...kosten(25), ...texte('Das kostet 25 Euro.') },
    ['textbloecke.0.text'],
  ],
  [
    'the short text is changed, the deadline is not',
    'leistung',
    { ...hund('1 Monat'), kurztext: 'Bitte in 2 Wochen anmelden.' },
    hund('1 Monat'),
    ['fristen.0'],
  ],
  [
    'an event',
    'veranstaltung',
    { eintritt: '10 €', text: '<p>Der Eintritt kostet 8 €.</p>' },
    { eintritt: '8 €', text: '<p>Der Eintritt kostet 8 €.</p>' },
    ['text'],
  ],
  [
    'the time that it takes',
    'leistung',
    { bearbeitungsdauer: '6 Wochen', kurztext: 'Das dauert vier Wochen.' },
    { bearbeitungsdauer: '4 Wochen', kurztext: 'Das dauert vier Wochen.' },
    ['kurztext'],
  ],
  ['nothing is changed', 'leistung', hund('1 Monat'), hund('1 Monat'), []],
  ['only the spelling is changed', 'leistung', hund('einen Monat'), hund('1 Monat'), []],
  [
    'weeks become days',
    'leistung',
    hund('14 Tage', { kurztext: '2 Wochen' }),
    hund('2 Wochen', { kurztext: '2 Wochen' }),
    [],
  ],
  ['the deadline is gone without a successor', 'leistung', hund('sofort'), hund('1 Monat'), []],
  ['another measure follows', 'leistung', hund('25 €'), hund('1 Monat'), []],
  ['the value stands beside the new one', 'leistung', hund('2 Wochen, sonst 1 Monat'), hund('1 Monat'), []],
  [
    'the text is new',
    'leistung',
    hund('2 Wochen'),
    { ...hund('1 Monat'), kurztext: 'Bitte melden Sie ihn an.' },
    [],
  ],
  [
    'both are changed',
    'leistung',
    { ...hund('2 Wochen'), kurztext: 'Bitte in zwei Wochen anmelden.' },
    hund('1 Monat'),
    [],
  ],
  [
    'another amount stands in the text',
    'leistung',
    { ...kosten(30), ...texte('125 Euro') },
    { ...kosten(25), ...texte('125 Euro') },
    [],
  ],
])('P3: %s', (_what, kind, now, before, fields) => {
  expect(found(kind, now, before).map(({ feld }) => feld)).toEqual(fields)
})

test('P3: a record that is not public, and values of any type, are not judged', () => {
  expect(found('leistung', hund('2 Wochen'), undefined)).toEqual([])
  for (const strange of [null, 7, 'x', [], {}, [[7]]])
    for (const name of ['kurztext', 'fristen', 'kosten', 'textbloecke'])
      expect(() => found('leistung', hund('2 Wochen', { [name]: strange }), hund('1 Monat'))).not.toThrow()
})
