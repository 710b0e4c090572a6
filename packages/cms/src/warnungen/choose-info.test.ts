import { expect, test } from 'vitest'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const part = (language: string | undefined, more: Record<string, unknown> = {}) => ({
  ...detailOf('mow.1', {}, { language }).info[0],
  headline: `Titel ${language}`,
  description: `Text ${language}`,
  instruction: `Tun ${language}`,
  ...more,
})

async function told(...info: Record<string, unknown>[]) {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.1', 'Titel der Liste')]
  town.details['mow.1'] = { ...detailOf('mow.1'), info }
  await town.listen()
  const [warnung] = await town.told()
  const [above] = await town.above()
  return { warnung, above, desk: await town.desk() }
}

test.each<[string[], string]>([
  [['fr', 'en', 'de-LS', 'de'], 'de'],
  [['de-LS', 'de'], 'de'],
  [['de', 'de-LS'], 'de'],
  [['DE-ls', 'DE'], 'DE'],
  [['de-LS', 'de-DE'], 'de-DE'],
  [['de_LS', 'de_DE'], 'de_DE'],
  [['de-AT', 'de-DE'], 'de-DE'],
  [['de-simple', 'de-AT'], 'de-AT'],
  [['de-x-leicht', 'de'], 'de'],
  [['Leichte Sprache', 'Deutsch'], 'Deutsch'],
  [['Deutsch (Leichte Sprache)', 'Deutsch'], 'Deutsch'],
  [['en', ''], ''],
  [['de-LS', ''], ''],
  [['en', 'de-LS'], 'de-LS'],
  [['fr', 'en-GB'], 'en-GB'],
  [['tr', 'ru'], 'tr'],
  [['den', 'en'], 'en'],
  [['ar', 'en', 'deu'], 'deu'],
])('N5: of the languages %j the website shows %j', async (languages, shown) => {
  const { warnung } = await told(...languages.map(language => part(language)))
  expect(warnung).toMatchObject({
    // Other languages than German are marked before it.
    titel: expect.stringMatching(new RegExp(`${`Titel ${shown}`.trim()}$`)),
    beschreibung: `Text ${shown}`.trim(),
    anweisung: `Tun ${shown}`.trim(),
  })
})

test.each([
  ['de-LS', 'Titel de-LS\n\nText de-LS\n\nTun de-LS'],
  ['de-simple', 'Titel de-simple\n\nText de-simple\n\nTun de-simple'],
  ['de-AT', ''],
  ['en', ''],
])('N5: easy language is offered beside plain German: %s', async (language, words) => {
  const { warnung } = await told(part(language), part('de'))
  expect(warnung?.leichte_sprache).toBe(words)
})

test.each([
  ['with the same text', { description: 'Text de', instruction: 'Tun de' }],
  ['for another town', { area: [{ areaDesc: 'Gemeinde Forst' }], parameter: [] }],
])('N5: easy language is not offered %s', async (_, more) => {
  expect((await told(part('de'), part('de-LS', more))).warnung?.leichte_sprache).toBe('')
})

test('N5: a test has nothing in easy language, and an all-clear no instruction', async () => {
  const test = await told(part('de', { headline: 'Probewarnung' }), part('de-LS'))
  expect(test.warnung?.leichte_sprache).toBe('')
  const over = await told(part('de', { headline: 'Entwarnung: Brand' }), part('de-LS'))
  expect(over.warnung?.leichte_sprache).toBe('Titel de-LS\n\nText de-LS')
})

const forst = {
  headline: 'Rauchgas nach Brand in Forst',
  description: 'In Forst Fenster schließen.',
  instruction: 'Bleiben Sie im Haus.',
  severity: 'Severe',
  parameter: [{ valueName: 'warnVerwaltungsbereiche', value: '082155001021' }],
  area: [{ areaDesc: 'Gemeinde Forst' }],
}
const rebenau = {
  headline: 'Geruch in Rebenau',
  description: 'In der Stadt ist Brandgeruch möglich.',
  instruction: 'Schließen Sie bei Geruch die Fenster.',
  severity: 'Minor',
  parameter: [],
  area: [{ areaDesc: 'Stadt Rebenau' }],
}

test.each([
  ['after', [forst, rebenau]],
  ['before', [rebenau, forst]],
])('N2: a part for the own town is shown %s one for a neighbour', async (_where, parts) => {
  const { warnung } = await told(...parts.map(more => part('de', more)))
  expect(warnung).toMatchObject({
    titel: 'Geruch in Rebenau',
    beschreibung: 'In der Stadt ist Brandgeruch möglich.',
    anweisung: 'Schließen Sie bei Geruch die Fenster.',
    gebiet: 'Stadt Rebenau',
    stufe: 'information',
  })
})

test('N2: of parts for neighbours alone, the desk sees every place', async () => {
  const other = { ...forst, area: [{ areaDesc: 'Gemeinde Hambrücken' }] }
  const { warnung, desk } = await told(part('de', forst), part('de', other))
  expect(warnung).toBeUndefined()
  expect(desk).toMatchObject([{ verbleib: 'anderswo', gebiet: 'Gemeinde Forst, Gemeinde Hambrücken' }])
})

test('N5: several parts for the town lose no text, place or time, and the greatest severity counts', async () => {
  const more = { ...rebenau, headline: 'Rauch im Westen', description: 'Sehr dicht.', severity: 'Severe' }
  const ends = ['2026-11-20T18:00:00+01:00', '2026-11-20T16:00:00+01:00']
  const { warnung } = await told(
    part('de', { ...rebenau, expires: ends[1] }),
    part('de', { ...more, expires: ends[0], area: [{ areaDesc: 'Altwasser, Rebenau' }] }),
  )
  expect(warnung).toMatchObject({
    titel: 'Geruch in Rebenau',
    beschreibung: 'In der Stadt ist Brandgeruch möglich.\n\nRauch im Westen\nSehr dicht.',
    gebiet: 'Stadt Rebenau, Altwasser, Rebenau',
    stufe: 'dringend',
    bis: '2026-11-20T17:00:00.000Z',
  })
})

test.each([
  ['2026-11-20T15:00:00+01:00', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T12:00:00+01:00', ''],
  ['', ''],
])('N5: the notice above the pages begins at %j', async (onset, beginn) => {
  const { above } = await told(part('de', { onset }))
  expect(above).toMatchObject({ beginn })
})
