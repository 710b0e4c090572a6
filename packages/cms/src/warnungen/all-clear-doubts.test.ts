import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { isPerhapsOver, saysAllClear } from './says-all-clear.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const DEIDESHEIM = { kreis: '073320000000', gemeinden: ['073325001009', 'Deidesheim', 'Mühle'] }

describe('N5: an all-clear leaves no doubt', () => {
  test.each([
    ['Entwarnung vor 20 Uhr nicht zu erwarten', 'Der Deich ist durchweicht.'],
    ['Entwarnung: Stromausfall in Meckenheim behoben', 'Deidesheim ist weiterhin ohne Strom.'],
    ['Entwarnung', 'Für Haßloch wird Entwarnung gegeben. Für Deidesheim gilt die Warnung unverändert.'],
    ['Entwarnung für Haßloch', 'Das Trinkwasser in Haßloch ist wieder einwandfrei.'],
    [
      'Entwarnung: Rauchwolke',
      'Die Warnung wird auf Deidesheim ausgeweitet. Für Haßloch wird Entwarnung gegeben.',
    ],
    [
      'Evakuierung aufgehoben',
      'Die Evakuierung ist aufgehoben. Im Keller der Häuser kann sich noch Gas befinden.',
    ],
    [
      'Entwarnung: Blindgänger',
      'Die Bombe ist entschärft. Achtung: Das Haus Kirchgasse 5 ist einsturzgefährdet, es besteht Lebensgefahr.',
    ],
    ['Entwarnung: Bombe entschärft', 'Das Haus Kirchgasse 5 ist einsturzgefährdet.'],
    ['Evakuierung aufgehoben', 'In den Kellern kann sich Gas befinden.'],
    ['Entwarnung', 'Die Warnung vor Rauch ist aufgehoben. Es gilt eine Warnung vor Hochwasser.'],
    ['Entwarnung', 'Die Warnung wird durch eine Warnung des Landes ersetzt.'],
    ['Entwarnung', 'Die bisherige Meldung ist durch eine neue Meldung abgelöst.'],
    ['Entwarnung', 'Sobald der Rauch abgezogen ist, gilt sie überall.'],
    ['Entwarnung', 'Sofern die Messungen unauffällig sind, endet die Warnung am Abend.'],
    ['Entwarnung', 'Die Ergebnisse der Messungen werden um 18 Uhr erwartet.'],
    ['Entwarnung', 'Das Wasser wird erneut untersucht.'],
    ['Entwarnung', 'Im Ortsteil Mühle ist das Netz gestört.'],
    ['Entwarnung', 'Mit Ausnahme der Kirchgasse sind alle Straßen frei.'],
    ['Entwarnung', 'Sie gilt nur westlich der Bahn.'],
    ['Entwarnung', 'Teile der Altstadt sind ohne Strom.'],
    ['Entwarnung', 'Die Warnung ist größtenteils aufgehoben.'],
    ['Entwarnung', 'Der Täter ist flüchtig.'],
    ['Entwarnung', 'Die Polizei sucht einen bewaffneten Mann.'],
    ['Entwarnung', 'In Forst brennt eine Lagerhalle.'],
    ['Entwarnung', 'Der Pegel der Isenach steigt.'],
    ['Entwarnung', 'Das Wasser kann Keime enthalten.'],
    ['Entwarnung', 'Im Boden sind giftige Stoffe.'],
    ['Entwarnung', 'Eine Explosion ist nicht auszuschließen.'],
    ['Entwarnung', 'Möglicherweise liegen Munitionsreste im Feld.'],
    ['Entwarnung', 'Auf der Weinstraße liegt Asbest.'],
    ['Entwarnung', 'Nach wie vor tritt Ammoniak aus.'],
    ['Entwarnung: Großbrand in Deidesheim', 'Giftiger Rauch tritt aus der Halle aus.'],
    ['Entwarnung', 'Aus dem Tank läuft Säure.'],
    ['Entwarnung', 'Die Feuerwehr hat den Fund einer Bombe bestätigt.'],
    ['Entwarnung: Brand in Deidesheim', 'Für Haßloch ist die Warnung aufgehoben.'],
    ['Entwarnung für Deidesheim', 'Für den Ortsteil Mühle ist die Warnung aufgehoben.'],
    ['Entwarnung', 'Die Entwarnung gilt ab 20 Uhr.'],
    ['Entwarnung', 'Mit einer Entwarnung ist nicht vor Dienstag zu rechnen.'],
    ['Entwarnung', 'Die Entwarnung wird bald gegeben.'],
    ['Entwarnung', 'Die Entwarnung wurde irrtümlich gesendet.'],
    ['Entwarnung', 'Allerdings sind die Leitungen undicht.'],
    ['Entwarnung', 'Die Warnung für Meckenheim ist aufgehoben.'],
    ['Entwarnung', 'In Bad Dürkheim ist der Strom wieder da.'],
    ['Entwarnung', 'In Ludwigshafen am Rhein ist der Brand gelöscht.'],
    ['Entwarnung für Meckenheim und Haßloch', ''],
    ['Entwarnung für Mühle', 'Das Netz funktioniert.'],
    ['Entwarnung: Brand in Haßloch gelöscht', ''],
    ['Stromausfall in Meckenheim behoben', ''],
    ['Bombe entschärft', 'Zeitgleich wurde in der Schule Alarm ausgelöst.'],
    ['Brand gelöscht', 'In der Nacht kann der Brand wieder aufflammen.'],
    ['Entwarnung', 'Das Wasser ist nicht einwandfrei.'],
    ['Entwarnung', 'Die Leitungen sind nicht mehr sicher.'],
    ['Entwarnung', 'Das Nachbarhaus droht einzufallen.'],
    ['Entwarnung – Übung', 'Die Übung läuft.'],
  ])('so this is none: %s / %s', (titel, beschreibung) => {
    expect(saysAllClear({ titel, beschreibung }, DEIDESHEIM)).toBe(false)
  })

  test.each([
    ['Entwarnung: Großbrand in Deidesheim', 'Der Brand ist gelöscht, Fenster können wieder geöffnet werden.'],
    ['Entwarnung', ''],
    ['Entwarnung für Deidesheim und Haßloch', 'In Haßloch und Deidesheim ist der Strom wieder da.'],
    ['Entwarnung: Stromausfall', 'Der Strom ist wieder da. Wir danken für Ihre Geduld.'],
    ['Entwarnung', 'Für Rückfragen erreichen Sie uns unter 06326 1234.'],
    ['Entwarnung', 'Weitere Informationen finden Sie unter www.deidesheim.example.'],
    ['Entwarnung', 'Wenn Sie Fragen haben, rufen Sie das Bürgertelefon an: 06326 1234.'],
    ['Entwarnung: Rauch', 'Es besteht keine Gefahr mehr für die Bevölkerung.'],
    ['Entwarnung: Rauch', 'Die Messungen der Feuerwehr ergaben keine erhöhten Werte.'],
    [
      'Entwarnung: Rauch',
      'Fenster und Türen können wieder geöffnet werden. Die Lüftung kann wieder eingeschaltet werden.',
    ],
    ['Entwarnung: Trinkwasser in Deidesheim', 'Das Wasser ist wieder einwandfrei. Das Abkochgebot entfällt.'],
    ['Entwarnung', 'Das Trinkwasser muss nicht mehr abgekocht werden.'],
    [
      'Entwarnung: Bombenfund',
      'Die Fliegerbombe wurde um 20:47 Uhr erfolgreich entschärft. Alle Anwohner können zurück.',
    ],
    ['Bombe in Deidesheim entschärft', 'Die Evakuierung ist aufgehoben.'],
    ['Entwarnung: Gasaustritt', 'Das Leck ist abgedichtet. Ein Gasaustritt besteht nicht mehr.'],
    ['Entwarnung: Ölfilm', 'Das Öl wurde gebunden. Die Warnung ist aufgehoben.'],
    ['Entwarnung', 'Verletzt wurde niemand. Die Feuerwehr ist noch vor Ort.'],
    ['Entwarnung: Brand', 'Der Brand ist gelöscht. Es kann noch zu Geruchsbelästigungen kommen.'],
    ['Entwarnung', 'Die Feuerwehr Haßloch hat geholfen. Wir danken allen.'],
    ['Entwarnung', 'Die Warnung des Landkreises Bad Dürkheim ist aufgehoben.'],
    ['Entwarnung', 'Die Sperrung der Weinstraße ist aufgehoben.'],
    ['Entwarnung', 'Die Weinstraße bleibt gesperrt.'],
    ['Entwarnung', 'Der Notruf 112 ist wieder erreichbar.'],
    ['Notruf 112 wieder erreichbar', 'Die Störung des Notrufs 112 ist behoben.'],
    ['Entwarnung: Hochwasser', 'Der Pegel ist gesunken. Die Gefahr ist vorüber.'],
    ['Entwarnung', 'Der Vermisste wurde wohlbehalten angetroffen.'],
    ['Entwarnung: Waldbrand', 'Am Montagmorgen gab die Feuerwehr Entwarnung.'],
    ['Entwarnung', 'Es handelte sich um einen Fehlalarm. Es bestand keine Gefahr.'],
    ['Entwarnung: Waldbrand bei Deidesheim unter Kontrolle', 'Der Wald bleibt bis auf Weiteres gesperrt.'],
    ['Entwarnung: Gebäudeeinsturz in Deidesheim', 'Die Sperrung ist aufgehoben.'],
    ['Die Gefahr ist vorüber', 'Vielen Dank für Ihr Verständnis.'],
  ])('and this stays one: %s / %s', (titel, beschreibung) => {
    expect(saysAllClear({ titel, beschreibung }, DEIDESHEIM)).toBe(true)
    expect(saysAllClear({ titel, anweisung: beschreibung }, DEIDESHEIM)).toBe(true)
  })

  test.each([
    'entwarnung ',
    'warnung ',
    'Meckenheim ',
    'in Haßloch, ',
    'weiter ',
    'wird um 5 ',
    'Straße ',
    'vermisst ',
  ])('many repetitions of %j take linear time', async piece => {
    const text = piece.repeat(20_000 / piece.length)
    const words = { titel: text.slice(0, 300), beschreibung: text }
    await expectWork(() => [saysAllClear(words, DEIDESHEIM), isPerhapsOver(words, DEIDESHEIM)], {
      usualMs: 60,
    })
  })
})

