import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

/** The one warning of a town whose federal service lists this one. */
async function toldOf(
  info: Record<string, unknown> & { headline?: string },
  more: Record<string, unknown> = {},
) {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.1', info.headline ?? 'Alarm')]
  town.details['mow.1'] = detailOf('mow.1', more, info)
  await town.listen()
  return (await town.told())[0]
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, i) => `${i}. Lage: Der Rauch zieht weiter nach Osten.`)

describe('N8: a long text', () => {
  test('of some thousand words is shown whole', async () => {
    const text = paragraphs(300).join('\n')
    expect((await toldOf({ description: text }))?.beschreibung).toBe(text)
  })

  test.each([
    ['https://www.landkreis.example/lage', 'https://www.landkreis.example/lage'],
    ['', 'https://warnung.bund.de'],
  ])('that is too long ends with a paragraph, and says where the whole stands: %j', async (web, there) => {
    const told = await toldOf({ description: paragraphs(900).join('\n'), web })
    const [text = '', notice] = (told?.beschreibung ?? '').split('\n\n')
    expect(notice).toBe(
      `Der Text ist gekürzt. Den ganzen Text lesen Sie hier: Leitstelle Karlsruhe, ${there}`,
    )
    expect(paragraphs(900)).toContain(text.split('\n').at(-1))
    expect(told?.beschreibung.length).toBeLessThanOrEqual(20_000)
  })

  test('in the headline ends with a word, also above the pages', async () => {
    const town = await warnedTown()
    const headline = 'Rauch zieht über die Autobahn und mehrere Ortschaften hinweg in Richtung Osten '.repeat(
      4,
    )
    town.dashboard = [entryOf('mow.1', headline)]
    town.details['mow.1'] = detailOf('mow.1', {}, { headline })
    await town.listen()
    for (const { titel } of [...(await town.told()), ...(await town.above())])
      expect(headline).toContain(`${titel.replace(/…$/, '')} `)
  })

  test.each([
    ['', 230],
    ['', 700],
    ['Aktualisierung: ', 420],
    ['ENTWARNUNG: ', 300],
    ['Probewarnung: ', 300],
    ['+++ ', 205],
  ])(
    'in a headline that begins with %j stands whole on the page of the warning: %i characters',
    async (mark, length) => {
      const places = Array.from({ length: 90 }, (_, i) => `Ort${i}`).join(', ')
      const headline = `${mark}Rauch in ${places}`.slice(0, length).replace(/[, ]+$/, '')
      const told = await toldOf({ headline, description: 'Fenster zu.' })
      expect(told?.titel.length).toBeLessThanOrEqual(200)
      expect(told?.beschreibung).toContain(headline.replace('ENTWARNUNG', 'Entwarnung'))
      expect(told?.beschreibung).toMatch(/\n\nFenster zu\.$/)
    },
  )

  test('in a headline that only our own word before it makes too long stands whole', async () => {
    const headline = `Rauch ${'in Oberweiler und '.repeat(20)}`.slice(0, 195).trim()
    const told = await toldOf({
      headline,
      description: 'Diese Meldung ist Teil einer Katastrophenschutzübung.',
    })
    expect(told?.titel).toMatch(/^Laut Absender Teil einer Übung: Rauch .*…$/)
    expect(told?.beschreibung).toContain(headline)
  })

  test('in a headline keeps its angle brackets', async () => {
    const headline = `Fenster &lt;zu&gt; in ${'Oberweiler, '.repeat(30)}Ende`
    expect((await toldOf({ headline }))?.beschreibung).toMatch(/^Fenster <zu> in Oberweiler, .*Ende\n\n/)
  })

  test('in a headline that fits is not repeated', async () => {
    const told = await toldOf({ headline: 'Rauch '.repeat(33).trim(), description: 'Fenster zu.' })
    expect(told?.beschreibung).toBe('Fenster zu.')
  })

  test('with many places names the town first', async () => {
    const places = Array.from({ length: 400 }, (_, i) => `Gemeinde Musterdorf ${i}`)
    const area = [{ areaDesc: [...places, 'Stadt Rebenau'].join(', ') }]
    expect((await toldOf({ area, parameter: [] }))?.gebiet).toMatch(
      /^Stadt Rebenau, Gemeinde.* und \d+ weitere$/,
    )
  })
})

