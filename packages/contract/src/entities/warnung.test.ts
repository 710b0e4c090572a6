import { expect, test } from 'vitest'
import type { CallAnswer } from '../call.ts'
import { beispielwarnung } from '../calls/warnungen.ts'
import { calls } from '../calls.ts'
import { checkAnswer } from '../http/read-answer.ts'

type Told = CallAnswer<typeof calls.warnungen>
const read = async (data: unknown) => (await checkAnswer(calls.warnungen, { data })) as Told
const one = async (entry: unknown) => (await read([entry])).data[0]
const { stufe: _stufe, id: _id, fassung: _fassung, ...unnamed } = beispielwarnung

test('A warning of a remote CMS is accepted with any kind of id, or none', async () => {
  for (const id of [17, '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d', 'mow.DE-NW-BN-SE030'])
    expect(await one({ ...unnamed, id })).toMatchObject({ titel: unnamed.titel, id: String(id) })
  const derived = await one(unnamed)
  expect(derived).toMatchObject({
    titel: unnamed.titel,
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    fassung: expect.stringMatching(/^[\w-]{8}$/),
  })
  // Equal words give the same id and mark; other words give others.
  expect(await one(unnamed)).toEqual(derived)
  const other = await one({ ...unnamed, titel: 'Hitze' })
  expect([other?.id === derived?.id, other?.fassung === derived?.fassung]).toEqual([false, false])
})

test('An incomplete warning is shown with the data that it has', async () => {
  expect(await one({ ereignis: 'Hochwasser' })).toMatchObject({ titel: 'Hochwasser', stufe: 'wichtig' })
  expect(await one({ gebiet: 'Rebenau' })).toMatchObject({ titel: 'Amtliche Warnung', gesendet: null })
  expect(await one('Sturm')).toMatchObject({ titel: 'Sturm', stand: null })
})

test.each([
  ['NOTFALL', 'notfall'],
  ['Notfall', 'notfall'],
  ['Extreme', 'notfall'],
  ['Severe', 'dringend'],
  ['Moderate', 'wichtig'],
  ['Minor', 'information'],
  ['Unknown', 'wichtig'],
  ['lila', 'wichtig'],
  [7, 'wichtig'],
  [undefined, 'wichtig'],
])('The level %s is read as %s; an unknown level is never read as the lowest', async (stufe, expected) => {
  expect(await one({ ...beispielwarnung, stufe })).toMatchObject({ stufe: expected })
  const town = await checkAnswer(calls.stadt, { hinweise: [{ titel: 'Wasser', stufe }] })
  expect(town).toMatchObject({ hinweise: [{ stufe: expected }] })
})

test('Only an actual empty list counts as "no warning"', async () => {
  expect((await read([])).data).toEqual([])
  for (const data of ['x', null, undefined, { error: 'weg' }, 7, [null]])
    await expect(read(data), JSON.stringify(data)).rejects.toThrow()
  await expect(checkAnswer(calls.warnungen, { error: 'weg' })).rejects.toThrow()
})

test('An end without a time is the end of that day, and an unreadable end is null', async () => {
  const ends = async (bis: unknown) => (await one({ ...beispielwarnung, bis }))?.bis
  expect(await ends('21.11.2026')).toBe('2026-11-21T23:59:59+01:00')
  expect(await ends('2026-07-08')).toBe('2026-07-08T23:59:59+02:00')
  expect(await ends('21.11.2026, 18:00 Uhr')).toBe('2026-11-21T18:00:00+01:00')
  expect(await ends('bald')).toBeNull()
})

test('A notice with an unusual mark gets a derived mark, and the text of a notice without a title becomes its title', async () => {
  const read = async (hinweis: object) =>
    ((await checkAnswer(calls.stadt, { hinweise: [hinweis] })) as CallAnswer<typeof calls.stadt>).hinweise[0]
  const told = await read({ titel: 'Wasser abkochen', fassung: 3 })
  expect(told?.fassung).toMatch(/^[\w-]{8}$/)
  expect((await read({ titel: 'Wasser abkochen', fassung: 4 }))?.fassung).not.toBe(told?.fassung)
  expect(await read({ text: 'Bitte kochen Sie das Wasser ab.' })).toMatchObject({
    titel: 'Bitte kochen Sie das Wasser ab.',
    text: '',
  })
})