describe('N6: what tells an end without being an all-clear promises none', () => {
  test.each([
    [
      'Trinkwasser in Deidesheim wieder einwandfrei',
      'Alle Proben waren einwandfrei. Das Abkochgebot entfällt ab sofort.',
    ],
    ['Fehlalarm: Kein Amoklauf in Deidesheim', 'Eine Gefahr bestand zu keiner Zeit.'],
    [
      'Die Warnung „Hochwasser am Bach in Deidesheim“ wird aufgehoben',
      'Diese Warnung ist nicht mehr gültig.',
    ],
    ['Sperrbezirk wegen Geflügelpest in Deidesheim aufgehoben', 'Das Aufstallungsgebot gilt nicht mehr.'],
    ['Stromausfall Nord', 'Der Strom ist seit 20:10 Uhr wieder da. Die Meldung ist damit erledigt.'],
    ['Hochwasser in Deidesheim', 'Die Warnung ist hiermit gegenstandslos und aufgehoben.'],
    ['Entwarnung für Haßloch', 'Das Trinkwasser in Haßloch ist wieder einwandfrei.'],
    ['Badeverbot am Weiher', 'Das Badeverbot ist aufgehoben.'],
  ])('%s / %s', (titel, beschreibung) => {
    for (const zuvor of [undefined, 'Fern bleiben.'])
      expect(
        isPerhapsOver({ titel, beschreibung, ...(zuvor === undefined ? {} : { zuvor }) }, DEIDESHEIM),
      ).toBe(true)
  })

  test.each([
    ['Hochwasser in Deidesheim', 'Die Warnung gilt, bis sie aufgehoben wird.'],
    ['Trinkwasser abkochen', 'Das Abkochgebot wird voraussichtlich am Montag aufgehoben.'],
    ['Gasaustritt', 'Die Warnung ist noch nicht aufgehoben.'],
    ['Amoklauf', 'Das ist kein Fehlalarm.'],
    ['Trinkwasser', 'Das Wasser ist nicht mehr einwandfrei.'],
    ['Sturm', 'Die Warnung wird aufgehoben und durch eine neue Warnung ersetzt.'],
    ['Entwarnung vor 20 Uhr nicht zu erwarten', 'Der Deich ist weiter durchweicht.'],
    ['Entwarnung: noch nicht möglich', 'Die Gaswolke zieht weiter.'],
    ['Trinkwasser', 'Sobald das Wasser wieder einwandfrei ist, informieren wir.'],
  ])('but this goes on: %s / %s', (titel, beschreibung) => {
    expect(isPerhapsOver({ titel, beschreibung }, DEIDESHEIM)).toBe(false)
  })
})

