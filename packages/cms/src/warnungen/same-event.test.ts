import { expect, test } from 'vitest'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

type Town = Awaited<ReturnType<typeof warnedTown>>

const TITLE = 'Brand einer Gärtnerei – Rauchgase'
const INFO = { headline: TITLE, description: 'Rauch zieht in den Ort.', instruction: 'Fenster zu.' }

function say(town: Town, id: string, info: object = {}, more: Record<string, unknown> = {}) {
  town.dashboard.push(entryOf(id, TITLE))
  town.details[id] = detailOf(id, more, { ...INFO, ...info })
}
const sources = async (town: Town) => (await town.told()).map(({ quelle }) => quelle).toSorted()

test('N10: an event that three systems tell in the same words is shown once, with all sources', async () => {
  const town = await warnedTown()
  for (const id of ['biw.BIWAPP-1', 'kat.1_public_topics', 'mow.1']) say(town, id)
  await town.listen()
  const [warnung, ...others] = await town.told()
  expect(others).toEqual([])
  expect((warnung?.quelle ?? '').split(', ').toSorted()).toEqual(['BIWAPP', 'KATWARN', 'MoWaS'])
  expect(await town.above()).toHaveLength(1)
  expect((await town.desk()).map(({ verbleib }) => verbleib).toSorted()).toEqual([
    'doppelt',
    'doppelt',
    'sichtbar',
  ])
})

test('N10: the address stays when a second system repeats the event, and when the first one ends', async () => {
  const town = await warnedTown()
  say(town, 'kat.1')
  await town.listen()
  const [before] = await town.told()
  say(town, 'biw.1')
  await town.listen(2)
  expect(await town.told()).toMatchObject([{ id: before?.id, quelle: 'KATWARN, BIWAPP' }])
  town.dashboard.splice(0, 1)
  await town.listen(2)
  expect(await sources(town)).toEqual(['BIWAPP'])
})

test.each<[string, object]>([
  ['in capitals', { headline: TITLE.toUpperCase() }],
  ['with other marks', { headline: 'Brand einer Gärtnerei: Rauchgase!' }],
  ['without a text', { description: '' }],
  ['without an instruction', { instruction: '' }],
  ['with more spaces and breaks', { description: 'Rauch  zieht<br/>in den Ort.' }],
  [
    'for another list of places with the town in it',
    { area: [{ areaDesc: 'Stadt Rebenau, Stadt Bruchsal' }] },
  ],
])('N10: a repetition %s is still one event', async (_what, info) => {
  const town = await warnedTown()
  say(town, 'mow.1')
  await town.listen()
  say(town, 'kat.1', info)
  await town.listen(2)
  expect(await sources(town)).toEqual(['MoWaS, KATWARN'])
})

test.each<[string, object, Record<string, unknown>?]>([
  ['another headline', { headline: 'Brand einer Gärtnerei: Lage unverändert' }],
  ['another text', { description: 'Rauch zieht nach Osten.' }],
  ['another instruction', { instruction: 'Verlassen Sie das Haus.' }],
  ['an advance notice', { urgency: 'Future', certainty: 'Likely', severity: 'Extreme' }],
  ['two hours between them', {}, { sent: '2026-11-20T13:30:00+01:00' }],
  ['an all-clear', { headline: `Entwarnung: ${TITLE}` }],
  ['an exercise', { description: 'ÜBUNG ÜBUNG Rauch zieht in den Ort.' }],
])('N10: two messages with %s are both shown', async (_what, info, more) => {
  const town = await warnedTown()
  say(town, 'mow.1')
  say(town, 'kat.1', info, more)
  await town.listen()
  expect(await sources(town)).toEqual(['KATWARN', 'MoWaS'])
})

test.each([
  ['mow.1', 'Severe', 'kat.1', 'Minor', 'dringend'],
  ['kat.1', 'Minor', 'mow.1', 'Severe', 'dringend'],
  ['biw.1', 'Minor', 'mow.1', 'Extreme', 'notfall'],
  ['biw.1', '', 'mow.1', 'Severe', 'dringend'],
  ['biw.1', '', 'mow.1', 'Minor', 'wichtig'],
])('N10: %s %s and %s %s are one warning with the level %s', async (one, low, other, high, stufe) => {
  const town = await warnedTown()
  const entry = ({ payload, ...more }: ReturnType<typeof entryOf>, severity: string) => {
    const data = { ...payload.data, severity }
    return { ...more, payload: { ...payload, data } }
  }
  const tell = (id: string, severity: string, headline: string) => {
    town.dashboard.push(entry(entryOf(id, headline), severity))
    town.details[id] = detailOf(id, {}, { ...INFO, headline, severity })
  }
  tell(one, low, one.startsWith('kat') ? `KATWARN: ${TITLE}` : TITLE)
  await town.listen()
  const [before] = await town.told()
  tell(other, high, other.startsWith('kat') ? `KATWARN: ${TITLE}` : TITLE)
  await town.listen(2)
  const [after, ...others] = await town.told()
  expect(others).toEqual([])
  expect(after).toMatchObject({ id: before?.id, titel: TITLE, stufe })
  // Who has hidden the warning sees it again at a higher level.
  expect(after?.fassung === before?.fassung).toBe(before?.stufe === stufe)
  expect(await town.above()).toMatchObject([{ titel: TITLE, stufe }])
})

test('N10: two messages of one system are two events', async () => {
  const town = await warnedTown()
  say(town, 'mow.1')
  say(town, 'mow.2')
  await town.listen()
  expect(await sources(town)).toEqual(['MoWaS', 'MoWaS'])
})
