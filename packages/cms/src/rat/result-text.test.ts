import { expect, test } from 'vitest'
import { agendaItem, anderswo, foreignServer, listed, meeting } from './import/testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './import/testing/import-town.ts'
import { resultText, resultWordsIn } from './result-text.ts'

test.each([
  ['Einvernehmen erteilt', undefined, 'Einvernehmen erteilt'],
  ['nicht behandelt', undefined, 'nicht behandelt'],
  ['zurückgestellt', 'vertagt', 'zurückgestellt'],
  ['einstimmig beschlossen', 'angenommen', 'einstimmig beschlossen'],
  // An editor has chosen another result since.
  ['einstimmig beschlossen', 'abgelehnt', undefined],
  ['einstimmig beschlossen', undefined, undefined],
  ['Einvernehmen erteilt', 'angenommen', undefined],
] as const)('C2: the words „%s“ of the result %s are told as %s', (said, ergebnis, words) =>
  expect(resultWordsIn(resultText(said), ergebnis)).toBe(words),
)

test.each(['', 'Der Rat berät.', 'Ergebnis:', 'Zum Ergebnis: siehe oben', 'Ergebnis: offen\nMehr dazu'])(
  'C2: the text %j keeps no words of a result',
  text => expect(resultWordsIn(text, undefined)).toBeUndefined(),
)

const RESULTS = [
  'Einvernehmen erteilt',
  'verwiesen an den Fachausschuss',
  'Ja: 12 Nein: 3 Enthaltungen: 2',
  'Zu 1 abgelehnt, zu 2 angenommen',
  'zurückgestellt',
  'empfohlen',
  'nicht behandelt',
  'zurückgezogen',
  'vorbehaltlich der Mittel beschlossen',
  'einstimmig beschlossen',
  'beschlossen',
  'zur Kenntnis genommen',
]

test('C2: our OParl tells the words of each result as they stand, and another town reads the same from it', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: RESULTS.map((result, index) =>
            agendaItem(String(index), `Punkt ${index}`, {
              number: String(index + 1),
              order: index,
              public: true,
              result,
            }),
          ),
        }),
      ),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  await fromOparl(town, entry)
  const ours = await oparlOf(town)
  const told = await (await fetch(`${ours.entry}/agendaitems`)).json()
  const items = (told as { data: { order: number; result?: string }[] }).data
  expect(items.toSorted((a, b) => a.order - b.order).map(({ result }) => result)).toEqual(RESULTS)

  const there = await importTown({ stadt: [stadt] })
  await fromOparl(there, ours.entry)
  const [here, again] = [await toldOf(town), await toldOf(there)].map(({ sitzungen }) =>
    sitzungen[0]?.tagesordnung.map(({ titel, text, ergebnis }) => [titel, text, ergebnis]),
  )
  expect(again).toEqual(here)
})
