import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { Warnregion } from './region.ts'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'
import { forgetWarnungen } from './warnungen.ts'

/** A town with one warning of the federal service: to boil water. */
async function boiling() {
  const town = await warnedTown()
  town.dashboard = [entryOf('mow.DE-BW-KA-1', 'Trinkwasser abkochen')]
  town.details = { 'mow.DE-BW-KA-1': detailOf('mow.DE-BW-KA-1') }
  await town.listen()
  return town
}

describe('Spec §1: a regional official warning', () => {
  test('is shown above the pages with its source, and on a page of its own', async () => {
    const { above, told, town, asked } = await boiling()
    expect(asked[0]).toBe('/nina/dashboard/082150000000.json')
    const [warnung] = await told()
    expect(warnung).toMatchObject({
      titel: 'Trinkwasser abkochen',
      stufe: 'dringend',
      beschreibung: 'Keime im Leitungswasser.\nBetroffen ist die ganze Stadt.',
      anweisung: 'Wasser drei Minuten kochen.\nNachbarn informieren.',
      absender: 'Leitstelle Karlsruhe',
      quelle: 'MoWaS',
      web: 'https://www.landkreis.example/wasser',
      gesendet: '2026-11-20T10:05:00.000Z',
      veraltet: false,
      vorbei: false,
    })
    expect(await above()).toMatchObject([
      {
        titel: 'Trinkwasser abkochen',
        kategorie: 'warnung',
        link: `/warnungen/${warnung?.id}`,
        quelle: 'Leitstelle Karlsruhe',
        fassung: warnung?.fassung,
      },
    ])
    expect(await town.call(calls.warnung, { params: { id: warnung?.id ?? '' } })).toEqual(warnung)
  })

  test('is requested only if the operator has configured a service', async () => {
    const { listen, asked, told, dashboard } = await warnedTown(region => ({
      ...region,
      nina: undefined,
      dwd: undefined,
    }))
    dashboard.push(entryOf('mow.1', 'Alarm'))
    await listen()
    expect([asked, await told()]).toEqual([[], []])
  })

  test('is sorted by severity; advance notices are one level lower, and the highest level is an emergency', async () => {
    const { listen, told, details, dashboard } = await warnedTown()
    for (const [id, severity, urgency] of [
      ['mow.a', 'Minor', 'Immediate'],
      ['mow.b', 'Extreme', 'Immediate'],
      ['mow.c', 'Severe', 'Future'],
      ['mow.d', 'Severe', 'Immediate'],
      ['mow.e', 'Catastrophic', ''],
    ] as const) {
      dashboard.push(entryOf(id, id))
      details[id] = detailOf(id, {}, { headline: id, severity, urgency, certainty: 'Likely' })
    }
    await listen()
    expect((await told()).map(({ titel, stufe }) => [titel, stufe])).toEqual([
      ['mow.b', 'notfall'],
      ['mow.d', 'dringend'],
      ['mow.c', 'wichtig'],
      ['mow.e', 'wichtig'],
      ['mow.a', 'information'],
    ])
  })
})

describe('In a county with many towns', () => {
  test('a warning for other towns only is not shown; a warning for the whole county or without a place is shown', async () => {
    const { listen, titles, desk, details, dashboard } = await warnedTown()
    const areas = {
      'mow.hier': ['Gemeinde/Stadt: Altwasser, Rebenau', '082150091091'],
      'mow.dort': ['Gemeinde/Stadt: Bruchsal, Bretten, Rebenauer Höfe', '082150009009'],
      'mow.kreis': ['Landkreis Karlsruhe', '082150000000'],
      'mow.land': ['', '080000000000'],
      'mow.ohne': ['', ''],
    } as const
    for (const [id, [areaDesc, keys]] of Object.entries(areas)) {
      dashboard.push(entryOf(id, id))
      const parameter = [{ valueName: 'warnVerwaltungsbereiche', value: keys }]
      details[id] = detailOf(id, {}, { headline: id, parameter, area: [{ areaDesc }] })
    }
    await listen()
    expect((await titles()).toSorted()).toEqual(['mow.hier', 'mow.kreis', 'mow.land', 'mow.ohne'])
    expect((await desk()).find(({ titel }) => titel === 'mow.dort')?.verbleib).toBe('anderswo')
  })

  test('the town may be configured by its key instead of its name', async () => {
    const { listen, titles, details, dashboard } = await warnedTown(region => ({
      ...region,
      gemeinden: ['082150091091'],
    }))
    dashboard.push(entryOf('mow.hier', 'Hier'), entryOf('mow.dort', 'Dort'))
    details['mow.hier'] = detailOf('mow.hier', {}, { headline: 'Hier' })
    const parameter = [{ valueName: 'warnVerwaltungsbereiche', value: '082150009009' }]
    details['mow.dort'] = detailOf('mow.dort', {}, { headline: 'Dort', parameter, area: [] })
    await listen()
    expect(await titles()).toEqual(['Hier'])
  })

  test('exercises, tests and restricted messages are never shown', async () => {
    const { listen, titles, desk, details, dashboard } = await warnedTown()
    for (const [id, more] of Object.entries({
      'mow.uebung': { status: 'Exercise' },
      'mow.test': { status: 'Test' },
      'mow.entwurf': { status: 'Draft' },
      'mow.intern': { scope: 'Restricted' },
    })) {
      dashboard.push(entryOf(id, id))
      details[id] = detailOf(id, more)
    }
    dashboard.push(entryOf('mow.probe', 'Probealarm am Warntag'))
    await listen()
    expect(await titles()).toEqual([])
    expect(new Set((await desk()).map(({ verbleib }) => verbleib))).toEqual(new Set(['uebung']))
  })
})

