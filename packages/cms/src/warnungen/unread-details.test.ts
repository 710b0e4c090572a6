import { expect, test } from 'vitest'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

/** A town whose federal service lists a warning and answers no details of it. */
async function unread(severity: string) {
  const town = await warnedTown()
  const { payload } = entryOf('mow.1', 'Chemieunfall in Rebenau')
  const data = { ...payload.data, severity }
  town.dashboard = [entryOf('mow.1', 'Chemieunfall in Rebenau', { payload: { ...payload, data } })]
  await town.listen()
  const detailsAsked = () => town.asked.filter(path => path.includes('/warnings/')).length
  return { town, detailsAsked }
}
type Town = Awaited<ReturnType<typeof warnedTown>>
const services = async ({ town }: Town) =>
  (await town.as('chefin').call('redaktionWarnungen', {})).quellen.find(({ quelle }) => quelle === 'nina')

test('N6: a warning without readable details says so, on its page, at the desk and in the log', async () => {
  const { town } = await unread('Extreme')
  expect(await town.told()).toMatchObject([
    {
      titel: 'Chemieunfall in Rebenau',
      stufe: 'notfall',
      unvollstaendig: true,
      web: 'https://warnung.bund.de/meldungen/082150000000',
    },
  ])
  expect((await services(town))?.fehler).toBe(
    'Von „Chemieunfall in Rebenau“ steht auf der Website nur die Überschrift: Die Einzelheiten lassen sich nicht lesen.',
  )
  expect(town.warned).toEqual([{ quelle: 'nina', titel: ['Chemieunfall in Rebenau'] }])
})

test.each([
  ['Extreme', 0.4, 1],
  ['Extreme', 0.5, 2],
  ['Severe', 0.5, 1],
  ['Minor', 1.9, 1],
  ['Minor', 2, 2],
])(
  'N6: the details of a warning %s are requested again: after %d minutes %i times',
  async (severity, minutes, times) => {
    const { town, detailsAsked } = await unread(severity)
    expect(detailsAsked()).toBe(1)
    await town.listen(minutes)
    expect(detailsAsked()).toBe(times)
  },
)

test('N6: once they are there, nothing says that they are missing, and the pauses are as before', async () => {
  const { town, detailsAsked } = await unread('Extreme')
  town.details['mow.1'] = detailOf('mow.1', {}, { headline: 'Chemieunfall in Rebenau', severity: 'Extreme' })
  await town.listen(0.5)
  expect(await town.told()).toMatchObject([
    {
      unvollstaendig: false,
      web: 'https://www.landkreis.example/wasser',
      beschreibung: expect.stringContaining('Keime'),
    },
  ])
  expect((await services(town))?.fehler).toBe('')
  const lists = town.asked.filter(path => path.includes('/dashboard/')).length
  await town.listen(1)
  expect(town.asked.filter(path => path.includes('/dashboard/'))).toHaveLength(lists)
  expect(detailsAsked()).toBe(2)
})

test('N6: the details of a warning of the highest level that stay unreadable are requested ever more rarely', async () => {
  const { town, detailsAsked } = await unread('Extreme')
  const after = async (minutes: number) => {
    await town.listen(minutes)
    return detailsAsked()
  }
  expect([await after(0.5), await after(0.5), await after(0.5), await after(0.5)]).toEqual([2, 3, 4, 5])
  expect([await after(0.5), await after(0.5)]).toEqual([5, 6])
  expect([await after(0.5), await after(0.5), await after(0.5), await after(0.5)]).toEqual([6, 6, 6, 7])
  // Another one is read soon nevertheless.
  const { payload } = entryOf('mow.2', 'Dammbruch in Rebenau')
  const data = { ...payload.data, severity: 'Extreme' }
  town.dashboard.push(entryOf('mow.2', 'Dammbruch in Rebenau', { payload: { ...payload, data } }))
  expect([await after(2), await after(0.5)]).toEqual([9, 11])
})

test('N6: what is not requested yet is told like what cannot be read', async () => {
  const town = await warnedTown()
  const many = Array.from({ length: 52 }, (_, at) => `mow.${at}`)
  town.dashboard = many.map(id => entryOf(id, `Warnung ${id} in Rebenau`))
  for (const id of many) town.details[id] = detailOf(id, {}, { headline: `Warnung ${id} in Rebenau` })
  await town.listen()
  const bare = (await town.told()).filter(({ unvollstaendig }) => unvollstaendig)
  expect(bare).toHaveLength(2)
  expect((await services(town))?.fehler).toMatch(/^Von „Warnung mow\.50 in Rebenau“ und 1 weiteren steht/)
  await town.listen(2)
  expect((await services(town))?.fehler).toBe('')
})

test('N6: details that stay unreadable do not keep those of later entries from being requested', async () => {
  const town = await warnedTown()
  const many = Array.from({ length: 52 }, (_, at) => `mow.${at}`)
  town.dashboard = many.map(id => entryOf(id, `Warnung ${id} in Rebenau`))
  for (const id of many.slice(50))
    town.details[id] = detailOf(id, {}, { headline: `Warnung ${id} in Rebenau` })
  await town.listen()
  await town.listen(2)
  const whole = (await town.told()).filter(({ unvollstaendig }) => !unvollstaendig)
  expect(whole.map(({ titel }) => titel).toSorted()).toEqual([
    'Warnung mow.50 in Rebenau',
    'Warnung mow.51 in Rebenau',
  ])
  for (const id of many) town.details[id] = detailOf(id, {}, { headline: `Warnung ${id} in Rebenau` })
  await town.listen(2)
  expect((await services(town))?.fehler).toBe('')
})

test('N6: an entry of a neighbouring place is not reported as shown', async () => {
  const town = await warnedTown(region => ({ ...region, dwd: undefined }))
  const [own, other] = ['dwd.1', 'dwd.2'] as const
  town.dashboard = [entryOf(own, 'Sturm'), entryOf(other, 'Sturm')]
  town.details[own] = detailOf(own, {}, { headline: 'Sturm' })
  await town.listen()
  expect(await town.told()).toMatchObject([{ titel: 'Sturm', unvollstaendig: false }])
  expect((await services(town))?.fehler).toBe('')
  expect(town.warned).toEqual([])
})