/** A town that was warned, and what a second message of the service makes of it. */
async function followedBy(more: Record<string, unknown>, info: Record<string, unknown>) {
  const town = await warnedTown()
  const headline = 'Gasaustritt in Rebenau'
  town.dashboard = [entryOf('mow.1', headline)]
  town.details['mow.1'] = detailOf('mow.1', {}, { headline, instruction: 'Fenster schließen.' })
  await town.listen()
  town.dashboard = [entryOf('mow.2', headline)]
  const references = 'DE-BW-KA-W042,mow.1,2026-11-20T11:05:00+01:00'
  town.details['mow.2'] = detailOf('mow.2', { references, ...more }, { headline, instruction: '', ...info })
  await town.listen(2)
  return town
}

describe('N5: a withdrawal (CAP Cancel)', () => {
  test.each([
    'Die Warnung wird zurückgezogen und durch eine neue Warnung für ein größeres Gebiet ersetzt. Die Gefahr besteht weiter.',
    'Die Warnung wird auf Altwasser ausgeweitet.',
    'Für Bruchsal ist die Warnung aufgehoben.',
    'In den Kellern kann sich Gas befinden.',
    'Bleiben Sie im Haus.',
  ])(
    'with a doubt keeps its level, has no word of an all-clear, and the desk is told: %s',
    async description => {
      const town = await followedBy({ msgType: 'Cancel' }, { description })
      for (let again = 0; again < 2; again++) {
        expect(await town.told()).toMatchObject([
          {
            titel: 'Zurückgezogen: Gasaustritt in Rebenau',
            stufe: 'dringend',
            entwarnt: false,
            bis_entwarnung: false,
            anmerkungen: [],
          },
        ])
        expect((await town.above())[0]?.titel).not.toMatch(/entwarnung/i)
        town.restart()
        await town.listen(2)
      }
      const first = (await town.desk()).find(({ verbleib }) => verbleib === 'sichtbar')
      expect(first?.anmerkungen).toEqual([expect.stringContaining('nicht zweifelsfrei')])
    },
  )

  test.each([
    ['Die Warnung ist aufgehoben.', ''],
    ['', ''],
    ['Keime im Leitungswasser.<br/>Betroffen ist die ganze Stadt.', 'Fenster schließen.'],
    ['Das Gasleck ist abgedichtet. Vielen Dank für Ihr Verständnis.', ''],
    ['Für Fragen: 0721 1234.', ''],
  ])('with an ordinary text is an all-clear: %j, %j', async (description, instruction) => {
    const town = await followedBy({ msgType: 'Cancel' }, { description, instruction })
    expect(await town.told()).toMatchObject([
      { titel: 'Entwarnung: Gasaustritt in Rebenau', stufe: 'information', entwarnt: true },
    ])
  })
})

