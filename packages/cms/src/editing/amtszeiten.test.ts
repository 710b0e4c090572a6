import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { angebot } from '../terminvereinbarung/testing/town-with-offers.ts'
import { deskTown } from './testing/desk-town.ts'

const week = [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }]
const address = { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' }
const open = (more: object = {}) => ({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  regulaereZeiten: week,
  anFeiertagen: 'GESCHLOSSEN',
  ...more,
})
const phone = { typ: 'TELEFONISCHE_ERREICHBARKEIT', regulaereZeiten: week }
const unit = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  anschrift: address,
  uebergeordnet: 'rathaus',
  oeffnungszeiten: [open()],
  ...more,
})
const units = [
  unit('rathaus', { uebergeordnet: undefined, oeffnungszeiten: [open(), phone] }),
  unit('bauamt'),
  unit('hauptamt', { zeitenWieOben: true, oeffnungszeiten: [] }),
  unit('archiv', { uebergeordnet: 'hauptamt', zeitenWieOben: true, oeffnungszeiten: [open()] }),
  unit('mensa', { uebergeordnet: undefined, seite: '/schillerschule/mensa' }),
]
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: address,
  telefon: '030 23125-0',
  email: 'stadt@rebenau.example.org',
}
const christmas = {
  zeitraeume: [
    { von: '2026-12-24', bis: '2026-12-26' },
    { von: '2026-12-31', bis: '2027-01-01' },
  ],
  arten: ['ALLGEMEINE_OEFFNUNGSZEIT', 'TELEFONISCHE_ERREICHBARKEIT'],
  grund: 'Weihnachten',
}

async function townHall(more: object = {}) {
  const town = await deskTown({
    organisationseinheit: units,
    terminangebot: [angebot({ amt: 'hauptamt', hoechstens_wochen: 12 })],
    ...more,
  })
  const boss = town.as('chefin')
  const { data } = await boss.call('redaktionAmtszeiten')
  const idOf = (kennung: string) => data.find(one => one.kennung === kennung)?.id ?? ''
  const ids = (...slugs: string[]) => slugs.map(idOf)
  const preview = (slugs: string[], wanted: object = {}, who: 'chefin' | 'autor' | 'schule' = 'chefin') =>
    town.as(who).call('redaktionZeitenVorschau', { body: { ids: ids(...slugs), ...christmas, ...wanted } })
  const run = (auftrag: unknown, who: 'chefin' | 'autor' | 'leitung' = 'chefin') =>
    town.as(who).call('redaktionSammelaktion', { body: auftrag })
  /** The reasons and first days of the public deviations of an office's first hours. */
  const shown = async (slug: string) => {
    const { oeffnungszeiten } = await town.call(calls.organisationseinheit, { params: { id: slug } })
    return (oeffnungszeiten[0]?.abweichendeZeiten ?? []).map(
      ({ beginn, zusatz }) => `${beginn.slice(5, 10)} ${zusatz}`,
    )
  }
  const document = (slug: string) => boss.call('redaktionInhalt', { params: { id: idOf(slug) } })
  return { ...town, boss, data, idOf, preview, run, shown, document }
}

const BOTH = ['12-24 Weihnachten', '12-31 Weihnachten']

describe('P3: all offices with their hours', () => {
  test('P3: say from where the hours come and how many follow', async () => {
    const { data } = await townHall()
    const short = data.map(({ kennung, zeiten, folgen }) => [
      kennung,
      zeiten.map(({ typ, von }) => `${typ[0]} ${von?.titel ?? 'selbst'}`).join(', '),
      folgen.length,
    ])
    expect(short).toEqual(
      expect.arrayContaining([
        ['rathaus', 'A selbst, T selbst', 2],
        ['bauamt', 'A selbst', 0],
        ['hauptamt', 'A rathaus, T rathaus', 0],
        ['archiv', 'A selbst, T rathaus', 0],
      ]),
    )
  })

  test('P3: what an office would inherit is asked before it is saved', async () => {
    const { boss } = await townHall()
    const ask = async (ueber: string) =>
      (await boss.call('redaktionGeerbteZeiten', { query: { ueber } })).data.map(
        ({ typ, von, zeilen }) => `${typ[0]} ${von?.titel}: ${zeilen.join()}`,
      )
    expect(await ask('hauptamt')).toEqual([
      'A rathaus: Montag bis Freitag 08:30–12:00 Uhr',
      'T rathaus: Montag bis Freitag 08:30–12:00 Uhr',
    ])
    expect(await ask('gibt-es-nicht')).toEqual([])
  })

  test('P3: only those that the editor may read', async () => {
    const { as } = await townHall()
    const { data } = await as('schule').call('redaktionAmtszeiten')
    expect(data.filter(({ kennung }) => kennung !== 'mensa')).toEqual([])
  })
})