describe('A warning in progress', () => {
  test('is replaced by its update at the same address, with another version, so that visitors who had hidden it see it again', async () => {
    const town = await boiling()
    const [before] = await town.told()
    town.dashboard = [entryOf('mow.DE-BW-KA-2', 'Trinkwasser abkochen')]
    town.details['mow.DE-BW-KA-2'] = detailOf(
      'mow.DE-BW-KA-2',
      {
        msgType: 'Update',
        sent: '2026-11-20T12:31:00+01:00',
        references: 'DE-BW-KA-W042,mow.DE-BW-KA-1,2026-11-20T11:05:00+01:00',
      },
      { description: 'Nun auch in Unterweiler.' },
    )
    await town.listen(2)
    const after = await town.told()
    expect(after).toHaveLength(1)
    expect(after[0]?.id).toBe(before?.id)
    expect(after[0]?.fassung).not.toBe(before?.fassung)
    expect(after[0]?.beschreibung).toBe('Nun auch in Unterweiler.')
  })

  test('that is repeated in the same words keeps its version, and its details are not requested again', async () => {
    const town = await boiling()
    const [before] = await town.told()
    await town.listen(2)
    await town.listen(2)
    const [after] = await town.told()
    expect(after?.fassung).toBe(before?.fassung)
    expect(after?.stand).toBe('2026-11-20T11:34:00.000Z')
    expect(town.asked.filter(path => path.includes('/warnings/'))).toHaveLength(1)
  })

  test('that is cancelled becomes an all-clear at the lowest level for two hours, and then disappears', async () => {
    const town = await boiling()
    town.dashboard = [entryOf('mow.DE-BW-KA-3', 'Entwarnung')]
    town.details['mow.DE-BW-KA-3'] = detailOf(
      'mow.DE-BW-KA-3',
      {
        msgType: 'Cancel',
        sent: '2026-11-20T12:31:00+01:00',
        references: 'DE-BW-KA-W042,mow.DE-BW-KA-1,2026-11-20T11:05:00+01:00',
      },
      { description: 'Das Wasser ist wieder sauber.' },
    )
    await town.listen(2)
    const [clear] = await town.above()
    expect(clear).toMatchObject({ titel: 'Entwarnung: Trinkwasser abkochen', stufe: 'information' })
    await town.listen(110)
    expect(await town.titles()).toHaveLength(1)
    await town.listen(20)
    expect(await town.titles()).toEqual([])
  })

  test('that was never shown has no all-clear', async () => {
    const { listen, titles, details, dashboard } = await warnedTown()
    dashboard.push(entryOf('mow.9', 'Entwarnung'))
    details['mow.9'] = detailOf('mow.9', { msgType: 'Cancel' })
    await listen()
    expect(await titles()).toEqual([])
  })

  test('disappears at its end to the minute, or when its service no longer lists it', async () => {
    const town = await boiling()
    town.details['mow.2'] = detailOf('mow.2', {}, { headline: 'Rauch', expires: '2026-11-20T13:00:00+01:00' })
    town.dashboard.push(entryOf('mow.2', 'Rauch'))
    await town.listen(2)
    expect((await town.titles()).toSorted()).toEqual(['Rauch', 'Trinkwasser abkochen'])
    town.town.clock.set('2026-11-20T12:00:00.000Z')
    expect(await town.titles()).toEqual(['Trinkwasser abkochen'])
    town.dashboard = []
    await town.listen(2)
    expect(await town.titles()).toEqual([])
  })

  test('keeps its page for a week after its end, and is then deleted', async () => {
    const town = await boiling()
    const [warning] = await town.told()
    const id = warning?.id ?? ''
    town.dashboard = []
    await town.listen(2)
    const ask = () => town.town.call(calls.warnung, { params: { id } })
    expect((await ask()).vorbei).toBe(true)
    await town.listen(8 * 24 * 60)
    await town.town.store.database.write(async db => {
      await forgetWarnungen.step(db, { now: town.town.clock(), mark: null })
      return { ok: true, value: undefined }
    })
    await expect(ask()).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })
})