test.each([4, 20, 21, 29, 110, 300])(
  'N8: of %i warnings the pages know how many there are, without getting them all',
  async count => {
    const town = await warnedTown()
    town.dashboard = Array.from({ length: count }, (_, at) => entryOf(`mow.${at}`, `Alarm ${at}`))
    await town.listen()
    const { hinweise, weitere_hinweise = 0 } = await town.town.call(calls.stadt, {})
    expect(hinweise.length).toBeLessThanOrEqual(20)
    expect(hinweise.length + weitere_hinweise).toBe(count)
  },
)

describe('N9: an all-clear by its headline', () => {
  const worst = { severity: 'Extreme', description: 'Das Feuer ist gelöscht.' }
  test.each(['Update', 'Alert'])(
    'in a message of the type %s is shown as such for two hours',
    async msgType => {
      const town = await warnedTown()
      const headline = 'Entwarnung: Großbrand'
      town.dashboard = [entryOf('mow.1', headline)]
      const references = 'DE-BW-KA-W042,mow.0,2026-11-20T09:05:00+01:00'
      town.details['mow.1'] = detailOf('mow.1', { msgType, references }, { headline, ...worst })
      await town.listen()
      expect(await town.told()).toMatchObject([{ titel: headline, stufe: 'information', entwarnt: true }])
      expect(await town.above()).toMatchObject([{ titel: headline, stufe: 'information' }])
      for (let minutes = 0; minutes < 120; minutes += 20) await town.listen(20)
      expect(await town.told()).toEqual([])
    },
  )

  test('that says „Gefahr vorüber“ keeps its words', async () => {
    const told = await toldOf({ headline: 'Gefahr vorüber', ...worst })
    expect(told).toMatchObject({ titel: 'Gefahr vorüber', stufe: 'information', entwarnt: true })
  })

  test.each(['Vorerst keine Entwarnung', 'Noch keine Entwarnung: Großbrand'])(
    'does not stand in %j',
    async headline => {
      expect(await toldOf({ headline, ...worst })).toMatchObject({ stufe: 'notfall', entwarnt: false })
    },
  )
})

test.each([
  ['https://www.a.example/x, https://www.b.example', 'https://www.a.example/x'],
  ['https://www.a.example/x; www.b.example', 'https://www.a.example/x'],
  ['http://www.a.example https://www.b.example/', 'https://www.b.example/'],
  ['www.a.example,www.b.example', 'https://www.a.example/'],
  ['Mehr: https://www.a.example/lage', 'https://www.a.example/lage'],
  ['https://www.a.example/x,1,2', 'https://www.a.example/x,1,2'],
  ['siehe Zeitung', ''],
])('of several addresses the first that can be a link is used: %s', async (web, shown) => {
  expect((await toldOf({ web }))?.web).toBe(shown)
})

describe('N1: a weather service that ignores the filter', () => {
  const cells = (...all: string[]) =>
    all.map(WARNCELLID => featureOf({ WARNCELLID, DESCRIPTION: WARNCELLID }))

  test('shows the warnings of the own cell alone, however many others there are', async () => {
    const town = await warnedTown()
    const others = Array.from({ length: 300 }, (_, i) => `8053150${String(i).padStart(2, '0')}`)
    town.features = cells(...others, '808215999')
    await town.listen()
    expect((await town.told()).map(({ beschreibung }) => beschreibung)).toEqual(['808215999'])
    expect((await town.quellen()).find(({ quelle }) => quelle === 'dwd')?.zustand).toBe('frisch')
  })

  test('and that answers for other cells alone is a fault, which says so at the desk', async () => {
    const town = await warnedTown()
    town.features = cells('805315000', '805315001')
    await town.listen()
    const { quellen } = await town.town.as('chefin').call('redaktionWarnungen', {})
    expect(quellen.find(({ quelle }) => quelle === 'dwd')?.fehler).toContain('nur für andere Gebiete')
    expect(await town.told()).toEqual([])
  })
})
