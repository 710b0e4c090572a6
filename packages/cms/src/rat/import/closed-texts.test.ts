import { expect, test } from 'vitest'
import { marksItselfClosed, saysDealtWithInPrivate } from './closed-texts.ts'
import { judgeRows } from './judge-rows.ts'
import { agendaItem, anderswo, foreignServer, listed, meeting } from './testing/foreign-server.ts'
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

test.each([
  'nichtöffentlich zu behandeln',
  'Nicht öffentlich beraten',
  'nicht öffentlich zu beraten!',
  'NÖ behandelt',
  'n.ö. zu beraten',
  'Wird in nichtöffentlicher Sitzung behandelt',
  'Der Punkt wurde nichtöffentlich beraten',
  'Im nichtöffentlichen Teil beraten',
  'Dieser Tagesordnungspunkt ist vertraulich zu behandeln',
  'vertraulich behandeln',
  'Name Muster, vertraulich behandeln',
  'In nichtöffentlicher Sitzung einstimmig beschlossen',
  'bitte nicht&ouml;ffentlich behandeln',
])('C1: the remark „%s“ says that its item is dealt with in private', text =>
  expect(saysDealtWithInPrivate(text)).toBe(true),
)

test.each([
  'öffentlich beraten',
  'in öffentlicher Sitzung beschlossen',
  'einstimmig beschlossen',
  'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse',
  'Vorberaten im Verwaltungsausschuss',
  'Vertrag behandelt',
  'Geheime Wahl',
])('C1: the remark „%s“ does not', text => expect(saysDealtWithInPrivate(text)).toBe(false))

test.each([
  'Nichtöffentlich: Dem Kauf wird zugestimmt.',
  'Nicht öffentlich – Dem Kauf wird zugestimmt.',
  'NÖ: Zuschlag an die Firma',
  'Beschluss im nichtöffentlichen Teil: Zuschlag an die Firma',
  'Der Rat beschließt die Vergabe.\nNichtöffentlicher Beschluss: Auftrag zu 123 Euro.',
  'Der Rat beschließt die Vergabe. Nichtöffentlicher Beschluss: Auftrag zu 123 Euro.',
  'Der Rat stimmt zu.\n\nNichtöffentlicher Teil\nAuftrag zu 123 Euro.',
  'Nichtöffentlich: einstimmig beschlossen',
  'Vertraulich: Auftrag zu 123 Euro',
  'Auftrag zu 123 Euro (nichtöffentlich)',
  'Auftrag zu 123 Euro [NÖ]',
  'In nichtöffentlicher Sitzung beschlossen: Auftrag zu 123 Euro',
  'Ergebnis der nichtöffentlichen Beratung: Auftrag zu 123 Euro',
  'nichtoeffentlich, einstimmig',
])('C1: the text „%s“ marks itself as non-public', text => expect(marksItselfClosed(text)).toBe(true))

test.each([
  'Der Rat beschließt: 1. Zustimmung. 2. Ausschreibung.',
  'Der in nichtöffentlicher Sitzung gefasste Beschluss wird bekannt gegeben: Kauf der Wiese.',
  'Bekanntgabe aus nichtöffentlicher Sitzung: Kauf der Wiese.',
  'Die Wahl erfolgt geheim. Gewählt ist Frau Muster.',
  'Nichtöffentliche Spielplätze werden nicht gefördert.',
  'Der Rat nimmt Kenntnis.\nEinstimmig beschlossen',
  'Internes Kontrollsystem: Der Bericht wird zur Kenntnis genommen.',
  '',
])('C1: the text „%s“ does not', text => expect(marksItselfClosed(text)).toBe(false))

test('C1: of a public item the text that marks itself as non-public stays out, and the report counts it; an item that is dealt with in private stays out whole', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: [
            agendaItem('1', 'Kauf', {
              public: true,
              resolutionText: '<b>Beschluss im nichtöffentlichen Teil:</b> Zuschlag an Zauberwurz',
            }),
            agendaItem('2', 'Bericht', { public: true, result: 'Nichtöffentlich: Zauberwurz beschlossen' }),
            agendaItem('3', 'Zauberwurz', { public: true, comment: 'nichtöffentlich zu behandeln' }),
            agendaItem('4', 'Zauberwurz', { public: true, result: 'nicht öffentlich beraten' }),
            agendaItem('5', 'Fragen', { public: true, resolutionText: 'Der Rat nimmt Kenntnis.' }),
          ],
        }),
      ),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(told.sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual(['Kauf', 'Bericht', 'Fragen'])
  expect(report.zurueckgehalten).toEqual({ 'says-closed': 2, text: 2 })
})

test('C1: a row of a table whose resolution marks itself as non-public is not public', () => {
  const row = (zeile: number, beschluss: string) => ({
    zeile,
    gremium: 'Gemeinderat',
    datum_von: '2026-12-08T18:30:00+01:00',
    ort: '',
    nummer: String(zeile),
    titel: 'Kauf',
    vorlage: '',
    beschluss,
    abstimmung: undefined,
    dateien: [],
    oeffentlich: true,
  })
  const judged = judgeRows([row(1, 'Zugestimmt.'), row(2, 'Nichtöffentlich: Zuschlag zu 123 Euro.')])
  expect(judged.held).toEqual([2])
  expect(judged.rows.map(({ oeffentlich }) => oeffentlich)).toEqual([true, false])
})
