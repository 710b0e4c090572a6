import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import type { Said } from './message.ts'
import type { Warnregion } from './region.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'
import { townInText } from './town-in-text.ts'

const region: Warnregion = {
  kreis: '082150000000',
  gemeinden: ['Bruchsal', '08215009', 'Heidelsheim', 'Büchenau', 'Neudorf', 'Wald'],
  nina: undefined,
  dwd: undefined,
  isOwnNetwork: false,
}

const saying = (beschreibung: string, gebiet = 'Gemeinde Forst'): Said => ({
  titel: 'Großbrand',
  ereignis: '',
  schwere: 'Severe',
  vorab: false,
  beschreibung,
  anweisung: '',
  gebiet,
  schluessel: [],
  absender: '',
  quelle: 'MoWaS',
  web: '',
  gesendet: '2026-11-20T11:00:00.000Z',
  beginn: null,
  bis: null,
})

describe('N2: a warning for neighbours whose text says that the danger reaches the town', () => {
  test.each([
    'Rauchwolke zieht in Richtung Bruchsal.',
    'Auch in Bruchsal Fenster schließen.',
    'Fenster schließen in Forst, Hambrücken und Bruchsal.',
    'Der Rauch zieht nach Bruchsal.',
    'Betroffen sind auch die Stadtteile in Bruchsal-Heidelsheim.',
    'Bruchsal ist ebenfalls betroffen.',
    'Für Büchenau gilt: Fenster schließen.',
    'Geruch bis Heidelsheim wahrnehmbar.',
    'Die Wolke liegt über der Stadt Bruchsal.',
    'Bewohner von Bruchsal schließen bitte die Fenster.',
    'Bei Bruchsal brennt es.',
    'Heidelsheim wird evakuiert.',
  ])('is meant for it: %s', text => {
    expect(townInText(saying(text), region)).toBe('meint')
  })

  test.each([
    'Die Feuerwehr Bruchsal ist im Einsatz.',
    'Kräfte aus Bruchsal helfen.',
    'Auch in Ortsteil Wald Fenster schließen.',
    'Die Notunterkunft in Bruchsal ist geöffnet.',
    'Auskunft gibt das Bürgerbüro in Bruchsal.',
    'Die B 35 Richtung Bruchsal ist gesperrt.',
    'Die Umleitung führt über Bruchsal.',
    'In Bruchsal besteht keine Gefahr.',
    'Bruchsal ist nicht betroffen.',
    'Für Bruchsal gilt Entwarnung.',
    'Die Straße zwischen Bretten und Bruchsal ist frei.',
  ])('only names it, which the desk reads: %s', text => {
    expect(townInText(saying(text), region)).toBe('nennt')
  })

  test.each([
    'Fenster schließen.',
    'Die Bruchsaler Straße ist gesperrt.',
    'Brand in Wald und Flur.',
    'Der Wald ist gesperrt.',
    'Brand im Wald bei Bretten.',
    'Es brennt in Graben-Neudorf.',
    'Das gilt in Wald-Michelbach.',
    'BRUCHSALER feiern.',
    'In neudorf',
  ])('has nothing to do with it: %s', text => {
    expect(townInText(saying(text), region)).toBeUndefined()
  })

  test('A name that a place of the area contains is that of the place', () => {
    expect(townInText(saying('Brand in Neudorf.', 'Gemeinde Graben-Neudorf'), region)).toBeUndefined()
  })

  test('A name that another municipality has too is only named', () => {
    const forst = { ...region, gemeinden: ['08215021', 'Weingarten'] }
    expect(townInText(saying('Auch in Weingarten Fenster schließen.', 'Stadt Bretten'), forst)).toBe('nennt')
  })

  test('is shown and says why; one that only names the town is at the desk and says so', async () => {
    const town = await warnedTown()
    const area = [{ areaDesc: 'Gemeinde Forst' }]
    for (const [id, description] of [
      ['mow.1', 'Auch in Rebenau Fenster schließen.'],
      ['mow.2', 'Die Feuerwehr Rebenau hilft.'],
      ['mow.3', 'Fenster schließen.'],
    ] as const) {
      town.dashboard.push(entryOf(id, id))
      town.details[id] = detailOf(id, {}, { headline: id, description, area, parameter: [] })
    }
    await town.listen()
    expect(await town.told()).toMatchObject([
      { titel: 'mow.1', anmerkungen: [expect.stringContaining('Kann Ihre Gemeinde betreffen')] },
    ])
    expect(
      (await town.desk())
        .map(({ titel, verbleib, anmerkungen }) => [titel, verbleib, anmerkungen.length])
        .toSorted(),
    ).toEqual([
      ['mow.1', 'sichtbar', 1],
      ['mow.2', 'anderswo', 1],
      ['mow.3', 'anderswo', 0],
    ])
  })
})

test.each(['Bruchsal ', 'in Forst, ', 'Bruchsal-', '. in Bruchsal'])(
  'many repetitions of %j take linear time',
  async piece => {
    const said = saying(piece.repeat(20_000 / piece.length))
    await expectWork(() => townInText(said, region), { usualMs: 100 })
  },
)
