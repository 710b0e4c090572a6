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