describe('A weather warning', () => {
  test('is requested for the cell of the town, and shown in normal case', async () => {
    const { listen, told, features, asked } = await warnedTown()
    features.push(featureOf())
    await listen()
    const wfs = new URL(asked.find(path => path.startsWith('/dwd')) ?? '', 'http://dwd')
    expect(Object.fromEntries(wfs.searchParams)).toMatchObject({
      typeName: 'dwd:Warnungen_Gemeinden',
      CQL_FILTER: "WARNCELLID='808215999'",
    })
    expect(await told()).toMatchObject([
      {
        titel: 'Amtliche Warnung vor Sturmböen',
        ereignis: 'Sturmböen',
        stufe: 'wichtig',
        quelle: 'Deutscher Wetterdienst',
        beginn: '2026-11-20T12:00:00.000Z',
        bis: '2026-11-20T18:00:00.000Z',
      },
    ])
  })

  test('is shown once, even if the federal service repeats it for many towns', async () => {
    const { listen, told, details, dashboard } = await warnedTown(region => ({ ...region, dwd: undefined }))
    const neighbours = [
      'Stadt Bretten',
      'Stadt Bruchsal',
      'Stadt Ettlingen',
      'Gemeinde Forst',
      'Gemeinde Kronau',
    ]
    for (const [town, areaDesc] of [...neighbours, 'Stadt Rebenau', 'Gemeinde Malsch'].entries()) {
      const id = `dwd.2.49.0.0.276.0.DWD.PVW.17951700.${town}`
      dashboard.push(entryOf(id, 'Amtliche WARNUNG vor FROST'))
      const area = [{ areaDesc }]
      details[id] = detailOf(
        id,
        {},
        { headline: 'Amtliche WARNUNG vor FROST', severity: 'Minor', area, parameter: [] },
      )
    }
    await listen()
    expect(await told()).toMatchObject([
      { titel: 'Amtliche Warnung vor Frost', quelle: 'Deutscher Wetterdienst' },
    ])
  })

  test('that both services have is shown once, from the weather service while that answers', async () => {
    const town = await warnedTown()
    town.features = [featureOf()]
    town.dashboard = [entryOf('dwd.1', 'Amtliche WARNUNG vor STURMBÖEN')]
    town.details['dwd.1'] = detailOf(
      'dwd.1',
      {},
      { headline: 'Amtliche WARNUNG vor STURMBÖEN', event: 'STURMBÖEN' },
    )
    await town.listen()
    expect(await town.titles()).toHaveLength(1)
    expect((await town.desk()).map(({ verbleib }) => verbleib).toSorted()).toEqual(['doppelt', 'sichtbar'])
    town.how.dwd = 'fehler'
    for (let minutes = 0; minutes < 30; minutes += 5) await town.listen(5)
    expect((await town.desk()).map(({ verbleib }) => verbleib)).toEqual(['sichtbar', 'sichtbar'])
  })

  test('keeps its version under a new number, and gets another version when it becomes more severe', async () => {
    const town = await warnedTown()
    town.features = [featureOf()]
    await town.listen()
    const [before] = await town.told()
    town.features = [featureOf({ SENT: '2026-11-20T11:00:00Z', IDENTIFIER: 'x' })]
    await town.listen(5)
    const [again] = await town.told()
    expect([again?.id, again?.fassung]).toEqual([before?.id, before?.fassung])
    town.features = [featureOf({ SEVERITY: 'Severe' })]
    await town.listen(5)
    const [worse] = await town.told()
    expect(worse?.id).toBe(before?.id)
    expect(worse?.fassung).not.toBe(before?.fassung)
  })

  test('is shown even if it lacks fields', async () => {
    const { listen, told, features } = await warnedTown()
    features.push({ type: 'Feature', properties: { EVENT: 'FROST' } }, { properties: null }, 7, null, {
      properties: { SEVERITY: 'Minor' },
    })
    await listen()
    expect(await told()).toMatchObject([{ titel: 'Frost', stufe: 'wichtig', bis: null }])
  })
})

describe('N4: two warnings are one only if kind, area, times and text are equal', () => {
  const FROST = 'Amtliche WARNUNG vor FROST'
  const weather = (
    told: { dashboard: unknown[]; details: Record<string, unknown> },
    number: string,
    areaDesc: string,
    info: object = {},
  ) => {
    const id = `dwd.2.49.0.0.276.0.DWD.PVW.${number}`
    told.dashboard.push(entryOf(id, FROST))
    const area = areaDesc ? [{ areaDesc }] : []
    told.details[id] = detailOf(id, {}, { headline: FROST, area, parameter: [], ...info })
  }
  const ours = { expires: '2026-11-20T20:00:00+01:00', description: 'Bei uns bis minus 2 Grad.' }
  const theirs = { expires: '2026-11-21T09:00:00+01:00', description: 'Dort bis minus 9 Grad.' }
  const onlyNina = (region: Warnregion): Warnregion => ({ ...region, dwd: undefined })

  test.each([[0], [1]])('a warning for another town changes nothing for the town (order %s)', async turn => {
    const town = await warnedTown(onlyNina)
    const both = [
      () => weather(town, '1', 'Stadt Rebenau', ours),
      () => weather(town, '2', 'Stadt Bruchsal', theirs),
    ]
    for (const say of turn === 0 ? both : both.toReversed()) say()
    await town.listen()
    expect(await town.told()).toMatchObject([
      { gebiet: 'Stadt Rebenau', bis: '2026-11-20T19:00:00.000Z', beschreibung: 'Bei uns bis minus 2 Grad.' },
    ])
  })

  test.each([
    ['another end', { ...ours, expires: '2026-11-20T22:00:00+01:00' }],
    ['another begin', { ...ours, onset: '2026-11-20T18:00:00+01:00' }],
    ['another text', { ...ours, description: 'In den Höhenlagen bis minus 5 Grad.' }],
    ['another severity', { ...ours, severity: 'Moderate' }],
    ['another area', { ...ours, area: [{ areaDesc: 'Landkreis Karlsruhe' }] }],
  ])('two warnings for the town with %s stay two', async (_what, other) => {
    const town = await warnedTown(onlyNina)
    weather(town, '1', 'Stadt Rebenau', ours)
    weather(town, '2', 'Stadt Rebenau', other)
    await town.listen()
    const before = (await town.told()).map(({ id }) => id).toSorted()
    expect(before).toHaveLength(2)
    await town.listen(2)
    expect((await town.told()).map(({ id }) => id).toSorted()).toEqual(before)
  })

  test('a repeated warning is shown once; without configured places it names all places in the county', async () => {
    const town = await warnedTown(region => ({ ...onlyNina(region), gemeinden: [] }))
    weather(town, '1', 'Stadt Bretten', ours)
    weather(town, '2', 'Stadt Bruchsal', ours)
    weather(town, '3', 'Stadt Bruchsal', ours)
    weather(town, '4', 'Stadt Ettlingen', theirs)
    await town.listen()
    expect((await town.told()).map(({ gebiet }) => gebiet).toSorted()).toEqual([
      'Stadt Bretten, Stadt Bruchsal',
      'Stadt Ettlingen',
    ])
  })

  test('the warning for the town is found even if one poll does not request the details of all entries', async () => {
    const town = await warnedTown(onlyNina)
    for (let number = 0; number < 70; number++) weather(town, `${number}`, 'Stadt Bruchsal', theirs)
    weather(town, '99', 'Stadt Rebenau', ours)
    await town.listen()
    // Until its details are requested, only the headline is shown.
    expect(await town.told()).toMatchObject([{ gebiet: '', titel: 'Amtliche Warnung vor Frost' }])
    await town.listen(2)
    expect(await town.told()).toMatchObject([{ beschreibung: 'Bei uns bis minus 2 Grad.' }])
  })

  test('warnings of the weather service itself with another end or text stay separate', async () => {
    const { listen, told, features } = await warnedTown()
    features.push(
      featureOf({ EXPIRES: '2026-11-20T15:00:00Z' }),
      featureOf({ DESCRIPTION: 'Oberhalb von 600 m schwere Sturmböen.' }),
      featureOf({ SENT: '2026-11-20T10:30:00Z' }),
    )
    await listen()
    expect((await told()).map(({ bis }) => bis).toSorted()).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:00:00.000Z',
    ])
  })

  test('Two updates of one warning become two warnings', async () => {
    const town = await boiling()
    const references = 'DE-BW-KA-W042,mow.DE-BW-KA-1,2026-11-20T11:05:00+01:00'
    town.dashboard = [entryOf('mow.2', 'Nord'), entryOf('mow.3', 'Süd')]
    for (const [id, headline] of [
      ['mow.2', 'Nord'],
      ['mow.3', 'Süd'],
    ] as const)
      town.details[id] = detailOf(id, { msgType: 'Update', references }, { headline })
    await town.listen(2)
    expect((await town.titles()).toSorted()).toEqual(['Nord', 'Süd'])
  })
})

