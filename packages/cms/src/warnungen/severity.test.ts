import { expect, test } from 'vitest'
import { isAdvance } from './message.ts'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const NOT_SAID = 'Der Absender sagt nicht, wie gefährlich es ist.'

/** The warning of a town whose federal service sends these severities in its list and in the details. */
async function told(inList: unknown, inDetails: unknown, more: Record<string, unknown> = {}) {
  const town = await warnedTown()
  const entry = entryOf('kat.1', 'Sonderfall Großschadenslage')
  Object.assign(entry.payload.data, { severity: inList })
  town.dashboard = [entry]
  town.details['kat.1'] = detailOf('kat.1', {}, { headline: 'Sonderfall', severity: inDetails, ...more })
  await town.listen()
  return (await town.told())[0]
}

test.each<[inList: unknown, inDetails: unknown]>([
  ['Unknown', 'Unknown'],
  ['unknown', ''],
  [undefined, undefined],
  [null, null],
  ['', ' '],
  [7, {}],
  ['Catastrophic', 'Catastrophic'],
  ['Minor', 'Unknown'],
  ['Moderate', 'Catastrophic'],
  ['Hoch', 'hoch'],
  ['?', 'n/a'],
  ['Extreme!', 'Severe.'],
])('N5: a severity that cannot be read is never called harmless: %j, %j', async (inList, inDetails) => {
  expect(await told(inList, inDetails)).toMatchObject({ stufe: 'wichtig', anmerkungen: [NOT_SAID] })
  const advance = { urgency: 'Future', certainty: 'Unknown' }
  expect(await told(inList, inDetails, advance)).toMatchObject({ stufe: 'wichtig', anmerkungen: [NOT_SAID] })
})

test.each<[inList: unknown, inDetails: unknown, stufe: string]>([
  ['Minor', 'Minor', 'information'],
  ['Minor', ' minor ', 'information'],
  ['Minor', '', 'information'],
  ['Severe', 'Unknown', 'dringend'],
  ['Extreme', '', 'notfall'],
  ['Unknown', 'Moderate', 'wichtig'],
  ['Extreme', 'Minor', 'information'],
])('N5: a severity that one of both says counts: %j, %j', async (inList, inDetails, stufe) => {
  expect(await told(inList, inDetails)).toMatchObject({ stufe, anmerkungen: [] })
})

test('N5: a message of which only the identifier is known is important', async () => {
  const town = await warnedTown()
  town.dashboard = [{ id: 'mow.1' }]
  town.features = [featureOf({ SEVERITY: '' })]
  await town.listen()
  expect(await town.told()).toMatchObject([
    { stufe: 'wichtig', anmerkungen: [NOT_SAID] },
    { stufe: 'wichtig', anmerkungen: [NOT_SAID] },
  ])
})

test('N5: an all-clear and a test say nothing about a severity', async () => {
  expect(
    await told('', '', { headline: 'Entwarnung: Brand', description: '', instruction: '' }),
  ).toMatchObject({
    anmerkungen: [],
  })
  expect(await told('', '', { headline: 'Probewarnung' })).toMatchObject({ anmerkungen: [] })
})

test.each([
  ['Future', 'Likely', true],
  ['Future', 'Possible', true],
  ['Future', 'Unknown', true],
  ['future ', '', true],
  ['Future', 'Observed', false],
  ['Future', ' observed', false],
  ['Unknown', 'Unknown', false],
  ['', '', false],
  ['Expected', 'Possible', false],
  ['Immediate', 'Unknown', false],
  ['Past', 'Observed', false],
])('N5: urgency %j and certainty %j are an advance notice: %j', (urgency, certainty, is) => {
  expect(isAdvance(urgency, certainty)).toBe(is)
})
