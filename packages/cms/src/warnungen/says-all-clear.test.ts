import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { saysAllClear } from './says-all-clear.ts'

describe('N9: an all-clear is recognised by its headline', () => {
  test.each([
    'Entwarnung',
    'ENTWARNUNG',
    'Entwarnung: Großbrand im Industriegebiet',
    'Entwarnung für den Landkreis Karlsruhe',
    'Entwarnung zur Warnung vor Rauch',
    'Entwarnung – Gasaustritt in der Bahnhofstraße',
    'Amtliche Entwarnung: Bombenfund',
    'Großbrand: Entwarnung',
    'Großbrand – Entwarnung',
    'Großbrand (Entwarnung)',
    'BIWAPP-Entwarnung: Rauch',
    'Landkreis Karlsruhe: Entwarnung zum Brand',
    'Gefahr vorüber',
    'Gefahr ist vorbei: Rauch verzogen',
    'Die Gefahr ist gebannt',
    'Gefahr besteht nicht mehr',
    'Keine Gefahr mehr',
    'Warnung aufgehoben',
    'Warnung vor Hochwasser aufgehoben',
    'Die Warnung wurde aufgehoben',
    'Abkochgebot aufgehoben',
    'Abkochgebot in Waldbrücke ist aufgehoben',
    'Evakuierung beendet',
    'Ende der Warnung',
    'Ende der Gefahr',
    'Ende der Evakuierung',
    'Aufhebung des Abkochgebots',
    'Aufhebung der Warnung vor Rauch',
    'All clear',
  ])('%s', titel => {
    expect(saysAllClear({ titel })).toBe(true)
  })

  test.each([
    'Keine Entwarnung',
    'Noch keine Entwarnung',
    'Vorerst keine Entwarnung',
    'Großbrand: keine Entwarnung',
    'Großbrand – noch keine Entwarnung',
    'Weiterhin keine Entwarnung',
    'Entwarnung noch nicht möglich',
    'Entwarnung folgt',
    'Großbrand: Entwarnung folgt',
    'Großbrand – Entwarnung erst am Abend',
    'Bleiben Sie im Haus: Entwarnung kommt später',
    'Entwarnung gegen 18 Uhr erwartet',
    'Entwarnung in Kürze',
    'Entwarnung für Bruchsal bald',
    'Entwarnung erst am Abend',
    'Entwarnung zurückgenommen',
    'Entwarnung widerrufen: Wasser abkochen',
    'Falsche Entwarnung im Umlauf',
    'Bleiben Sie bis zur Entwarnung im Haus',
    'Warten Sie auf die Entwarnung',
    'Teilentwarnung: Ortsteil Höfe weiter betroffen',
    'Teil-Entwarnung',
    'Entwarnung nur für Waldbrücke',
    'Entwarnung für Waldbrücke, Höfe weiterhin betroffen',
    'Entwarnung für Nord, aber Süd evakuieren',
    'Nach der Entwarnung: neue Gefahr durch Rauch',
    'Warnung nicht aufgehoben',
    'Warnung noch nicht aufgehoben',
    'Warnung vor Hochwasser',
    'Gefahr durch Rauch',
    'Hochwasser: Dammbruch',
    'Ende der Straße gesperrt',
    'Keine Gefahr für die Bevölkerung',
    'Großbrand gelöscht, Gase treten aus',
    'Evakuierung beendet, Entschärfung beginnt',
  ])('but not: %s', titel => {
    expect(saysAllClear({ titel })).toBe(false)
  })

  test.each([
    'Es gibt noch keine Entwarnung für die Höfe.',
    'Die Gefahr besteht weiter.',
    'Weiterhin besteht keine Entwarnung.',
    'Die Evakuierung ist beendet. Die Entschärfung der Bombe beginnt um 15 Uhr.',
  ])('and not if the text denies it: %s', beschreibung => {
    expect(saysAllClear({ titel: 'Entwarnung', beschreibung })).toBe(false)
  })

  test.each(['entwarnung ', 'gefahr ', 'warnung ist ', 'keine ', ': entwarnung', 'ende der '])(
    'many repetitions of %j take linear time',
    async piece => {
      const text = piece.repeat(20_000 / piece.length)
      await expectWork(() => saysAllClear({ titel: text.slice(0, 300), beschreibung: text }), { usualMs: 10 })
    },
  )
})