describe('A divided county', () => {
  test('is requested in all its parts, and one storm over all of them is one warning', async () => {
    const { listen, told, features, asked } = await warnedTown(region => ({
      ...region,
      nina: undefined,
      dwd: region.dwd && { ...region.dwd, zellen: ['901057001', '901057002'] },
    }))
    features.push(
      featureOf({ AREADESC: 'Kreis Plön - Küste' }),
      featureOf({ AREADESC: 'Kreis Plön - Binnenland' }),
    )
    await listen()
    const wfs = new URL(asked[0] ?? '', 'http://dwd')
    expect(wfs.searchParams.get('CQL_FILTER')).toBe("GC_WARNCELLID IN ('901057001','901057002')")
    expect((await told()).map(({ gebiet }) => gebiet)).toEqual([
      'Kreis Plön - Küste, Kreis Plön - Binnenland',
    ])
  })
})

describe('N3: on the national warning day', () => {
  test('a test is labelled, has the lowest level and no instruction, whatever its severity', async () => {
    const { listen, told, above, details, dashboard } = await warnedTown()
    dashboard.push(entryOf('mow.1', 'Amtliche Gefahrendurchsage'), entryOf('mow.2', 'Probealarm'))
    const worst = { severity: 'Extreme', instruction: 'Gehen Sie sofort ins Haus.' }
    details['mow.1'] = detailOf(
      'mow.1',
      {},
      {
        ...worst,
        headline: 'Amtliche Gefahrendurchsage',
        description: 'Dies ist eine Probewarnung. Es besteht keine Gefahr.',
      },
    )
    details['mow.2'] = detailOf('mow.2', {}, { ...worst, headline: 'Probealarm' })
    await listen()
    const all = (await told()).toSorted((a, b) => a.titel.localeCompare(b.titel))
    expect(all).toMatchObject([
      { titel: 'Probealarm', stufe: 'information', anweisung: '', probe: true },
      {
        titel: 'Probewarnung: Amtliche Gefahrendurchsage',
        stufe: 'information',
        anweisung: '',
        probe: true,
      },
    ])
    expect((await above()).map(({ stufe }) => stufe)).toEqual(['information', 'information'])
  })

  test('a warning that only mentions samples or another test stays as it is', async () => {
    const { listen, told, details, dashboard } = await warnedTown()
    dashboard.push(entryOf('mow.1', 'Wasserprobe auffällig'))
    details['mow.1'] = detailOf(
      'mow.1',
      {},
      {
        severity: 'Extreme',
        headline: 'Wasserprobe auffällig',
        description: 'Dies ist keine Probewarnung.',
      },
    )
    await listen()
    expect(await told()).toMatchObject([
      { stufe: 'notfall', probe: false, anweisung: 'Wasser drei Minuten kochen.\nNachbarn informieren.' },
    ])
  })
})

