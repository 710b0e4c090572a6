import { describe, expect, test } from 'vitest'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const SCHOOL = 'Schulausfall an allen Schulen'
const info = { headline: SCHOOL, severity: 'Minor', description: 'Heute fällt der Unterricht aus.' }

/** A town whose editor has hidden its one warning. */
async function hidden() {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.1', SCHOOL)]
  town.details['mow.1'] = detailOf('mow.1', {}, info)
  await town.listen()
  const away = (id: string, grund: string) =>
    town.town.as('chefin').call('redaktionWarnungAusblenden', {
      params: { id },
      body: { ausgeblendet: grund !== '', grund },
    })
  await away((await town.told())[0]?.id ?? '', 'Steht schon bei den Schulen.')
  expect(await town.titles()).toEqual([])
  return {
    ...town,
    away,
    /** The service sends the warning again, in another version. */
    again: async (id: string, more: object = {}, ofInfo: object = {}, minutes = 2) => {
      const sent = '2026-11-20T12:31:00+01:00'
      town.dashboard = [entryOf(id, SCHOOL, { sent })]
      town.details[id] = detailOf(id, { sent, msgType: 'Update', ...more }, { ...info, ...ofInfo })
      await town.listen(minutes)
    },
    town: town.town,
  }
}

const reference = { references: 'DE-BW-KA-W042,mow.1,2026-11-20T11:05:00+01:00' }

describe('N6: a warning that an editor has hidden', () => {
  test.each<[how: string, id: string, more: object, info: object]>([
    ['under the same identifier', 'mow.1', {}, {}],
    ['with another type', 'mow.1', { msgType: 'Alert' }, {}],
    ['under another identifier that refers to it', 'mow.2', reference, {}],
    ['under another identifier that refers to nothing', 'mow.2', {}, {}],
    [
      'with other blanks and line breaks',
      'mow.1',
      {},
      { description: 'Heute  fällt der<br/>Unterricht aus.' },
    ],
    ['with another capital', 'mow.1', {}, { headline: 'SCHULAUSFALL an allen Schulen' }],
    ['with another end', 'mow.1', {}, { expires: '2026-11-20T20:00:00+01:00' }],
    ['with another contact', 'mow.1', {}, { contact: 'Telefon 115' }],
  ])('stays hidden when it is sent again %s', async (_how, id, more, ofInfo) => {
    const { again, titles, desk, above } = await hidden()
    await again(id, more, ofInfo)
    expect([await titles(), await above()]).toEqual([[], []])
    const all = await desk()
    expect(all.find(({ verbleib }) => verbleib === 'ausgeblendet')).toMatchObject({
      ausgeblendet: { grund: 'Steht schon bei den Schulen.' },
    })
    expect(all.some(({ verbleib }) => verbleib === 'sichtbar')).toBe(false)
  })

  test.each<[what: string, id: string, more: object, info: object]>([
    ['another headline', 'mow.1', {}, { headline: 'Schulausfall auch morgen' }],
    ['another text', 'mow.1', {}, { description: 'Auch morgen fällt der Unterricht aus.' }],
    ['another number', 'mow.1', {}, { description: 'Heute ab 11 Uhr fällt der Unterricht aus.' }],
    ['another instruction', 'mow.1', {}, { instruction: 'Holen Sie Ihre Kinder ab.' }],
    ['a higher level', 'mow.1', {}, { severity: 'Severe' }],
    ['another area', 'mow.1', {}, { area: [{ areaDesc: 'Landkreis Karlsruhe' }] }],
    ['other words under another identifier', 'mow.2', reference, { description: 'Auch Kitas.' }],
  ])('comes back with %s', async (_what, id, more, ofInfo) => {
    const { again, told, desk } = await hidden()
    await again(id, more, ofInfo)
    expect(await told()).toHaveLength(1)
    expect((await desk()).filter(({ ausgeblendet }) => ausgeblendet !== null)).toEqual([])
  })

  test('comes back with its all-clear', async () => {
    const { again, told } = await hidden()
    await again('mow.1', { msgType: 'Cancel' })
    expect(await told()).toMatchObject([{ entwarnt: true }])
  })

  test('comes back in the same words, if the service had not listed it for more than a day', async () => {
    const { again, titles, dashboard, ...town } = await hidden()
    expect(dashboard).toHaveLength(1)
    await again('mow.9', {}, { headline: 'Anderes' })
    await town.listen(26 * 60)
    await again('mow.2')
    expect(await titles()).toContain(SCHOOL)
  })

  test('is shown again by an editor, also under its other identifier', async () => {
    const { again, titles, desk, away } = await hidden()
    await again('mow.2')
    const copy = (await desk()).find(({ verbleib, vorbei }) => verbleib === 'ausgeblendet' && !vorbei)
    await away(copy?.id ?? '', '')
    expect(await titles()).toEqual([SCHOOL])
  })
})
