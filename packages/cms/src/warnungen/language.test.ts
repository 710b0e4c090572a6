import { expect, test } from 'vitest'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const GERMAN = { LANGUAGE: 'de-DE' }
const ENGLISH = {
  LANGUAGE: 'en-GB',
  EVENT: 'squalls',
  HEADLINE: 'Official WARNING of SQUALLS',
  DESCRIPTION: 'There is a risk of squalls.',
}
const TITLE = 'Amtliche Warnung vor Sturmböen'
const MARKED = 'Auf Englisch: Official Warning of Squalls'

test.each<[string, Record<string, unknown>[], string[]]>([
  ['German alone', [GERMAN], [TITLE]],
  ['no language', [{}], [TITLE]],
  ['English before German', [ENGLISH, GERMAN], [TITLE]],
  ['German before English', [GERMAN, ENGLISH], [TITLE]],
  ['English beside one without a language', [ENGLISH, {}], [TITLE]],
  ['English alone', [ENGLISH], [MARKED]],
  ['English of another event', [GERMAN, { ...ENGLISH, EC_II: '31' }], [MARKED, TITLE]],
  ['English for another time', [GERMAN, { ...ENGLISH, EXPIRES: '2026-11-20T23:00:00Z' }], [MARKED, TITLE]],
])('N10: weather warnings, %s', async (_, features, titles) => {
  const town = await warnedTown()
  town.features.push(...features.map(one => featureOf(one)))
  await town.listen()
  const calm = (all: readonly string[]) => all.map(titel => titel.toLowerCase()).toSorted()
  expect(calm(await town.titles())).toEqual(calm(titles))
})

test.each([
  ['EN', 'Auf Englisch: Gas leak'],
  ['fr-FR', 'Auf Französisch: Gas leak'],
  ['DE', 'Gas leak'],
  ['', 'Gas leak'],
])('N10: a message in %j alone of the federal service is „%s“', async (language, titel) => {
  const town = await warnedTown()
  town.dashboard.push(entryOf('mow.1', 'Gas leak'))
  town.details['mow.1'] = detailOf('mow.1', {}, { language, headline: 'Gas leak' })
  await town.listen()
  expect(await town.titles()).toEqual([titel])
})

test('N10: an advance notice is not announced as a warning', async () => {
  const town = await warnedTown()
  town.features.push(
    featureOf({
      HEADLINE: 'VORABINFORMATION UNWETTER vor SCHWEREM GEWITTER',
      URGENCY: 'Future',
      SEVERITY: 'Severe',
      CERTAINTY: 'Likely',
    }),
  )
  await town.listen()
  expect(await town.above()).toMatchObject([{ stufe: 'wichtig', kategorie: 'allgemein' }])
})
