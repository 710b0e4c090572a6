import { calls } from '@rathausplatz/contract'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAddress, streetsIn } from './find-address.ts'
import { wasteTown } from './testing/waste-town.ts'

const made = await wasteTown()
const { place } = made
await place('Kelterstraße')
await place('Am Steinberg')
await place('Rheinstraße')
await place('Rheinstraße', { ort: 'Unterweiler' })
await place('Dorfstraße', { ort: 'Lindenhof' })
await place('Bahnhofstraße', { hausnummern: '1-39 ungerade' })
await place('Bahnhofstraße', { hausnummern: '2-40 gerade, 7a' })
await place('Ringstraße', { bezirk: 'Nord' })
await place('Ringstraße', { bezirk: 'Süd' })
await place('Straße des 17. Juni')
const ask = (strasse: string, more: object = {}) =>
  made.call(calls.abfallOrt, { query: { strasse, ...more } })

describe('W7: a street is found with what stands beside it in an address', () => {
  test.each<[string, string, string]>([
    ['Kelterstraße, Kernstadt', 'Kelterstraße, Kernstadt', ''],
    ['Kelterstraße Kernstadt', 'Kelterstraße, Kernstadt', ''],
    ['Kelterstraße, 76999 Rebenau', 'Kelterstraße, Kernstadt', ''],
    ['Kelterstr. 7a, 76999 Rebenau', 'Kelterstraße, Kernstadt', '7a'],
    ['Kelterstr. 7a 76999 Rebenau', 'Kelterstraße, Kernstadt', '7a'],
    ['Kelterstr. 7a Rebenau', 'Kelterstraße, Kernstadt', '7a'],
    ['kelterstr 7a, rebenau', 'Kelterstraße, Kernstadt', '7a'],
    ['Kelterstraße, 7, Rebenau', 'Kelterstraße, Kernstadt', '7'],
    ['Kelterstraße 7, D-76999 Rebenau, Deutschland', 'Kelterstraße, Kernstadt', '7'],
    ['Kelterstraße, 76999', 'Kelterstraße, Kernstadt', ''],
    ['76999 Rebenau, Kelterstraße 7', 'Kelterstraße, Kernstadt', '7'],
    ['Rebenau, Kelterstraße', 'Kelterstraße, Kernstadt', ''],
    ['Kelterstraße (Kernstadt)', 'Kelterstraße, Kernstadt', ''],
    ['Kelterstraße - Rebenau', 'Kelterstraße, Kernstadt', ''],
    ['Am Steinberg 3 Kernstadt', 'Am Steinberg, Kernstadt', '3'],
    ['Rheinstraße 12, Unterweiler', 'Rheinstraße, Unterweiler', '12'],
    ['Rheinstraße, Rebenau-Unterweiler', 'Rheinstraße, Unterweiler', ''],
    ['Rheinstraße, Ortsteil Unterweiler', 'Rheinstraße, Unterweiler', ''],
    ['Rheinstr. Kernstadt', 'Rheinstraße, Kernstadt', ''],
    ['Dorfstr. Lindenhof', 'Dorfstraße, Lindenhof', ''],
    ['Dorfstr. 4, Lindenhof, 76999 Rebenau', 'Dorfstraße, Lindenhof', '4'],
    ['Bahnhofstr. 7a, 76999 Rebenau', 'Bahnhofstraße 2-40 gerade, 7a, Kernstadt', '7a'],
    ['Ringstraße, Süd', 'Ringstraße, Süd, Kernstadt', ''],
    ['Ringstraße, Nord, Kernstadt', 'Ringstraße, Nord, Kernstadt', ''],
    ['Straße des 17. Juni 3, Rebenau', 'Straße des 17. Juni, Kernstadt', '3'],
  ])('„%s“ is %s', async (typed, name, hausnummer) =>
    expect(await ask(typed)).toMatchObject({ ort: { name }, frage: null, hausnummer }),
  )

  test.each<[string, string, string[]]>([
    ['Rheinstraße, 76999 Rebenau', 'ort', ['Kernstadt', 'Unterweiler']],
    ['Rheinstraße 12 Rebenau', 'ort', ['Kernstadt', 'Unterweiler']],
    ['Ringstraße, Kernstadt', 'bezirk', ['Nord', 'Süd']],
    ['Bahnhofstraße, Kernstadt', 'hausnummer', []],
  ])('„%s“ is asked for %s', async (typed, was, auswahl) =>
    expect(await ask(typed)).toMatchObject({ ort: null, frage: { was, auswahl } }),
  )

  test.each<[string, string[]]>([
    // Another town, or another part of this one, has no date here; the street itself is offered.
    ['Kelterstraße, Karlsruhe', ['Kelterstraße']],
    ['Kelterstraße 7, 10115 Berlin', ['Kelterstraße']],
    ['Kelterstraße, Unterweiler', ['Kelterstraße']],
    ['Dorfstraße, Kernstadt', ['Dorfstraße']],
    ['Keltterstrase, Kernstadt', ['Kelterstraße']],
    ['Keltterstraße 7, 76999 Rebenau', ['Kelterstraße']],
    ['Mondgasse, Rebenau', []],
    ['Rebenau', []],
  ])('„%s“ is not found, and %j are offered', async (typed, offered) => {
    const { ort, frage, aehnlich } = await ask(typed)
    expect({ ort, frage, aehnlich: aehnlich.map(({ strasse }) => strasse) }).toEqual({
      ort: null,
      frage: null,
      aehnlich: offered,
    })
  })

  test('the answer to the question for the place is used with the same text', async () => {
    const typed = 'Rheinstraße 12, 76999 Rebenau'
    expect((await ask(typed, { ort: 'Unterweiler' })).ort?.name).toBe('Rheinstraße, Unterweiler')
    expect((await ask('Ringstraße, Rebenau', { bezirk: 'Süd' })).ort?.name).toBe('Ringstraße, Süd, Kernstadt')
  })

  test.each(['Kelterstraße, 76999 Rebenau', 'Kelterstraße, Kernstadt', 'Dorfstr. Lindenhof'])(
    '„%s“ is suggested to residents and found at the desk',
    async suche => {
      const [street = ''] = suche.split(/straße|str\./)
      const suggested = await made.call(calls.abfallStrassen, { query: { suche } })
      expect(suggested.data.map(({ strasse }) => strasse)).toEqual([`${street}straße`])
      const found = await made.desk(calls.redaktionAbfallorte, { query: { suche } })
      expect(found.data.map(({ strasse }) => strasse)).toEqual([`${street}straße`])
    },
  )
})