test("N5: an all-clear that refers to its warning by the bare number, without the service's prefix, is recognised", async () => {
  for (const references of ['BIWAPP-69001', 'biw.BIWAPP-69001', 'biw.BIWAPP-69000 biw.BIWAPP-69001']) {
    const town = await warnedTown()
    town.dashboard = [entryOf('biw.BIWAPP-69001', 'Rauch')]
    town.details['biw.BIWAPP-69001'] = detailOf('biw.BIWAPP-69001', {}, { headline: 'Rauch' })
    await town.listen()
    town.dashboard = [entryOf('biw.BIWAPP-69002', 'Entwarnung')]
    town.details['biw.BIWAPP-69002'] = detailOf(
      'biw.BIWAPP-69002',
      { msgType: 'Cancel', references },
      { headline: 'Entwarnung', description: 'Der Brand ist gelöscht.' },
    )
    await town.listen(2)
    expect(await town.told()).toMatchObject([{ titel: 'Entwarnung', entwarnt: true }])
  }
})

test('N5: the contact of the issuer is shown', async () => {
  const { listen, told, details, dashboard } = await warnedTown()
  dashboard.push(entryOf('mow.1', 'Wasser'))
  details['mow.1'] = detailOf('mow.1', {}, { contact: 'Bürgertelefon 07251 <b>79-0</b>' })
  await listen()
  expect(await told()).toMatchObject([{ kontakt: 'Bürgertelefon 07251 79-0' }])
})

describe('The state of a warning service', () => {
  type Town = Awaited<ReturnType<typeof warnedTown>>
  const inBretten = (region: Warnregion): Warnregion => ({ ...region, gemeinden: ['Bretten'] })
  const state = async (town: Town) => (await town.quellen()).map(({ zustand }) => zustand)

  test.each<[string, (town: Town) => Promise<void>, string[]]>([
    ['was never asked', async () => {}, ['nie', 'nie']],
    ['has answered', town => town.listen(), ['frisch', 'frisch']],
    [
      'has never answered',
      async town => {
        town.how = { nina: 'fehler', dwd: 'html' }
        await town.listen()
      },
      ['nie', 'nie'],
    ],
    [
      'has not answered once',
      async town => {
        await town.listen()
        town.how.nina = 'fehler'
        await town.listen(2)
      },
      ['frisch', 'frisch'],
    ],
    [
      'is silent for longer than its rhythm',
      async town => {
        await town.listen()
        town.how.nina = 'fehler'
        for (let minutes = 0; minutes < 15; minutes += 5) await town.listen(5)
      },
      ['veraltet', 'frisch'],
    ],
    [
      'is not asked any more',
      async town => {
        await town.listen()
        town.town.clock.set('2026-11-20T12:30:00.000Z')
      },
      ['veraltet', 'veraltet'],
    ],
    [
      'was read by a clock that was ahead',
      async town => {
        await town.listen()
        town.town.clock.set('2026-11-19T11:30:00.000Z')
      },
      ['veraltet', 'veraltet'],
    ],
    [
      'says something that cannot be read in part',
      async town => {
        town.dashboard = [entryOf('mow.2', 'Bombenfund'), { id: 7 }]
        town.etag = '"eins"'
        await town.listen()
        await town.listen(2)
      },
      ['nie', 'frisch'],
    ],
    [
      'answers again',
      async town => {
        await town.listen()
        town.how.nina = 'fehler'
        for (let minutes = 0; minutes < 30; minutes += 5) await town.listen(5)
        town.how.nina = 'antwortet'
        await town.listen(31)
      },
      ['frisch', 'frisch'],
    ],
  ])('follows from its polls: one that %s', async (_what, live, expected) => {
    const town = await warnedTown(inBretten)
    await live(town)
    expect(await state(town)).toEqual(expected)
  })

  test('is ohne-treffer if the configured places are not in the county', async () => {
    const town = await warnedTown(region => ({ ...region, gemeinden: ['Brettten'] }))
    await town.listen()
    expect(await state(town)).toEqual(['ohne-treffer', 'frisch'])
  })

  test('is reported above the pages while it fails', async () => {
    const town = await warnedTown(inBretten)
    await town.listen()
    expect(await town.above()).toEqual([])
    town.how.dwd = 'fehler'
    for (let minutes = 0; minutes < 60; minutes += 5) await town.listen(5)
    expect(await town.above()).toMatchObject([
      {
        titel: 'Amtliche Warnungen können gerade nicht gelesen werden',
        stufe: 'information',
        link: '/warnungen',
        quelle: 'Deutscher Wetterdienst',
        stand: '2026-11-20T11:30:00.000Z',
      },
    ])
    town.how.dwd = 'antwortet'
    await town.listen(31)
    expect(await town.above()).toEqual([])
  })
})

test('Several failing services are reported in one notice, whose version changes when only one of them still fails', async () => {
  const town = await warnedTown(region => ({ ...region, gemeinden: ['Bretten'] }))
  await town.listen()
  town.how.dwd = 'fehler'
  town.how.nina = 'fehler'
  for (let minutes = 0; minutes < 60; minutes += 5) await town.listen(5)
  const both = await town.above()
  expect(both).toMatchObject([
    { quelle: 'Warnsystem des Bundes (NINA) und Deutscher Wetterdienst', stand: '2026-11-20T11:30:00.000Z' },
  ])
  town.how.nina = 'antwortet'
  await town.listen(31)
  const one = await town.above()
  expect(one).toMatchObject([{ quelle: 'Deutscher Wetterdienst' }])
  expect(one[0]?.fassung).not.toBe(both[0]?.fassung)
})