const LIMITED = 'Für Bruchsal wird Entwarnung gegeben. In Rebenau gilt die Warnung unverändert.'

test.each([
  ['Cancel', 'Gasaustritt in Rebenau', LIMITED, ''],
  ['Cancel', 'Gasaustritt in Rebenau', 'Vielen Dank.', 'Bleiben Sie im Haus.'],
  ['Cancel', 'Gasaustritt: Aufhebung für Bruchsal', 'Vielen Dank.', ''],
  ['Update', 'Entwarnung', LIMITED, ''],
])(
  'N5: an end with a doubt (%s, %s) that is sent twice stays doubtful',
  async (msgType, headline, description, instruction) => {
    const town = await followedBy({ msgType }, { headline, description, instruction })
    town.dashboard = [entryOf('mow.3', headline)]
    const sent = '2026-11-20T11:06:00+01:00'
    const references = `DE-BW-KA-W042,mow.2,${sent}`
    town.details['mow.3'] = detailOf(
      'mow.3',
      { references, sent, msgType },
      { headline, description, instruction },
    )
    await town.listen(2)
    expect(await town.told()).toMatchObject([{ stufe: 'dringend', entwarnt: false, bis_entwarnung: false }])
  },
)

test('N5: an update with a doubt keeps its level, and the desk is told', async () => {
  const town = await followedBy(
    { msgType: 'Update' },
    { headline: 'Entwarnung', description: 'Für Bruchsal wird Entwarnung gegeben.' },
  )
  expect(await town.told()).toMatchObject([{ titel: 'Entwarnung', stufe: 'dringend', entwarnt: false }])
  const told = (await town.desk()).flatMap(({ anmerkungen }) => anmerkungen)
  expect(told).toEqual([expect.stringContaining('nicht zweifelsfrei')])
})

