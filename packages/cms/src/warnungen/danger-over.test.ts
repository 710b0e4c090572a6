import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { toldOver } from './danger-over.ts'
import { isPerhapsOver, saysAllClear } from './says-all-clear.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

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
    ['Das Wasser kann wieder getrunken werden. Das Abkochgebot ist aufgehoben.', 'Extreme'],
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

describe('N9: what a reviewer got a false all-clear from, and its kind', () => {
  test.each([
    'Die Vollsperrung der B 35 ist aufgehoben. Der Notruf 112 ist wieder erreichbar. Der Pegel steigt. Verlassen Sie die Keller.',
    'Die Vollsperrung der B 35 ist aufgehoben. Der Notruf 112 ist wieder erreichbar.',
    'Die erste Bombe wurde entschärft. Die Sperrung der Bahnstrecke ist aufgehoben. Alle Anwohner im Umkreis von 500 m müssen ihre Wohnungen verlassen.',
    'Die Sperrung der B 35 wurde aufgehoben. Halten Sie Fenster und Türen geschlossen.',
    'Die Feuerwehr gibt für Untergrombach Entwarnung. In Heidelsheim halten Sie bitte Fenster geschlossen.',
    'Die Feuerwehr gibt für Untergrombach Entwarnung.',
    'Für Helmsheim ist das Abkochgebot aufgehoben. In Heidelsheim bitte abkochen.',
    'Für Helmsheim ist das Abkochgebot aufgehoben.',
    'Sie können in Begleitung der Feuerwehr kurz in Ihre Wohnungen, um Medikamente zu holen.',
    'Die Bewohner der Bachstraße können in ihre Wohnungen zurückkehren.',
    'Die Warnung ist aufgehoben. Der Pegel steigt.',
    'Die Warnung ist aufgehoben. Es besteht Gefahr.',
    'Die Warnung ist aufgehoben. Die Evakuierung ist noch nicht aufgehoben.',
    'Die Evakuierung ist aufgehoben. Wasser abkochen.',
    'Die Sperrung ist aufgehoben.',
    'Der Polizeieinsatz ist beendet. Die Sperrung ist aufgehoben.',
    'Sie können um 20 Uhr in Ihre Wohnungen zurückkehren.',
    'Alle können nach Hause. Die Keller stehen unter Wasser.',
    'Die Gefahr ist gebannt. Kochen Sie das Wasser ab.',
    'In der Südstadt besteht keine Gefahr mehr.',
    'Die Evakuierung ist aufgehoben, verlassen Sie aber die Keller.',
    'Eine der Bomben wurde entschärft. Die Warnung ist aufgehoben.',
    'Die Suche ist beendet. Der Notruf ist wieder erreichbar.',
    'Die Warnung ist aufgehoben. Kinder gehören ins Haus.',
    'Die Warnung vor Sturm ist aufgehoben. Es gilt eine Warnung vor Orkan.',
    'Es besteht keine Gefahr mehr für Anwohner westlich der Bahn.',
    'Sie können nach Hause. Die Polizei sucht den Täter.',
    'Die Feuerwehr kann nicht Entwarnung geben.',
  ])('no text of an update: %s', beschreibung => {
    for (const schwere of ['Extreme', 'Severe', 'Minor'])
      expect(toldOver({ titel: 'Gefahr', beschreibung, schwere, zuvor: '' })).not.toBe('certain')
  })

  test.each([
    'Gefahrgutunfall: Sperrung der A 5 aufgehoben',
    'Hochwasser in Bruchsal, Sperrung der B 3 aufgehoben',
    'Täter flüchtig, Polizeieinsatz am Bahnhof beendet',
    'Trinkwasser verunreinigt: Badeverbot am Baggersee aufgehoben',
    'Unwetter - Stromausfall behoben',
    'Zwei Bomben gefunden, Bombe eins entschärft',
    'Bombe eins entschärft',
    'Erste Bombe entschärft',
    'Geiselnahme: Sperrung der B 3 aufgehoben',
    'Sperrung der B 3 aufgehoben – Geiselnahme',
    'Amoktat und Stromausfall behoben',
    'Rhein steigt, Notruf 112 wieder erreichbar',
    'Sperrung wegen Hochwasser aufgehoben',
    'Dammbruch! Stromausfall behoben',
    'Fenster schließen: Brand in Bruchsal gelöscht',
    'Täter flüchtig, Alarm beendet',
    'Hochwasser in Bruchsal, Evakuierung in Heidelsheim aufgehoben',
    'Gefahrgutunfall: Abkochgebot aufgehoben',
    'Warnung aufgehoben – Hochwasser steigt',
    'Starkregen: Sperrung der L 618 aufgehoben',
    'Amoklage: Evakuierung beendet',
    'Tornado gesichtet. Warnung vor Gewitter aufgehoben',
    'In Bruchsal Geiselnahme, Stromausfall behoben',
    'IN BRUCHSAL TÄTER FLÜCHTIG, STROMAUSFALL BEHOBEN',
    'Am Samstag Dammbruch: Stromausfall behoben',
    'Brand gelöscht, Dioxin im Boden',
    'Geflügelpest in Bruchsal Sperrung aufgehoben',
    'Großbrand in Heidelsheim, Waldbrand gelöscht',
    'Großbrand: Waldbrand gelöscht',
    'Zwei Bomben gefunden: Bombe entschärft',
    'Gasaustritt: Stromversorgung wiederhergestellt',
    'Vermisste Frau tot aufgefunden',
    'Stromausfall behoben und Geiselnahme in Bruchsal',
    'Gefahr besteht nicht mehr, Wasser abkochen',
    'Gefahr besteht nicht mehr, Geiselnahme',
    'Entwarnung in Bruchsal – Wasser abkochen',
    'Entwarnung für Bruchsal, Abkochgebot für Heidelsheim',
    'Entwarnung: Bombe entschärft, zweite Bombe gefunden',
    'Entwarnung: Großbrand in Bruchsal, Hochwasser in Heidelsheim',
    'Ende der Warnung vor Rauch, Täter flüchtig',
    'Täter flüchtig: Entwarnung für Großbrand',
    'Geiselnahme in Bruchsal – Entwarnung nach Bombenfund',
    'Täter flüchtig: Ende der Warnung vor Rauch',
    'Entwarnung für Großbrand: Täter flüchtig',
    'Entwarnung: Brand gelöscht Giftwolke zieht nach Bruchsal',
    'Großbrand: Entwarnung, Täter flüchtig',
  ])('no headline: %s', titel => {
    expect(toldOver({ titel })).not.toBe('certain')
    expect(saysAllClear({ titel })).toBe(false)
    expect(isPerhapsOver({ titel })).toBe(true)
  })

  test.each([
    'Entwarnung: Großbrand in Bruchsal',
    'Großbrand in Bruchsal: Entwarnung',
    'Entwarnung für Bruchsal und Heidelsheim',
    'Entwarnung: Rauch und Ruß in Bruchsal',
    'Entwarnung nach Bombenfund',
    'Entwarnung zur Warnung: Großbrand in Bruchsal',
    'Entwarnung für Bruchsal: Großbrand',
    'Großbrand in Bruchsal: Entwarnung für die Bevölkerung',
    'Bruchsal: Entwarnung zum Brand',
    'Großbrand – Entwarnung für Bruchsal',
    'Update 3 - Entwarnung: Bombenfund in Bruchsal',
    'Entwarnung! Großbrand in Bruchsal',
    'Entwarnung: Chemieunfall auf der A 5, Höhe Bruchsal',
    'Entwarnung: Bombenfund, Stadtteil Helmsheim',
    'Trinkwasser in Bruchsal kann wieder getrunken werden',
    'Gefahr durch Rauchgase besteht nicht mehr',
    'ENTWARNUNG: BOMBE ENTSCHÄRFT',
    'Entwarnung: Trinkwasser nicht mehr abkochen',
    'Die Gefahr besteht nicht mehr',
    'Hochwasserwarnung aufgehoben',
    'Abkochgebot für Bruchsal und Heidelsheim aufgehoben',
    'Abkochgebot in Bruchsal, Forst und Helmsheim aufgehoben',
    'Bombenfund in Bruchsal: Bombe entschärft',
    'Großbrand: Feuer gelöscht',
    'Stromausfall: Stromversorgung wiederhergestellt',
    'Großbrand im Industriegebiet Bruchsal gelöscht',
    'Amtliche Mitteilung der Stadt Bruchsal: Abkochgebot aufgehoben',
    'Am 5. Dezember um 18 Uhr Evakuierung in Bad Schönborn aufgehoben',
  ])('a real all-clear: %s', titel => {
    expect(saysAllClear({ titel })).toBe(true)
  })

  test.each(['Feuer aus Recyclinghof', 'Feuer aus Bruchsal', 'Rauch und Feuer aus Halle'])(
    'no end at all: %s',
    titel => {
      expect(toldOver({ titel })).toBeUndefined()
    },
  )

  test.each([
    ['Brand gelöscht', 'Bleiben Sie weiterhin im Haus.'],
    ['Brand gelöscht', 'Fenster und Türen geschlossen halten.'],
    ['Bombe entschärft', 'Verlassen Sie die Keller.'],
    ['Stromausfall behoben', 'Wasser bitte abkochen.'],
    ['Warnung aufgehoben', 'Meiden Sie das Gebiet.'],
    ['Entwarnung', 'Bleiben Sie im Haus.'],
    ['Evakuierung beendet', 'Die Entschärfung beginnt um 18 Uhr.'],
    ['Sperrung der B 3 aufgehoben', 'Die Entschärfung beginnt um 18 Uhr.'],
    ['Brand gelöscht', 'Sie müssen Ihre Wohnungen verlassen und nichts mitnehmen.'],
    ['Brand gelöscht', 'Handeln Sie sofort.'],
    ['Entwarnung', 'Anwohner werden gebeten, zu Hause zu bleiben.'],
    ['Entwarnung', 'Das Wasser ist abzukochen.'],
    ['Entwarnung', 'Das Wasser darf nicht getrunken werden.'],
    ['Entwarnung', 'Wasser nur abgekocht verwenden.'],
    ['Entwarnung', 'Fenster zu!'],
    ['Entwarnung', 'Die Bevölkerung soll in den Häusern sein.'],
    ['Entwarnung', 'Informieren Sie sich und verlassen Sie die Keller.'],
    ['Entwarnung', 'Nicht baden.'],
    ['Entwarnung', 'Für Heidelsheim gilt die Warnung weiterhin.'],
    ['Entwarnung', 'In Heidelsheim besteht das Abkochgebot fort.'],
    ['Entwarnung', 'Es besteht weiter die Gefahr einer Explosion.'],
    ['Entwarnung', 'Die Evakuierung der Südstadt ist noch nicht aufgehoben.'],
    ['Brand gelöscht', 'Die Warnung vor Rauch bleibt bestehen.'],
    ['Bombe entschärft', 'Es wurde eine zweite Bombe gefunden.'],
  ])('%s, but the text or a new instruction says: %s', (titel, said) => {
    for (const words of [
      { beschreibung: said },
      { anweisung: said },
      { anweisung: said, zuvor: 'Fern bleiben.' },
    ]) {
      expect(saysAllClear({ titel, ...words })).toBe(false)
      expect(isPerhapsOver({ titel, ...words })).toBe(true)
    }
  })

  test.each([
    ['Brand gelöscht', 'Fenster schließen.', 'Fenster schließen.'],
    ['Entwarnung', 'Lassen Sie das Wasser fünf Minuten laufen.', undefined],
    ['Brand gelöscht', 'Lüften Sie bitte.', undefined],
    ['Brand gelöscht', 'Sie müssen nichts unternehmen.', undefined],
    ['Abkochgebot aufgehoben', 'Wasser muss nicht mehr abgekocht werden.', undefined],
    ['Entwarnung', 'Schalten Sie Klima- und Lüftungsanlagen wieder ein.', undefined],
    ['Entwarnung', 'Bitte informieren Sie sich in den Medien.', undefined],
    ['Entwarnung', 'Öffnen Sie die Fenster.', undefined],
    ['Entwarnung', 'Bei gesundheitlichen Beschwerden suchen Sie bitte einen Arzt auf.', undefined],
    ['Entwarnung', 'Die Warnung ist aufgehoben. Die Straße bleibt weiter gesperrt.', undefined],
    ['Entwarnung', 'Die Gefahr besteht nicht weiter.', undefined],
    ['Entwarnung', 'Das Leitungswasser kann wieder ohne Abkochen genutzt werden.', undefined],
    ['Entwarnung', 'Sie müssen Fenster nicht mehr geschlossen halten.', undefined],
    ['Stadt Bruchsal: Brand in Bruchsal gelöscht', '', undefined],
    ['Bruchsal: Bombe entschärft', '', undefined],
    ['Update: Die Fliegerbombe in Bruchsal ist entschärft', '', undefined],
  ])('but %s stays an all-clear with %j (before: %j)', (titel, anweisung, zuvor) => {
    expect(saysAllClear({ titel, anweisung, ...(zuvor === undefined ? {} : { zuvor }) })).toBe(true)
  })

  test('an instruction that is read again with its message is not an earlier one', async () => {
    const town = await warnedTown()
    const said = {
      headline: 'Brand gelöscht',
      description: 'In Rebenau.',
      instruction: 'Meiden Sie Rebenau.',
    }
    for (const titel of ['Brand gelöscht', 'Brand ist gelöscht']) {
      town.dashboard = [entryOf('mow.1', titel)]
      town.details['mow.1'] = detailOf('mow.1', {}, said)
      await town.listen(2)
      expect(await town.told()).toMatchObject([{ entwarnt: false, bis_entwarnung: false }])
    }
  })
})

test.each([
  'bombe ',
  'warnung ist ',
  'können ',
  'keine gefahr ',
  'brand in ',
  'müssen ',
  'verlassen',
  'lassen sie ',
  'schalten sie ',
  'in Bruchsal, ',
  'in Bruchsal und ',
  'entwarnung: ',
])('many repetitions of %j take linear time', async piece => {
  const text = piece.repeat(20_000 / piece.length)
  await expectWork(() => toldOver({ titel: text.slice(0, 300), beschreibung: text, zuvor: '' }), {
    usualMs: 30,
  })
})