describe('An answer', () => {
  type Town = Awaited<ReturnType<typeof warnedTown>>
  const inBretten = (region: Warnregion): Warnregion => ({ ...region, gemeinden: ['Bretten'] })
  const stateOf = async (town: Town, quelle: string) =>
    (await town.quellen()).find(one => one.quelle === quelle)?.zustand

  test.each<[string, Record<string, unknown>]>([
    ['is of three days ago', { timeStamp: '2026-11-17T03:30:00.000Z' }],
    ['is of an hour ago', { timeStamp: '2026-11-20T10:30:00.000Z' }],
    ['is of half an hour ago', { timeStamp: '2026-11-20T11:00:00.000Z' }],
    ['is of an hour to come', { timeStamp: '2026-11-20T12:30:00.000Z' }],
    ['is of another year', { timeStamp: '2027-11-20T11:30:00.000Z' }],
    ['has a time that is none', { timeStamp: 'gestern' }],
    ['has found more than it holds', { numberMatched: 3 }],
    ['has found more, as a word', { numberMatched: '3' }],
    ['has counted more', { totalFeatures: 3 }],
    ['says that it returns more', { numberReturned: 1 }],
    ['goes on elsewhere', { links: [{ rel: 'next', href: 'https://maps.example/2' }] }],
    ['has no list', { features: null }],
    ['holds nothing that can be read', { features: [null] }],
    [
      'holds one of another cell alone',
      { features: [featureOf({ WARNCELLID: '805315000' })], totalFeatures: 1, numberReturned: 1 },
    ],
    ['is an error', { type: 'ExceptionReport', exceptions: [{ code: 'NoApplicableCode' }] }],
  ])('of the weather service that %s does not count as read', async (_what, collection) => {
    const town = await warnedTown(inBretten)
    town.collection = collection
    await town.listen()
    expect(await stateOf(town, 'dwd')).toBe('nie')
    expect((await town.above()).map(({ quelle }) => quelle)).toContain('Deutscher Wetterdienst')
  })

  test.each<[string, Record<string, unknown>]>([
    ['is of now', { timeStamp: '2026-11-20T11:30:00.000Z' }],
    ['is of a copy that is some minutes old', { timeStamp: '2026-11-20T11:15:00.000Z' }],
    ['is of a clock that is some minutes ahead', { timeStamp: '2026-11-20T11:36:00.000Z' }],
    ['does not say when it is of', {}],
    ['has not counted', { totalFeatures: 'unknown', numberMatched: null }],
    [
      'has blanks about its cell',
      { features: [featureOf({ WARNCELLID: ' 808215999 ' })], totalFeatures: 1, numberReturned: 1 },
    ],
    [
      'has its cell as a number',
      { features: [featureOf({ WARNCELLID: 808_215_999 })], totalFeatures: 1, numberReturned: 1 },
    ],
  ])('of the weather service that %s counts as read', async (_what, collection) => {
    const town = await warnedTown(inBretten)
    town.collection = collection
    await town.listen()
    expect(await stateOf(town, 'dwd')).toBe('frisch')
  })

  test('that is incomplete still shows its warnings', async () => {
    const town = await warnedTown(inBretten)
    town.features = [featureOf()]
    town.collection = { numberMatched: 3 }
    await town.listen()
    expect(await town.titles()).toEqual(['Amtliche Warnung vor Sturmböen'])
    expect(await stateOf(town, 'dwd')).toBe('nie')
  })

  test('that is outdated ends no warning', async () => {
    const town = await warnedTown(inBretten)
    town.features = [featureOf()]
    await town.listen()
    town.features = []
    town.collection = { timeStamp: '2026-11-17T03:30:00.000Z' }
    await town.listen(5)
    expect(await town.titles()).toEqual(['Amtliche Warnung vor Sturmböen'])
  })

  test.each<[string, (town: Town) => void]>([
    ['has lain in a cache for a day', town => void (town.headers = { age: '86400' })],
    ['stands on a page of works', town => void (town.movedTo = '/nina/wartung.json')],
  ])('of the federal service that %s does not count as read', async (_what, change) => {
    const town = await warnedTown(inBretten)
    change(town)
    await town.listen()
    expect(await stateOf(town, 'nina')).toBe('nie')
  })

  test.each<[string, (town: Town) => void]>([
    ['has lain in a cache for a minute', town => void (town.headers = { age: '60' })],
    ['has moved', town => void (town.movedTo = '/nina/api32/082150000000.json')],
    ['is called plain text', town => void (town.headers = { 'content-type': 'text/plain' })],
    ['is called a file', town => void (town.headers = { 'content-type': 'application/octet-stream' })],
    ['is called a page', town => void (town.headers = { 'content-type': 'text/html; charset=utf-8' })],
    ['has no name of its kind', town => void (town.headers = { 'content-type': '' })],
  ])('N1: of the federal service that %s counts as read', async (_what, change) => {
    const town = await warnedTown(inBretten)
    change(town)
    await town.listen()
    expect(await stateOf(town, 'nina')).toBe('frisch')
  })

  test('"not modified" is trusted for an hour at most', async () => {
    const town = await warnedTown(inBretten)
    town.etag = '"eins"'
    await town.listen()
    // The ETag is wrong: it stays the same although the list changes.
    town.dashboard = [entryOf('mow.1', 'Bombenfund')]
    for (let minutes = 0; minutes < 58; minutes += 2) await town.listen(2)
    expect(await town.titles()).toEqual([])
    await town.listen(2)
    expect(await town.titles()).toEqual(['Bombenfund'])
  })

  test.each([
    ['Actual', 'Public', 1],
    [' actual ', ' public ', 1],
    ['Aktuell', 'Öffentlich', 1],
    ['Exercise ', 'Public', 0],
    ['Actual', 'private', 0],
  ])('hides a message only by a known value of status or scope: %s, %s', async (status, scope, shown) => {
    const town = await warnedTown(region => ({ ...inBretten(region), gemeinden: [] }))
    town.dashboard = [entryOf('mow.1', 'Bombenfund')]
    town.details['mow.1'] = detailOf('mow.1', { status, scope }, { headline: 'Bombenfund' })
    await town.listen()
    expect(await town.titles()).toHaveLength(shown)
  })
})