describe('W7: all places are read only for a text that can hold more than the name of a street', () => {
  /** Counts how often all places are read, with all that is known of them. */
  function counted() {
    let count = 0
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        const all = JSON.stringify('selections' in node ? node.selections : [])
        if (
          all.includes('SelectAllNode') &&
          JSON.stringify(node).includes('abfall_orte') &&
          !('where' in node && node.where)
        )
          count++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return { db: made.store.database.read.withPlugin(counter), count: () => count }
  }
  const now = new Date('2026-11-20T12:00:00+01:00')

  test.each<[string, number]>([
    ['Kelterstraße', 0],
    ['kelterstr.', 0],
    ['Kelters', 0],
    ['Mondgasse', 0],
    ['Rheinstraße', 0],
    ['', 0],
    ['Mondgasse, Rebenau', 1],
    ['Mondgasse Kernstadt', 1],
    ['Mondgasse 7', 1],
    ['Mondgasse(Kernstadt)', 1],
    ['Mondgasse-Rebenau', 1],
    ['Mondstr.Kernstadt', 1],
  ])('„%s“: %i times', async (strasse, times) => {
    const address = counted()
    await findAddress(address.db, { strasse }, now)
    expect(address.count()).toBe(times)
    const suggested = counted()
    expect(await streetsIn(suggested.db, [strasse], now)).toEqual([strasse])
    expect(suggested.count()).toBe(times)
  })

  test('a single word may be the place of the street before it', async () =>
    expect(await streetsIn(made.store.database.read, ['Kelterstraße', 'Rebenau'], now)).toEqual([
      'Kelterstraße',
    ]))
})
