import { describe, expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown } from './testing/desk-town.ts'

type Somebody = ReturnType<Awaited<ReturnType<typeof deskTown>>['as']>

const take = async (who: Somebody, name: string, ordner = '') => {
  const file = new TextEncoder().encode(`%PDF-1.7\n${name}\n%%EOF\n`)
  const query = { name: `${name}.pdf`, titel: name, ...(ordner ? { ordner } : {}) }
  return who.call('redaktionMediumAufnehmen', { query, file })
}
const found = async (who: Somebody, query: object) =>
  (await who.call('redaktionMedien', { query })).data.map(({ datei }) => datei).toSorted()
const sort = (who: Somebody, dateien: string[], ordner: string) =>
  who.call('redaktionMedienEinordnen', { body: { dateien, ordner } })

describe('Folders', () => {
  test('A file in a folder is found there and in the parent folder, and is counted once', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    await take(anna, 'plan', 'Freibad')
    const taken = await take(anna, 'preise', ' Freibad/  Sommer   2026 ')
    expect(taken.ordner).toBe('Freibad / Sommer 2026')
    await take(anna, 'badeordnung', 'Freibad 2')
    await take(anna, 'satzung')
    expect(await found(anna, { ordner: 'Freibad' })).toEqual(['plan.pdf', 'preise.pdf'])
    expect(await found(anna, { ordner: 'Freibad / Sommer 2026' })).toEqual(['preise.pdf'])
    expect(await found(anna, { ordner: 'Frei%' })).toEqual([])
    expect(await found(anna, { ohne_ordner: 'true' })).toEqual(['satzung.pdf'])
    expect(await found(anna, {})).toHaveLength(4)
    expect(await anna.call('redaktionMedienOrdner')).toEqual({
      data: [
        { ordner: 'Freibad', anzahl: 1 },
        { ordner: 'Freibad / Sommer 2026', anzahl: 1 },
        { ordner: 'Freibad 2', anzahl: 1 },
      ],
      ohne_ordner: 1,
    })
  })

  test('several files are put into a folder in one step and taken out in another; nothing else about them changes', async () => {
    const town = await deskTown()
    const anna = town.as('autor')
    for (const name of ['eins', 'zwei', 'drei']) await take(anna, name)
    const before = await anna.call('redaktionMedium', { params: { datei: 'eins.pdf' } })
    town.pass(60)
    expect(await sort(anna, ['eins.pdf', 'zwei.pdf', 'eins.pdf'], 'Rathaus')).toEqual({
      eingeordnet: ['eins.pdf', 'zwei.pdf'],
      abgelehnt: [],
    })
    expect(await anna.call('redaktionMedium', { params: { datei: 'eins.pdf' } })).toEqual({
      ...before,
      ordner: 'Rathaus',
    })
    await sort(anna, ['eins.pdf', 'zwei.pdf'], '')
    expect(await anna.call('redaktionMedienOrdner')).toEqual({ data: [], ohne_ordner: 3 })
  })

  test('stay with a file that is replaced, and return with a file that is restored', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const params = { datei: 'plan.pdf' }
    await take(anna, 'plan', 'Rathaus')
    const file = new TextEncoder().encode('%PDF-1.7\nneu\n%%EOF\n')
    expect((await anna.call('redaktionMediumErsetzen', { params, file })).ordner).toBe('Rathaus')
    const body = { titel: 'Anders' }
    expect((await anna.call('redaktionMediumBeschreiben', { params, body })).ordner).toBe('Rathaus')
    await anna.call('redaktionMediumLoeschen', { params })
    expect((await anna.call('redaktionMedienOrdner')).data).toEqual([])
    expect((await anna.call('redaktionMediumZurueckholen', { params })).ordner).toBe('Rathaus')
  })

  test.each(['a / b / c', 'x'.repeat(61), `a / ${'x'.repeat(61)}`])(
    'no folder can have the name %s',
    async ordner => {
      const { as } = await deskTown()
      await take(as('autor'), 'plan')
      const body = { dateien: ['plan.pdf'], ordner }
      expect((await as('autor').refusal('redaktionMedienEinordnen', { body })).code).toBe('anfrage-ungueltig')
    },
  )

  test('an editor of the school sorts their own files and those that only pages of the school show; folder counts cover the files they see', async () => {
    const { as } = await deskTown()
    const school = as('schule')
    await take(school, 'eigenes')
    for (const name of ['fremdes', 'gezeigtes', 'geteiltes', 'dienstplan'])
      await take(as('leitung'), name, 'Amt')
    const showing = (...names: string[]) => ({
      content: names.map(name => textEntry(`<a href="/medien/${name}.pdf">x</a>`)),
    })
    await as('leitung').page('/schillerschule/plan', showing('gezeigtes', 'geteiltes'))
    await as('leitung').page('/rathaus', showing('geteiltes'))
    await as('leitung').page('/intranet/dienst', showing('dienstplan'))
    const all = ['eigenes', 'fremdes', 'gezeigtes', 'geteiltes', 'dienstplan', 'nirgends'].map(
      name => `${name}.pdf`,
    )
    const { eingeordnet, abgelehnt } = await sort(school, all, 'Schule')
    expect(eingeordnet).toEqual(['eigenes.pdf', 'gezeigtes.pdf'])
    expect(abgelehnt).toEqual([
      { datei: 'fremdes.pdf', grund: '„fremdes“ hat jemand anderes aufgenommen.' },
      { datei: 'geteiltes.pdf', grund: '„geteiltes“ hat jemand anderes aufgenommen.' },
      { datei: 'dienstplan.pdf', grund: 'Diese Datei gibt es nicht (mehr).' },
      { datei: 'nirgends.pdf', grund: 'Diese Datei gibt es nicht (mehr).' },
    ])
    expect((await school.call('redaktionMedienOrdner')).data).toEqual([
      { ordner: 'Amt', anzahl: 2 },
      { ordner: 'Schule', anzahl: 2 },
    ])
    expect((await as('leitung').call('redaktionMedienOrdner')).data).toEqual([
      { ordner: 'Amt', anzahl: 3 },
      { ordner: 'Schule', anzahl: 2 },
    ])
  })
})