test('A message without a time of sending is shown', async () => {
  const { listen, titles, details, dashboard } = await warnedTown()
  dashboard.push(entryOf('mow.1', 'Bombenfund', { sent: 'vorhin' }))
  details['mow.1'] = detailOf('mow.1', { sent: '' }, { headline: 'Bombenfund' })
  await listen()
  expect(await titles()).toEqual(['Bombenfund'])
})

describe('F-11: a feed that is down or hostile', () => {
  test.each(['fehler', 'haengt', 'riesig', 'kaputt', 'html', 'anderes', 'tief'] as const)(
    'with a fault (%s) keeps its last warnings with their time, and is polled near its rhythm for an hour, then less often',
    async how => {
      const town = await boiling()
      const before = town.asked.length
      town.how.nina = how
      await town.listen(2)
      expect(await town.titles()).toEqual(['Trinkwasser abkochen'])
      const polls = () => town.asked.filter(path => path.startsWith('/nina')).length - before
      for (let minutes = 0; minutes < 60; minutes += 2) await town.listen(2)
      const ofFirstHour = polls()
      expect(ofFirstHour).toBeGreaterThan(8)
      for (let minutes = 0; minutes < 60; minutes += 2) await town.listen(2)
      expect(polls() - ofFirstHour).toBeLessThan(6)
      const [warnung] = await town.told()
      expect([warnung?.veraltet, warnung?.stand]).toEqual([true, '2026-11-20T11:30:00.000Z'])
      expect((await town.above())[0]?.stand).toBe('2026-11-20T11:30:00.000Z')
      const [nina, dwd] = await town.quellen()
      expect([nina?.gestoert, nina?.stand, dwd?.gestoert]).toEqual([true, '2026-11-20T11:30:00.000Z', false])
      town.how.nina = 'antwortet'
      await town.listen(31)
      expect((await town.told())[0]?.veraltet).toBe(false)
    },
  )

  test('with a partly unreadable list ends no warning until the list can be read completely', async () => {
    const town = await boiling()
    town.dashboard = [entryOf('mow.2', 'Bombenfund'), { id: 7 }]
    await town.listen(2)
    expect((await town.titles()).toSorted()).toEqual(['Bombenfund', 'Trinkwasser abkochen'])
    town.dashboard = [entryOf('mow.2', 'Bombenfund')]
    await town.listen(2)
    expect(await town.titles()).toEqual(['Bombenfund'])
  })

  test('keeps its last warnings until their end; those without an end for a day', async () => {
    const town = await boiling()
    town.features = [featureOf()]
    await town.listen(5)
    town.how = { nina: 'fehler', dwd: 'fehler' }
    town.town.clock.set('2026-11-20T17:59:00.000Z')
    expect(await town.titles()).toHaveLength(2)
    town.town.clock.set('2026-11-20T18:00:00.000Z')
    expect(await town.titles()).toEqual(['Trinkwasser abkochen'])
    town.town.clock.set('2026-11-21T11:36:00.000Z')
    expect(await town.titles()).toEqual([])
  })

  test('adds no markup, links or hidden characters, but text only', async () => {
    const { listen, told, details, dashboard } = await warnedTown()
    dashboard.push(entryOf('mow.x', '<b>Titel</b>'))
    details['mow.x'] = detailOf(
      'mow.x',
      {},
      {
        headline: '<img src=x onerror=alert(1)>Wasser\u202E abkochen <a href="javascript:alert(1)">hier</a>',
        description:
          '<script>alert(1)</script>Eins<br>Zwei<p>Drei</p>&lt;script&gt;4&#x3C;/script> <iframe src="//x',
        instruction: 'A\u0000B\u200b <style>*{display:none}</style>',
        web: 'javascript:alert(1)',
        senderName: 'x'.repeat(10_000),
        parameter: 'keine Liste',
      },
    )
    await listen()
    const [warnung] = await told()
    expect(warnung?.titel).toBe('Wasser abkochen hier')
    expect(warnung?.beschreibung).toBe('Eins\nZwei\nDrei\n<script>4</script>')
    expect(warnung?.anweisung).toBe('AB')
    expect(warnung?.web).toBe('')
    expect(warnung?.absender).toHaveLength(200)
  })

  test.each([
    ['https://www.kreis.example/x', 'https://www.kreis.example/x'],
    ['www.kreis.example', 'https://www.kreis.example/'],
    ['http://www.kreis.example', ''],
    ['https://user:pw@kreis.example', ''],
    ['https://127.0.0.1/x', ''],
    ['https://localhost/', ''],
    ['data:text/html,x', ''],
  ])('has only HTTPS addresses with a host name as links: %s', async (web, shown) => {
    const { listen, told, details, dashboard } = await warnedTown()
    dashboard.push(entryOf('mow.x', 'X'))
    details['mow.x'] = detailOf('mow.x', {}, { web })
    await listen()
    expect((await told())[0]?.web).toBe(shown)
  })

  test('without the details of a warning shows its headline until the details arrive', async () => {
    const town = await warnedTown()
    town.dashboard = [entryOf('mow.1', 'Bombenfund'), { id: 7 }, 'x', entryOf('../etc/passwd', 'Pfad')]
    town.etag = '"eins"'
    await town.listen()
    expect(await town.told()).toMatchObject([{ titel: 'Bombenfund', stufe: 'information', beschreibung: '' }])
    town.details['mow.1'] = detailOf('mow.1', {}, { headline: 'Bombenfund', description: 'Bitte gehen.' })
    await town.listen(2)
    expect(await town.told()).toMatchObject([{ titel: 'Bombenfund', beschreibung: 'Bitte gehen.' }])
  })

  test('is not downloaded again if nothing has changed', async () => {
    const town = await warnedTown()
    town.dashboard = [entryOf('mow.1', 'Wasser')]
    town.details['mow.1'] = detailOf('mow.1')
    town.etag = '"eins"'
    await town.listen()
    await town.listen(2)
    expect(town.matched).toBe(1)
    expect((await town.told())[0]?.stand).toBe('2026-11-20T11:32:00.000Z')
  })
})

