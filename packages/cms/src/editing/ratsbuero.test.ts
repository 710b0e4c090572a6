import { randomUUID } from 'node:crypto'
import { calls, type Identify } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { INVITING } from '../rat/office/invitation-mail.ts'
import { value } from '../store/testing/town.ts'
import { testTown } from '../test-town.ts'

const NOW = '2026-11-20T12:00:00+01:00'

const gremium = [
  { name: 'Technischer Ausschuss', art: 'ausschuss', ort: 'Rathaus, Ratssaal' },
  { name: 'Verwaltungsausschuss', art: 'ausschuss' },
]
const person = (nachname: string, rolle = 'mitglied', kommunikation: object[] = []) => ({
  vorname: 'Vera',
  nachname,
  kommunikation,
  mitgliedschaften: [{ gremium: 'technischer-ausschuss', rolle, von: '2024-07-23' }],
})
const ratsperson = [
  person('Alt', 'vorsitz'),
  person('Bach', 'mitglied', [{ kanal: 'EMAIL', kennung: 'bach@example.org' }]),
  person('Chor', 'stellvertretung'),
  person('Dorn'),
]
const last = {
  titel: 'Sitzung des Technischen Ausschusses',
  slug: 'ta-0',
  gremium: 'technischer-ausschuss',
  behandlung: 'oeffentlich',
  datum_von: '2026-11-03T17:30:00+01:00',
  ort: 'Bauhof',
  tagesordnung: [{ titel: 'Fragen' }],
}
const PDF = { titel: 'Turm', url: '/medien/turm.pdf', groesse: 1_000, typ: 'application/pdf' }
const paper = (slug: string, more: object = {}) => ({
  titel: slug,
  slug,
  nummer: slug,
  art: 'Beschlussvorlage',
  datum: '2026-11-16',
  gremium: 'technischer-ausschuss',
  behandlung: 'oeffentlich',
  datei: PDF,
  ...more,
})
const vorlage = [paper('turm'), paper('kauf', { behandlung: 'nichtoeffentlich' })]

const identify: Identify = async (realm, token) => {
  const about = { id: token, name: token, email: `${token}@example.org` }
  if (realm === 'redaktion') return { realm, ...about, roles: ['ratsbuero'], sections: ['/'] }
  return realm === 'raete' ? { realm, ...about, roles: ['mitglied'], sections: [] } : undefined
}

async function town(stadt: object[] = []) {
  const town = await testTown({ stadt, gremium, ratsperson, sitzung: [last], vorlage }, NOW, { identify })
  const token = 'buero'
  const member = async (slug: string) => {
    const email = `${slug}@example.org`
    const { account } = await town.accounts.administration.create(
      { realm: 'raete', email, vorname: 'Vera', nachname: 'Rat', person: slug },
      'einladung',
    )
    return account.id
  }
  const meeting = async () => {
    const [id, nichtoeffentlich] = [randomUUID(), randomUUID()]
    await town.call(calls.redaktionSitzungAnlegen, {
      body: {
        id,
        nichtoeffentlich,
        gremium: 'technischer-ausschuss',
        titel: 'Sitzung',
        beginn: '2026-12-01T17:00:00Z',
        ort: 'Ratssaal',
      },
      token,
    })
    return { id, nichtoeffentlich }
  }
  const load = (id: string) => town.call(calls.redaktionInhalt, { params: { id }, token })
  const save = async (id: string, more: object) => {
    const { daten, fassung } = await load(id)
    return town.call(calls.redaktionInhaltSpeichern, {
      params: { id },
      body: { daten: { ...daten, ...more }, grundfassung: fassung },
      token,
    })
  }
  const publish = async (id: string) => {
    const { fassung } = await load(id)
    await town.call(calls.redaktionVeroeffentlichen, {
      params: { id },
      body: { grundfassung: fassung },
      token,
    })
  }
  /** A meeting that is ready for its invitation. */
  const ready = async () => {
    const made = await meeting()
    await save(made.id, { tagesordnung: [{ titel: 'Fragen' }, { titel: 'Sprungturm', vorlage: 'turm' }] })
    await save(made.nichtoeffentlich, { tagesordnung: [{ titel: 'Kauf der Kelter', vorlage: 'kauf' }] })
    await publish(made.id)
    await publish(made.nichtoeffentlich)
    return made
  }
  const invite = (id: string, more: object = {}) =>
    town.call(calls.redaktionSitzungEinladen, {
      params: { id },
      body: { vorgang: randomUUID(), art: 'einladung', ...more } as never,
      token,
    })
  const mails = () =>
    town.store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .where('anlass', '=', INVITING)
      .execute()
  const folder = (id: string) => town.call(calls.redaktionSitzung, { params: { id }, token })
  return { ...town, token, member, meeting, load, save, publish, ready, invite, mails, folder }
}