test('N6: a withdrawal that cannot be read is told at the desk, and nothing of it is on the website', async () => {
  const town = await warnedTown()
  const { payload } = entryOf('mow.2', 'Staubexplosion')
  town.dashboard = [
    entryOf('mow.2', 'Staubexplosion', {
      payload: { ...payload, data: { ...payload.data, msgType: 'Cancel' } },
    }),
    entryOf('mow.3', 'Brand in Rebenau'),
  ]
  await town.listen()
  expect(await town.titles()).toEqual(['Brand in Rebenau'])
  const { quellen } = await town.town.as('chefin').call('redaktionWarnungen', {})
  expect(quellen.find(({ quelle }) => quelle === 'nina')?.fehler).toBe(
    'Die Rücknahme von „Staubexplosion“ ließ sich nicht lesen; auf der Website steht nichts davon. Von „Brand in Rebenau“ steht auf der Website nur die Überschrift: Die Einzelheiten lassen sich nicht lesen.',
  )
})

test.each([
  ['Polygon 1', true],
  ['Polygon 1, Polygon 2', true],
  ['polygon', true],
  ['Circle 3', true],
  ['Polygon 1, Rebenau', false],
  ['Rebenau', false],
])('N6: an area on a map alone is called so: %s', async (areaDesc, isMap) => {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.1', 'Öl in der Eis')]
  town.details['mow.1'] = detailOf('mow.1', {}, { headline: 'Öl', parameter: [], area: [{ areaDesc }] })
  await town.listen()
  const words = 'Der Absender nennt das Gebiet nur auf einer Karte'
  expect((await town.told())[0]?.gebiet).toBe(isMap ? words : areaDesc)
  const told = (await town.desk()).flatMap(({ anmerkungen }) => anmerkungen)
  expect(told.some(one => one.startsWith(words))).toBe(isMap)
})