describe('F-13: a clock that jumps', () => {
  test('ahead and then back by a day does not stop the polls, and a warning that is no longer listed ends', async () => {
    const town = await boiling()
    town.town.clock.set('2026-11-20T13:30:00.000Z')
    await town.listen()
    town.town.clock.set('2026-11-19T11:30:00.000Z')
    const before = town.asked.length
    await town.listen()
    expect(town.asked.length).toBeGreaterThan(before)
    expect(await town.titles()).toEqual(['Trinkwasser abkochen'])
    town.dashboard = []
    await town.listen(2)
    expect(await town.titles()).toEqual([])
  })

  test('from summer to winter time does not change the times of services', async () => {
    const { listen, told, details, dashboard, town } = await warnedTown()
    town.clock.set('2026-10-25T00:30:00.000Z')
    dashboard.push(entryOf('mow.1', 'Nacht'))
    const sent = { sent: '2026-10-25T02:10:00+02:00' }
    details['mow.1'] = detailOf('mow.1', sent, { headline: 'Nacht', expires: '2026-10-25T02:30:00+01:00' })
    await listen()
    expect(await told()).toMatchObject([
      { gesendet: '2026-10-25T00:10:00.000Z', bis: '2026-10-25T01:30:00.000Z' },
    ])
    town.clock.set('2026-10-25T01:30:00.000Z')
    expect(await told()).toEqual([])
  })
})

test('F-14: a service whose host name does not resolve does not affect the other service', async () => {
  const { listen, titles, features, quellen } = await warnedTown(region => ({
    ...region,
    nina: 'https://warnung.invalid/api',
  }))
  features.push(featureOf())
  await listen()
  expect(await titles()).toEqual(['Amtliche Warnung vor Sturmböen'])
  expect((await quellen()).map(({ gestoert }) => gestoert)).toEqual([true, false])
})

describe('The desk', () => {
  test('lists all warnings, and an editor hides one with a reason until it changes', async () => {
    const town = await boiling()
    const boss = town.town.as('chefin')
    const [warning] = await town.told()
    const id = warning?.id ?? ''
    const away = (body: object) =>
      boss.call('redaktionWarnungAusblenden', {
        params: { id },
        body: { ausgeblendet: true, grund: '', ...body },
      })
    const refused = await boss.refusal('redaktionWarnungAusblenden', {
      params: { id },
      body: { ausgeblendet: true, grund: ' ' },
    })
    expect(refused.message).toContain('in einem Satz')
    await away({ grund: 'Betrifft uns nicht.' })
    expect(await town.titles()).toEqual([])
    await expect(town.town.call(calls.warnung, { params: { id } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    expect((await town.desk())[0]).toMatchObject({
      verbleib: 'ausgeblendet',
      ausgeblendet: { grund: 'Betrifft uns nicht.' },
    })
    await away({ ausgeblendet: false })
    expect(await town.titles()).toHaveLength(1)
    await away({ grund: 'Betrifft uns nicht.' })
    town.dashboard = [
      entryOf('mow.DE-BW-KA-1', 'Trinkwasser abkochen', { sent: '2026-11-20T12:31:00+01:00' }),
    ]
    town.details['mow.DE-BW-KA-1'] = detailOf('mow.DE-BW-KA-1', {}, { severity: 'Extreme' })
    await town.listen(2)
    expect(await town.titles()).toHaveLength(1)
  })

  test('N1: says the month of the list of cells once it is older than a year', async () => {
    const { town } = await warnedTown()
    const { clock } = town
    const said = async (moment: string) => {
      clock.set(moment)
      return (await town.as('chefin').call('redaktionWarnungen', {})).liste_veraltet
    }
    expect(await said('2027-05-01T12:00:00+02:00')).toBeUndefined()
    expect(await said('2027-07-01T12:00:00+02:00')).toBe('Juni 2026')
  })

  test('allows hiding only to editors who may release notices for the whole town', async () => {
    const town = await boiling()
    const [warning] = await town.told()
    const id = warning?.id ?? ''
    const body = { ausgeblendet: true, grund: 'Nein.' }
    for (const name of ['schule', 'autor'] as const) {
      const refused = await town.town.as(name).refusal('redaktionWarnungAusblenden', { params: { id }, body })
      expect(refused.code).toBe('nicht-erlaubt')
      expect((await town.town.as(name).call('redaktionWarnungen', {})).aenderbar).toBe(false)
    }
    const gone = await town.town.as('chefin').refusal('redaktionWarnungAusblenden', {
      params: { id: 'gibt-es-nicht' },
      body,
    })
    expect(gone.code).toBe('nicht-gefunden')
  })
})