const sentences = ({ maengel }: { maengel: { satz: string }[] }) => maengel.map(({ satz }) => satz)

test.each([
  ['08215999', 'In der Regel sind es mindestens 7 Tage (§ 34 Abs. 1 GemO).'],
  ['09162000', 'Bitte prüfen Sie die Ladungsfrist in Ihrer Geschäftsordnung (Art. 46 Abs. 2 GO).'],
  ['06412000', 'Zwischen Einladung und Sitzung liegen mindestens 3 volle Tage (§ 58 Abs. 1 HGO).'],
  [undefined, 'Bitte prüfen Sie die Ladungsfrist in Ihrer Geschäftsordnung.'],
])('Sixteen states: in a town with the key %j, a near meeting says: %s', async (ags, sentence) => {
  const anschrift = { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' }
  const own = { name: 'Stadt', telefon: '030 23125-100', email: 'stadt@example.org', anschrift, ags }
  const { meeting, save, folder } = await town(ags ? [own] : [])
  const { id } = await meeting()
  await save(id, { datum_von: '2026-11-23T17:00:00+01:00' })
  expect(sentences(await folder(id))).toContain(`Bis zur Sitzung sind es noch 3 Tage. ${sentence}`)
})

describe('a new meeting', () => {
  test('has defaults for title, place and time from its body, and gets a non-public part', async () => {
    const { call, token, meeting, load } = await town()
    const params = { gremium: 'technischer-ausschuss' }
    await expect(call(calls.redaktionSitzungVorgaben, { params, token })).resolves.toEqual({
      titel: 'Sitzung des Technischen Ausschusses',
      ort: 'Rathaus, Ratssaal',
      uhrzeit: '17:30',
    })
    const { id, nichtoeffentlich } = await meeting()
    const [open, closed] = await Promise.all([load(id), load(nichtoeffentlich)])
    expect(open.daten).toMatchObject({ ort: 'Ratssaal', behandlung: 'oeffentlich' })
    expect(closed.daten).toMatchObject({ teil_von: open.daten['slug'], behandlung: 'nichtoeffentlich' })
    expect(closed.zielgruppe).toBe('raete')
  })

  test('sent twice is created once', async () => {
    const { call, token, store } = await town()
    const body = {
      id: randomUUID(),
      nichtoeffentlich: randomUUID(),
      gremium: 'technischer-ausschuss',
      titel: 'Sitzung',
      beginn: '2026-12-01T17:00:00Z',
      ort: 'Ratssaal',
    }
    const before = await store.countDocuments('sitzung')
    await call(calls.redaktionSitzungAnlegen, { body, token })
    await call(calls.redaktionSitzungAnlegen, { body, token })
    expect(await store.countDocuments('sitzung')).toBe(before + 2)
  })
})

describe('an invitation', () => {
  test('F2: that the mail server refuses is shown as not delivered for each recipient of a mail', async () => {
    const { member, ready, invite, folder, store, clock, call, token } = await town()
    const post = await pickyPost({ database: store.database, clock })
    await member('vera-alt')
    const { id } = await ready()
    await invite(id)
    await post.isRefused()
    const [einladung] = (await folder(id)).einladungen
    const refused = { lage: 'nicht_zugestellt', text: expect.stringMatching(/^Nicht zugestellt: .*550/) }
    expect(einladung?.empfaenger.map(({ person, zustellung }) => [person, zustellung])).toEqual([
      ['vera-alt', refused],
      ['vera-bach', refused],
      ['vera-chor', undefined],
      ['vera-dorn', undefined],
    ])
    const { data } = await call(calls.redaktionNichtZugestellt, { token })
    expect(data.map(({ wo }) => wo)).toEqual([
      { art: 'sitzung', id },
      { art: 'sitzung', id },
    ])
  })

  test('goes to all members and deputies, without any non-public text', async () => {
    const { member, ready, invite, mails, load } = await town()
    await member('vera-alt')
    const { id } = await ready()
    const { empfaenger } = await invite(id, { hinweis: 'Bitte pünktlich.' })
    expect(empfaenger.map(({ person, zustellung }) => [person, zustellung?.lage])).toEqual([
      ['vera-alt', 'wartet'],
      ['vera-bach', 'wartet'],
      ['vera-chor', undefined],
      ['vera-dorn', undefined],
    ])
    const sent = await mails()
    expect(sent.map(({ an }) => an).toSorted()).toEqual(['bach@example.org', 'vera-alt@example.org'])
    const { daten } = await load(id)
    for (const { an, text, betreff } of sent) {
      const room = an === 'bach@example.org' ? 'rathaus/gemeinderat' : 'raete'
      expect(betreff).toBe('Einladung: Technischer Ausschuss am 1. Dezember 2026')
      expect(text).toContain('Dienstag, 1. Dezember 2026 um 18:00 Uhr')
      expect(text).toContain('2. Sprungturm')
      expect(text).toContain('Bitte pünktlich.')
      expect(text).toContain(`https://www.rebenau.example.org/${room}/sitzungen/${String(daten['slug'])}\n`)
      expect(text).not.toContain('Kelter')
      expect(text).not.toContain('nichtoeffentlich')
    }
  })

  test.each([
    ['/rathaus/gemeinderat', /So erreichen Sie sie: Geschäftsstelle, 07251 190, rat@example\.org\.\n/],
    ['/rathaus/kasse', /So erreichen Sie sie: Stadt Rebenau, .*@/],
  ])('R3: names the office of the page of the council, here the unit at %s', async (seite, words) => {
    const { ready, invite, mails, store } = await town()
    const kommunikation = [
      { kanal: 'TELEFON', kennung: '07251 190' },
      { kanal: 'EMAIL', kennung: 'rat@example.org' },
    ]
    const data = { name: 'Geschäftsstelle', slug: 'stelle', seite, kommunikation } as never
    const stadt = {
      name: 'Stadt Rebenau',
      telefon: '07251 100',
      email: 'stadt@example.org',
      anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    } as never
    const units = [{ kind: 'organisationseinheit', data, author: 'test' }] as const
    value(await store.writeAll([...units, { kind: 'stadt', data: stadt, author: 'test' }]))
    const { id } = await ready()
    await invite(id)
    expect((await mails())[0]?.text).toMatch(words)
  })

  test('sent twice with the same operation id, also at the same time, goes out once', async () => {
    const { member, ready, invite, mails } = await town()
    await member('vera-alt')
    const { id } = await ready()
    const vorgang = randomUUID()
    const [one, other] = await Promise.all([invite(id, { vorgang }), invite(id, { vorgang })])
    expect(one).toEqual(other)
    await expect(invite(id)).rejects.toMatchObject({ code: 'nicht-moeglich' })
    expect(await mails()).toHaveLength(2)
  })

  test('of two sent at the same time with different operation ids, one is refused', async () => {
    const { ready, invite, mails } = await town()
    const { id } = await ready()
    const both = await Promise.allSettled([invite(id), invite(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mails()).toHaveLength(1)
  })

  test('requires that both parts of the meeting are published without pending changes', async () => {
    const { ready, save, invite, mails } = await town()
    const made = await ready()
    await save(made.nichtoeffentlich, { tagesordnung: [{ titel: 'Doch etwas anderes' }] })
    await expect(invite(made.id)).rejects.toThrow('Bitte veröffentlichen Sie zuerst beide Teile')
    expect(await mails()).toEqual([])
  })

  test('is refused with the reason if something required is missing', async () => {
    const { meeting, publish, invite } = await town()
    const made = await meeting()
    await publish(made.id)
    await publish(made.nichtoeffentlich)
    await expect(invite(made.id)).rejects.toThrow('Die Tagesordnung ist leer.')
  })

  test('as a supplement contains only the changes, and of the non-public part only that it changed', async () => {
    const { ready, save, publish, invite, mails, load, folder } = await town()
    const made = await ready()
    await invite(made.id)
    await expect(invite(made.id, { art: 'nachtrag' })).rejects.toThrow('hat sich nichts geändert')
    const { daten } = await load(made.id)
    const [first, second] = daten['tagesordnung'] as object[]
    await save(made.id, { ort: 'Kelter', tagesordnung: [second, first, { titel: 'Freibad' }] })
    await save(made.nichtoeffentlich, { tagesordnung: [{ titel: 'Verkauf der Mühle' }] })
    const said = [
      'Neuer Ort: Kelter (bisher Ratssaal).',
      'Neu: TOP 3 „Freibad“.',
      'Die Reihenfolge der Tagesordnung hat sich geändert.',
      'Der Ort des nichtöffentlichen Teils bleibt: Ratssaal.',
      'Der nichtöffentliche Teil hat sich geändert. Was, steht im Bereich der Ratsmitglieder.',
    ]
    expect((await folder(made.id)).aenderungen).toEqual(said)
    await publish(made.id)
    await publish(made.nichtoeffentlich)
    const { aenderungen } = await invite(made.id, { art: 'nachtrag' })
    expect(aenderungen).toEqual(said)
    const text = (await mails()).at(-1)?.text ?? ''
    for (const line of said) expect(text).toContain(line)
    expect(text).not.toContain('Mühle')
    expect(text).not.toContain('1. Sprungturm')
    await expect(invite(made.id, { art: 'nachtrag' })).rejects.toThrow('hat sich nichts geändert')
  })

  test('is confirmed once by its recipient; a supplement has its own confirmation', async () => {
    const { call, member, ready, save, publish, invite, folder, pass } = await town()
    const mine = await member('vera-alt')
    const other = await member('vera-dorn')
    const made = await ready()
    const params = { id: 'technischer-ausschuss-2026-12-01' }
    await expect(call(calls.raeteEmpfang, { params, token: mine })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    await invite(made.id)
    const before = await call(calls.raeteSitzung, { params, token: mine })
    expect(before.einladung).toMatchObject({ empfangen_am: null, nachtrag_am: null })
    pass(60)
    const { einladung } = await call(calls.raeteEmpfang, { params, token: mine })
    pass(60)
    await expect(call(calls.raeteEmpfang, { params, token: mine })).resolves.toEqual({ einladung })
    const { einladungen } = await folder(made.id)
    expect(
      einladungen[0]?.empfaenger.map(({ person, empfangen_am }) => [person, empfangen_am !== null]),
    ).toEqual([
      ['vera-alt', true],
      ['vera-bach', false],
      ['vera-chor', false],
      ['vera-dorn', false],
    ])
    await save(made.id, { ort: 'Kelter' })
    await publish(made.id)
    await invite(made.id, { art: 'nachtrag' })
    const after = await call(calls.raeteSitzung, { params, token: mine })
    expect(after.einladung?.empfangen_am).toBeNull()
    expect(after.einladung?.nachtrag_am).not.toBeNull()
    await call(calls.raeteEmpfang, { params, token: other })
    const rows = (await folder(made.id)).einladungen.map(({ empfaenger }) =>
      empfaenger.filter(({ empfangen_am }) => empfangen_am !== null).map(({ person: who }) => who),
    )
    expect(rows).toEqual([['vera-alt', 'vera-dorn'], ['vera-dorn']])
  })
})

describe('the council office sees', () => {
  test('the state of each meeting', async () => {
    const { call, token, ready, invite, save, publish, clock } = await town()
    const stands = async () =>
      (await call(calls.redaktionRatsbuero, { token })).data.map(({ id, stand, fehlt }) => [id, stand, fehlt])
    const { id } = await ready()
    const past = expect.any(String)
    expect(await stands()).toEqual([
      [past, 'niederschrift', 0],
      [id, 'vorbereitung', 0],
    ])
    await invite(id)
    expect((await stands())[1]).toEqual([id, 'eingeladen', 0])
    clock.set('2026-12-02T10:00:00+01:00')
    await save(id, {
      tagesordnung: [{ titel: 'Sprungturm', ergebnis: 'angenommen', beschluss: 'Wird saniert.' }],
    })
    expect((await stands())[1]).toEqual([id, 'beschluesse', 0])
    await publish(id)
    expect((await stands())[1]).toEqual([id, 'niederschrift', 0])
  })

  test('what is missing in papers and members', async () => {
    const { ready, save, folder } = await town()
    const { id } = await ready()
    await save(id, { tagesordnung: [{ titel: 'Kauf', vorlage: 'kauf' }, { titel: 'Freibad' }] })
    expect(sentences(await folder(id))).toEqual([
      'Vera Alt hat keine E-Mail-Adresse und ist auf anderem Weg einzuladen.',
      'Vera Dorn hat keine E-Mail-Adresse und ist auf anderem Weg einzuladen.',
      'Vera Chor hat keine E-Mail-Adresse und ist auf anderem Weg einzuladen.',
      'TOP 1: Der Punkt ist öffentlich, seine Vorlage nichtöffentlich.',
      'TOP 2: Keine Vorlage angehängt.',
    ])
  })

  test('the same meeting, whichever of its parts is requested', async () => {
    const { ready, folder } = await town()
    const made = await ready()
    const [open, closed] = await Promise.all([folder(made.id), folder(made.nichtoeffentlich)])
    expect(open).toEqual(closed)
    expect(open).toMatchObject({ oeffentlich: made.id, nichtoeffentlich: made.nichtoeffentlich })
  })

  test('A-09: as the non-public part only a non-public draft, not a public one that names the meeting', async () => {
    const { call, token, meeting, folder, load } = await town()
    const { id, nichtoeffentlich } = await meeting()
    const { daten } = await load(id)
    // Sorts before all other ids.
    const foreign = '00000000-0000-7000-8000-0000000000a1'
    await call(calls.redaktionInhaltAnlegen, {
      body: {
        id: foreign,
        art: 'sitzung',
        mitLuecken: true,
        daten: { titel: 'Fremd', behandlung: 'oeffentlich', teil_von: daten['slug'] },
      } as never,
      token,
    })
    expect(await folder(id)).toMatchObject({ oeffentlich: id, nichtoeffentlich })
  })
})

describe('P12: the check and the publication use the same rules', () => {
  const ROW = 'Dieses Dokument ist leer. Bitte wählen Sie eine Datei aus, oder entfernen Sie die Zeile.'
  const items = (more: object) => ({ tagesordnung: [{ titel: 'Fragen' }, { titel: 'Bericht', ...more }] })
  test.each([
    ['a second document that is empty', items({ dateien: [PDF, {}] }), `TOP 2, Dokument 2: ${ROW}`],
    [
      'a document as the form begins it',
      items({ dateien: [{ titel: '', url: '' }] }),
      `TOP 2, Dokument 1: ${ROW}`,
    ],
    ['a document with a title only', items({ dateien: [{ titel: 'Plan' }] }), `TOP 2, Dokument 1: ${ROW}`],
    [
      'a document of an item without a number',
      items({ ohne_nummer: true, dateien: [{}] }),
      `2. Punkt, Dokument 1: ${ROW}`,
    ],
    [
      'a document without a title',
      items({ dateien: [{ ...PDF, titel: ' ' }] }),
      'TOP 2, Dokument 1, Titel: Bitte ausfüllen.',
    ],
    ['an item without a title', items({ titel: ' ' }), 'TOP 2: Der Titel fehlt.'],
    [
      'a document behind an item without a title',
      { tagesordnung: [{ titel: '' }, { titel: 'Plan', vorlage: 'weg' }] },
      'TOP 2: Die Vorlage gibt es nicht mehr.',
    ],
    ['a paper that is gone', items({ vorlage: 'weg' }), 'TOP 2: Die Vorlage gibt es nicht mehr.'],
    [
      'a further paper that is gone',
      items({ vorlage: 'turm', weitere_vorlagen: [{ vorlage: 'weg' }] }),
      'TOP 2: Die Vorlage gibt es nicht mehr.',
    ],
    [
      'a further paper that is not chosen',
      items({ weitere_vorlagen: [{ vorlage: '' }] }),
      'TOP 2, Weitere Vorlagen, Weitere Vorlage 1, Vorlage: Bitte einen Eintrag auswählen.',
    ],
    ['a meeting without a title', { titel: '' }, 'Bezeichnung: Bitte ausfüllen.'],
    ['a meeting without a body', { gremium: '' }, 'Es ist kein Gremium gewählt.'],
    ['a meeting without a day', { datum_von: '' }, 'Tag und Uhrzeit fehlen.'],
    [
      'a cancelled meeting without a reason',
      { zustand: 'abgesagt' },
      'Grund: Bitte sagen Sie, warum. Wer kommen wollte, liest es hier.',
    ],
    [
      'an end before the beginning',
      { datum_bis: '2026-12-01T17:00:00+01:00' },
      'Ende: Das Ende muss nach dem Beginn liegen.',
    ],
    ['a further file of the meeting', { dateien: [{}] }, `Weitere Dateien, Dokument 1: ${ROW}`],
    [
      'minutes without a file',
      { niederschrift: { titel: 'Niederschrift' } },
      'Niederschrift: Dieses Dokument ist leer. Bitte wählen Sie eine Datei aus.',
    ],
  ])('%s', async (_, more, satz) => {
    const { token, call, load, meeting, publish, invite, folder, mails } = await town()
    const { id, nichtoeffentlich } = await meeting()
    await publish(nichtoeffentlich)
    const { daten, fassung } = await load(id)
    await call(calls.redaktionInhaltSpeichern, {
      params: { id },
      body: {
        daten: { ...daten, ...items({}), ...more },
        grundfassung: fassung,
        mitLuecken: true,
      },
      token,
    })
    await expect(publish(id)).rejects.toMatchObject({ code: 'ungueltig' })
    const { maengel, stand } = await folder(id)
    const stopping = maengel.filter(({ gewicht }) => gewicht === 'sperrt').map(({ satz }) => satz)
    expect(stopping).toContain(satz)
    expect(stopping.join()).not.toMatch(/\.\d|›|undefined/)
    await expect(invite(id)).rejects.toMatchObject({ code: 'nicht-moeglich' })
    expect(stand).not.toBe('eingeladen')
    expect((await load(id)).daten['zustand']).toBe((more as { zustand?: string }).zustand ?? 'geplant')
    expect(await mails()).toEqual([])
  })

  test('a complete meeting is not blocked, and says that people are invited once the mails are stored', async () => {
    const { id, nichtoeffentlich, load, invite, folder, mails } = await (async () => {
      const made = await town()
      return { ...made, ...(await made.ready()) }
    })()
    expect((await folder(id)).maengel.filter(({ gewicht }) => gewicht === 'sperrt')).toEqual([])
    expect((await load(id)).daten['zustand']).toBe('geplant')
    const vorgang = randomUUID()
    await invite(id, { vorgang })
    expect((await mails()).length).toBeGreaterThan(0)
    for (const part of [id, nichtoeffentlich]) {
      const { daten, status } = await load(part)
      expect([daten['zustand'], status]).toEqual(['eingeladen', 'oeffentlich'])
    }
    const { fassung } = await load(id)
    await invite(id, { vorgang })
    expect((await load(id)).fassung, 'a repeated call changes nothing').toBe(fassung)
    expect((await folder(id)).aenderungen).toEqual([])
  })

  test('a refused invitation leaves the state of the meeting', async () => {
    const { id, save, load, invite, folder } = await (async () => {
      const made = await town()
      return { ...made, ...(await made.ready()) }
    })()
    await save(id, { ort: 'Bauhof' })
    await expect(invite(id)).rejects.toThrow('veröffentlichen Sie zuerst')
    expect((await load(id)).daten['zustand']).toBe('geplant')
    expect((await folder(id)).stand).toBe('vorbereitung')
  })
})