describe('P3: hours of many offices at once', () => {
  test('P3: are previewed, published with one step, and taken back with one', async () => {
    const { preview, run, shown } = await townHall()
    const { data, auftrag } = await preview(['rathaus', 'bauamt', 'hauptamt', 'archiv'])
    expect(
      data.map(({ titel, folgt, zeiten, hindernis }) => [
        titel,
        folgt.map(({ titel }) => titel).join(),
        zeiten.map(({ typ, stand }) => `${typ[0]} ${stand}`).join(', '),
        hindernis,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['rathaus', '', 'A neu, T neu', null],
        ['bauamt', '', 'A neu', null],
        ['hauptamt', 'rathaus', '', null],
        ['archiv', 'rathaus', 'A neu', null],
      ]),
    )
    expect(data.find(({ titel }) => titel === 'bauamt')?.zeiten[0]?.tage[0]).toEqual({
      tage: 'Do, 24.12.2026',
      sonst: '08:30–12:00 Uhr',
      dann: 'geschlossen',
    })
    expect(auftrag?.eintraege).toHaveLength(3)

    const done = await run(auftrag)
    expect(done.data.every(({ fehler }) => fehler === undefined)).toBe(true)
    for (const slug of ['rathaus', 'bauamt', 'hauptamt', 'archiv']) expect(await shown(slug)).toEqual(BOTH)

    expect(done.rueckgaengig?.satz).toContain('wie vorher')
    await run(done.rueckgaengig?.auftrag)
    for (const slug of ['rathaus', 'bauamt', 'hauptamt', 'archiv']) expect(await shown(slug)).toEqual([])
  })

  test('P3: an office that follows only with some kinds says which of its own stay as they are', async () => {
    const { preview } = await townHall()
    const { data } = await preview(['rathaus'])
    expect(
      data.map(({ titel, folgt, eigen }) => [
        titel,
        folgt.map(({ titel, arten }) => `${titel} ${arten.map(([letter]) => letter).join('')}`).join(),
        eigen.map(([letter]) => letter).join(''),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['rathaus', '', ''],
        ['hauptamt', 'rathaus AT', ''],
        ['archiv', 'rathaus T', 'A'],
      ]),
    )
  })

  test('P3: closed days and days with other hours are entered with one step', async () => {
    const { preview, run, call } = await townHall()
    const { data, auftrag } = await preview(['rathaus'], {
      zeitraeume: [{ von: '2026-12-24', bis: '2026-12-24' }],
      weitere: [
        {
          zeitraeume: [{ von: '2026-12-28', bis: '2026-12-30' }],
          arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
          zeiten: [{ beginn: '09:00', ende: '11:00' }],
        },
      ],
    })
    const [doors, phones] = data.find(({ titel }) => titel === 'rathaus')?.zeiten ?? []
    expect(doors?.tage.map(({ tage, dann }) => `${tage}: ${dann}`)).toEqual([
      'Do, 24.12.2026: geschlossen',
      'Mo, 28.12.2026 bis Mi, 30.12.2026: 09:00–11:00 Uhr',
    ])
    expect(phones?.tage.map(({ tage }) => tage)).toEqual(['Do, 24.12.2026'])
    await run(auftrag)
    const { oeffnungszeiten } = await call(calls.organisationseinheit, { params: { id: 'rathaus' } })
    expect(
      oeffnungszeiten.map(({ typ, abweichendeZeiten }) => [
        typ[0],
        abweichendeZeiten.map(({ beginn, zeiten }) => `${beginn.slice(5, 10)} ${zeiten.length}`).join(),
      ]),
    ).toEqual([
      ['A', '12-24 0,12-28 3'],
      ['T', '12-24 0'],
    ])
  })

  test('P3: the preview says what the other kinds of hours are on days on which they stay', async () => {
    const { preview } = await townHall()
    const only = {
      arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
      zeitraeume: [{ von: '2026-12-24', bis: '2026-12-24' }],
    }
    const stays = async (slugs: string[], wanted: object) =>
      (await preview(slugs, wanted)).data.map(({ titel, unberuehrt }) => {
        const kinds = unberuehrt.map(
          ({ typ, tage }) => `${typ[0]} ${tage.map(one => `${one.tage} ${one.zeiten}`).join()}`,
        )
        return `${titel}: ${kinds.join('; ')}`
      })
    expect(await stays(['rathaus', 'bauamt'], only)).toEqual(
      expect.arrayContaining(['rathaus: T Do, 24.12.2026 08:30–12:00 Uhr', 'bauamt: ']),
    )
    expect(await stays(['rathaus'], {})).toContain('rathaus: ')
    const christmas = { von: '2026-12-23', bis: '2026-12-25' }
    const phones = {
      arten: ['TELEFONISCHE_ERREICHBARKEIT'],
      zeitraeume: [{ von: '2026-12-24', bis: '2026-12-24' }],
      zeiten: [{ beginn: '09:00', ende: '12:00' }],
    }
    const both = { ...only, zeitraeume: [christmas], weitere: [phones] }
    const hall = (await stays(['rathaus'], both)).find(one => one.startsWith('rathaus'))
    expect(hall).toMatch(/^rathaus: T Mi, 23\.12\.2026 [^;]*,Fr, 25\.12\.2026 [^;]*$/)
    expect(hall).not.toContain('24.12.2026')
  })

  test.each([
    ['follow the chosen office', { zeitenVon: 'rathaus' }, ['rathaus'], ['A rathaus', 'T rathaus'], []],
    ['stay if their office is not chosen', { zeitenVon: 'rathaus' }, ['bauamt'], [], []],
    ['stay if the town states them', { oeffnungszeiten: [open()] }, ['rathaus'], [], ['A']],
    [
      'follow in part',
      { zeitenVon: 'rathaus', oeffnungszeiten: [open()] },
      ['rathaus'],
      ['T rathaus'],
      ['A'],
    ],
  ])('P3: the hours in the footer of every page %s', async (_, town, slugs, follow, own) => {
    const { preview } = await townHall({ stadt: [{ ...stadt, ...town }] })
    const told = (await preview(slugs)).stadt
    expect(told?.folgt.map(({ typ, von }) => `${typ[0]} ${von.titel}`)).toEqual(follow)
    expect(told?.eigen.map(([letter]) => letter)).toEqual(own)
  })

  test('P3: twice, nothing is doubled', async () => {
    const { preview, run, shown } = await townHall()
    const first = await preview(['rathaus'])
    await run(first.auftrag)
    const { data, auftrag } = await preview(['rathaus'])
    const house = data.find(({ titel }) => titel === 'rathaus')
    expect(house?.zeiten.map(({ stand }) => stand)).toEqual(['steht-schon', 'steht-schon'])
    expect(auftrag).toBeNull()
    // The same order again, such as after a lost answer.
    const again = await run({
      ...first.auftrag,
      eintraege: first.auftrag?.eintraege.map(entry => Object.assign({}, entry, { grundfassung: 2 })),
    })
    expect(again).toMatchObject({ data: [{ inhalt: { fassung: 2 } }], rueckgaengig: null })
    expect(await shown('rathaus')).toEqual(BOTH)
  })

  test('P3: an office that changed meanwhile is left alone and named, the others are published', async () => {
    const { preview, run, shown, as, document } = await townHall()
    const { auftrag } = await preview(['rathaus', 'bauamt'])
    const { id, daten } = await document('bauamt')
    const body = { grundfassung: 1, daten: { ...daten, einleitung: 'Neu' } }
    await as('leitung').call('redaktionInhaltSpeichern', { params: { id }, body })
    const { data } = await run(auftrag)
    expect(data.map(({ fehler }) => fehler?.code)).toEqual(
      auftrag?.eintraege.map(entry => (entry.id === id ? 'konflikt' : undefined)),
    )
    expect([await shown('rathaus'), await shown('bauamt')]).toEqual([BOTH, []])
  })

  test('P3: a draft of somebody is not published; the closing is in it too, and undo leaves it', async () => {
    const { boss, preview, run, shown, call, document } = await townHall()
    const { id, daten } = await document('bauamt')
    const typed = { ...daten, einleitung: 'Noch nicht öffentlich' }
    await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { grundfassung: 1, daten: typed } })
    const done = await run((await preview(['bauamt'])).auftrag)
    const einleitung = async () =>
      (await call(calls.organisationseinheit, { params: { id: 'bauamt' } })).einleitung
    expect([await shown('bauamt'), await einleitung()]).toEqual([BOTH, ''])
    const draft = await document('bauamt')
    expect(draft).toMatchObject({ status: 'geaendert', daten: { einleitung: 'Noch nicht öffentlich' } })
    expect(JSON.stringify(draft.daten)).toContain('Weihnachten')

    await run(done.rueckgaengig?.auftrag)
    expect([await shown('bauamt'), await einleitung()]).toEqual([[], ''])
    const after = await document('bauamt')
    expect(after.status).toBe('geaendert')
    expect(after.daten).toEqual(draft.daten && { ...typed, oeffnungszeiten: daten['oeffnungszeiten'] })
  })

  test('P3: a draft with incomplete hours gets the closing too', async () => {
    const { boss, preview, run, shown, document } = await townHall()
    const { id, daten } = await document('bauamt')
    const oeffnungszeiten = [{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: [{ tagestyp: 'MONTAG' }] }]
    const body = { grundfassung: 1, daten: { ...daten, oeffnungszeiten }, mitLuecken: true }
    await boss.call('redaktionInhaltSpeichern', { params: { id }, body })
    await run((await preview(['bauamt'])).auftrag)
    expect(await shown('bauamt')).toEqual(BOTH)
    expect(JSON.stringify((await document('bauamt')).daten)).toContain('Weihnachten')
  })

  test('P3: what the editor has typed and not saved is not lost', async () => {
    const { boss, preview, run, document } = await townHall()
    const { auftrag } = await preview(['bauamt'])
    const { id, daten } = await document('bauamt')
    const typed = { ...daten, name: 'getippt' }
    await boss.call('redaktionArbeitskopieBehalten', {
      params: { id },
      body: { art: 'organisationseinheit', daten: typed, grundfassung: 1 },
    })
    const seen = await preview(['bauamt'])
    expect(seen.data[0]?.hindernis).toContain('nicht gespeichert')
    expect(seen.auftrag).toBeNull()
    expect((await run(auftrag)).data[0]?.fehler?.satz).toContain('nicht gespeichert')
  })

  test('P3: without the right to publish nothing happens, and the preview says so', async () => {
    const { preview, run, shown } = await townHall()
    const { auftrag } = await preview(['bauamt'])
    const seen = await preview(['bauamt'], {}, 'autor')
    expect(seen.data[0]?.hindernis).toContain('Berechtigung')
    expect(seen.auftrag).toBeNull()
    expect((await run(auftrag, 'autor')).data[0]?.fehler?.code).toBe('nicht-erlaubt')
    expect(await shown('bauamt')).toEqual([])
    // Offices of other parts of the site are not even shown.
    expect((await preview(['bauamt'], {}, 'schule')).data).toEqual([])
  })

  test('P3: while a draft is reviewed, its office stays as it is', async () => {
    const { boss, preview, run, document } = await townHall()
    const { id, daten } = await document('bauamt')
    await boss.call('redaktionInhaltSpeichern', {
      params: { id },
      body: { grundfassung: 1, daten: { ...daten, einleitung: 'Neu' } },
    })
    const { auftrag } = await preview(['bauamt'])
    await boss.call('redaktionPruefung', { params: { id }, body: { schritt: 'einreichen', grundfassung: 2 } })
    expect((await preview(['bauamt'])).data[0]?.hindernis).toContain('Prüfung')
    expect((await run(auftrag)).data[0]?.fehler?.code).toBe('falscher-stand')
    expect((await document('bauamt')).status).toBe('in_pruefung')
  })

  test('P3: what stands there already is said, and undo brings back what was replaced', async () => {
    const old = {
      beginn: '2026-12-24T00:00:00+01:00',
      ende: '2026-12-25T00:00:00+01:00',
      zusatz: 'Nur vormittags',
      zeiten: [{ tagestyp: 'DONNERSTAG', beginn: '08:30', ende: '10:00' }],
    }
    const { preview, run, shown } = await townHall({
      organisationseinheit: [
        ...units.slice(2),
        units[0],
        unit('bauamt', { oeffnungszeiten: [open({ abweichendeZeiten: [old] })] }),
      ],
    })
    const { data, auftrag } = await preview(['bauamt'])
    expect(data[0]?.zeiten[0]).toMatchObject({
      stand: 'ersetzt',
      vorhanden: [{ worte: 'Donnerstag, 24.12.2026: 08:30–10:00 Uhr (Nur vormittags)', wird: 'ersetzt' }],
    })
    const done = await run(auftrag)
    expect(await shown('bauamt')).toEqual(BOTH)
    await run(done.rueckgaengig?.auftrag)
    expect(await shown('bauamt')).toEqual(['12-24 Nur vormittags'])
  })

  test('P3: booked appointments in the closed time are counted, also at offices that follow', async () => {
    const { preview, call } = await townHall()
    await call(calls.terminBuchen, {
      body: {
        einreichung: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12',
        angebot: 'buergerbuero',
        anliegen: 'ausfuehrliche-beratung',
        beginn: '2026-12-24T09:00:00+01:00',
        name: 'Erika Beispiel',
        email: 'erika@example.org',
      },
      sender: '192.0.2.7',
    })
    const { data } = await preview(['rathaus'])
    expect(data.map(({ titel, termine }) => [titel, termine])).toEqual(
      expect.arrayContaining([
        ['rathaus', 0],
        ['hauptamt', 1],
      ]),
    )
  })

  test('P3: other hours instead of closed, and wrong times are refused', async () => {
    const { preview, run, call, as } = await townHall()
    const zeiten = [{ beginn: '09:00', ende: '11:00' }]
    const { data, auftrag } = await preview(['bauamt'], { zeiten })
    expect(data[0]?.zeiten[0]?.tage[0]?.dann).toBe('09:00–11:00 Uhr')
    await run(auftrag)
    const { oeffnungszeiten } = await call(calls.organisationseinheit, { params: { id: 'bauamt' } })
    expect(oeffnungszeiten[0]?.abweichendeZeiten[0]?.zeiten).toEqual([
      { tagestyp: 'DONNERSTAG', beginn: '09:00', ende: '11:00' },
    ])
    const refused = async (wrong: object) => {
      const body = { ids: ['x'], ...christmas, ...wrong }
      return (await as('chefin').refusal('redaktionZeitenVorschau', { body })).code
    }
    expect(await refused({ zeiten: [{ beginn: '09:00', ende: '09:00' }] })).toBe('ungueltig')
    expect(await refused({ zeitraeume: [{ von: '2026-12-26', bis: '2026-12-24' }] })).toBe(
      'anfrage-ungueltig',
    )
    expect(await refused({ arten: [] })).toBe('anfrage-ungueltig')
  })
})
