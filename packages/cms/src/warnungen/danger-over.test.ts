import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { toldOver } from './danger-over.ts'

const GONE =
  'Die Fliegerbombe wurde um 20:47 Uhr erfolgreich entschärft. Die Evakuierung ist aufgehoben. Sie können in Ihre Wohnungen zurückkehren.'

describe('N9: a headline tells the end of its event', () => {
  test.each([
    'Bombe in Bruchsal erfolgreich entschärft',
    'Bombe entschärft',
    'Weltkriegsbombe in der Südstadt ist entschärft',
    'Fliegerbombe kontrolliert gesprengt',
    'Blindgänger entschärft – Evakuierung aufgehoben',
    'Bombe entschärft, Anwohner können zurückkehren',
    'Entschärfung erfolgreich abgeschlossen',
    'Großbrand in Bruchsal gelöscht',
    'Feuer aus',
    'Brand in einer Lagerhalle gelöscht',
    'Evakuierung in Heidelsheim aufgehoben',
    'Sperrung der B 3 aufgehoben',
    'Stromausfall behoben',
    'Stromausfall in Untergrombach ist behoben',
    'Gasleck abgedichtet',
    'Notruf 112 wieder erreichbar',
    'Trinkwasser muss nicht mehr abgekocht werden',
    'Vermisster Junge wohlbehalten gefunden',
    'Bombenentschärfung beendet',
    'Entschärfung der Fliegerbombe erfolgreich',
    'Weltkriegsbombe unschädlich gemacht',
    'Bombe in der Weststadt entschärft - Sperrungen aufgehoben',
    'Evakuierung der Südstadt aufgehoben, Bewohner dürfen zurück',
    'Strom ist wieder da',
    'Stromversorgung wiederhergestellt',
    'Polizeieinsatz in Bruchsal beendet',
    'Badeverbot am Baggersee aufgehoben',
  ])('%s', titel => {
    expect(toldOver({ titel })).toBe('certain')
    expect(toldOver({ titel, beschreibung: GONE, schwere: 'Extreme', zuvor: '' })).toBe('certain')
  })

  test.each([
    'Großbrand gelöscht, Gase treten aus',
    'Brand gelöscht – Fenster weiter geschlossen halten',
    'Bombe entschärft, zweite Bombe gefunden',
    'Bombe entschärft: Straßen bleiben gesperrt',
    'Stromausfall behoben, Wasser abkochen',
    'Polizeieinsatz beendet – Täter flüchtig',
  ])('perhaps: %s', titel => {
    expect(toldOver({ titel })).toBe('perhaps')
  })

  test.each([
    'Die Nachlöscharbeiten dauern an.',
    'Bleiben Sie in den Häusern.',
    'Vorsorglich bleibt die Halle gesperrt.',
    'Es wurde eine zweite Bombe gefunden.',
    'Die Feuerwehr gibt keine Entwarnung.',
  ])('perhaps, by its text: %s', beschreibung => {
    expect(toldOver({ titel: 'Bombe in Bruchsal entschärft', beschreibung })).toBe('perhaps')
  })

  test.each([
    'Bombe noch nicht entschärft',
    'Bombe wird um 20 Uhr entschärft',
    'Bombe soll heute Abend entschärft werden',
    'Evakuierung noch nicht aufgehoben',
    'Evakuierung teilweise aufgehoben',
    'Sperrung nur in der Südstadt aufgehoben',
    'Warnung wird voraussichtlich am Abend aufgehoben',
    'Stromausfall bis 20 Uhr behoben',
    'Bombenfund in Bruchsal',
    'Großbrand in Bruchsal',
    'Evakuierung vor Entschärfung',
    'Keine Evakuierung aufgehoben',
    'Evakuierung abgeschlossen',
    'Räumung der Südstadt beendet, Entschärfung beginnt',
    'Sprengung um 15 Uhr',
    'Nach der Entschärfung: Sperrung der B 3',
  ])('not: %s', titel => {
    expect(toldOver({ titel })).toBeUndefined()
  })
})

describe('N9: the text of an update tells it', () => {
  const update = (beschreibung: string, schwere = 'Minor') =>
    toldOver({ titel: 'Bombenfund in Bruchsal', beschreibung, schwere, zuvor: '' })

  test.each([
    [GONE, 'Extreme'],
    ['Die Warnung ist aufgehoben.', 'Minor'],
    ['Die Evakuierung ist aufgehoben. Es besteht keine Gefahr mehr.', 'Severe'],
    ['Es besteht für die Bevölkerung keine Gefahr mehr.', 'Minor'],
    ['Die Gefahr ist gebannt.', 'Moderate'],
    ['Alle Anwohner können in ihre Wohnungen zurückkehren.', 'Minor'],
    ['Fenster und Türen können wieder geöffnet werden.', 'Minor'],
    ['Der Rauch ist abgezogen.\nDie Feuerwehr gibt Entwarnung.', 'Minor'],
  ])('certain: %s (%s)', (text, schwere) => {
    expect(update(text, schwere)).toBe('certain')
  })

  test.each([
    ['Die Evakuierung ist aufgehoben.', 'Extreme'],
    ['Die Bombe wurde entschärft.', 'Minor'],
    ['Die Warnung ist aufgehoben. Die Straße bleibt gesperrt.', 'Minor'],
    ['Der Brand ist gelöscht. Rauch zieht noch durch die Stadt.', 'Minor'],
  ])('perhaps: %s (%s)', (text, schwere) => {
    expect(update(text, schwere)).toBe('perhaps')
  })

  test.each([
    'Die Evakuierung ist noch nicht aufgehoben.',
    'Die Bombe wird um 20 Uhr entschärft.',
    'Sobald die Bombe entschärft ist, können Sie zurückkehren.',
    'Bleiben Sie fern, bis die Warnung aufgehoben ist.',
    'Die Warnung gilt, bis sie aufgehoben wird.',
    'Die Sperrung wurde teilweise aufgehoben.',
    'Es besteht keine Gefahr.',
    'Die Evakuierung ist abgeschlossen. Die Entschärfung beginnt.',
    'Die Evakuierung ist beendet.',
    'Sie können ab 20 Uhr in Ihre Wohnungen zurückkehren.',
    'Verlassen Sie Ihre Wohnungen sofort.',
  ])('not: %s', text => {
    expect(update(text)).toBeUndefined()
  })

  test('not of a first message, which can only tell of an earlier danger', () => {
    expect(toldOver({ titel: 'Bombenfund in Bruchsal', beschreibung: GONE })).toBeUndefined()
  })
})

test.each(['bombe ', 'warnung ist ', 'können ', 'keine gefahr ', 'brand in '])(
  'many repetitions of %j take linear time',
  async piece => {
    const text = piece.repeat(20_000 / piece.length)
    await expectWork(() => toldOver({ titel: text.slice(0, 300), beschreibung: text, zuvor: '' }), {
      usualMs: 30,
    })
  },
)
