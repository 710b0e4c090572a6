import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

async function threePages() {
  const town = await deskTown()
  const boss = town.as('chefin')
  const ids: string[] = []
  for (const pfad of ['/eins', '/zwei', '/drei']) ids.push((await boss.page(pfad)).id)
  const state = async () => {
    const documents = await Promise.all(ids.map(id => boss.call('redaktionInhalt', { params: { id } })))
    return documents.map(({ status }) => status)
  }
  return { ...town, boss, ids, state }
}

describe('One step for many documents', () => {
  test('is applied to each; a failure does not stop the others', async () => {
    const { boss, ids, state } = await threePages()
    const [one = '', two = '', three = ''] = ids
    const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: {
        aktion: 'veroeffentlichen',
        eintraege: [
          { id: one, grundfassung: 1 },
          { id: two, grundfassung: 7 },
          { id: 'gibt-es-nicht', grundfassung: 1 },
          { id: three },
          { id: three, grundfassung: 1, gueltig_von: '2026-12-01T00:00:00Z' },
        ],
      },
    })
    expect(data.map(({ inhalt, fehler }) => inhalt?.status ?? fehler?.code)).toEqual([
      'oeffentlich',
      'konflikt',
      'nicht-gefunden',
      'ungueltig',
      'geplant',
    ])
    expect(await state()).toEqual(['oeffentlich', 'entwurf', 'geplant'])
    expect(rueckgaengig?.satz).toBe('„/eins“ und „/drei“ wieder von der Website nehmen')
  })

  test('returns its undo, which restores time windows too', async () => {
    const { boss, ids, state } = await threePages()
    const eintraege = ids.map(id => ({ id, grundfassung: 1, gueltig_von: '2026-12-01T00:00:00.000Z' }))
    await boss.call('redaktionSammelaktion', { body: { aktion: 'veroeffentlichen', eintraege } })
    const taken = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'zurueckziehen', eintraege: ids.map(id => ({ id })) },
    })
    expect(await state()).toEqual(['entwurf', 'entwurf', 'entwurf'])
    expect(taken.rueckgaengig?.satz).toBe('„/eins“, „/zwei“ und 1 weitere wieder veröffentlichen')
    await boss.call('redaktionSammelaktion', { body: taken.rueckgaengig?.auftrag })
    expect(await state()).toEqual(['geplant', 'geplant', 'geplant'])

    const deleted = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'loeschen', eintraege: ids.map(id => ({ id })) },
    })
    expect(await state()).toEqual(['papierkorb', 'papierkorb', 'papierkorb'])
    // Idempotent: a second run changes nothing and has nothing to undo.
    const again = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'loeschen', eintraege: ids.map(id => ({ id })) },
    })
    expect(again.rueckgaengig).toBeNull()
    await boss.call('redaktionSammelaktion', { body: deleted.rueckgaengig?.auftrag })
    expect(await state()).toEqual(['geplant', 'geplant', 'geplant'])
  })

  test('undoes the deletion of public documents with their time windows', async () => {
    const { boss, ids, state } = await threePages()
    const [one = '', two = ''] = ids
    const gueltig_von = '2026-12-01T00:00:00.000Z'
    await boss.call('redaktionSammelaktion', {
      body: {
        aktion: 'veroeffentlichen',
        eintraege: [
          { id: one, grundfassung: 1 },
          { id: two, grundfassung: 1, gueltig_von },
        ],
      },
    })
    const eintraege = ids.map(id => ({ id }))
    const deleted = await boss.call('redaktionSammelaktion', { body: { aktion: 'loeschen', eintraege } })
    expect(await state()).toEqual(['papierkorb', 'papierkorb', 'papierkorb'])
    expect(deleted.rueckgaengig?.satz).toBe(
      '„/eins“, „/zwei“ und 1 weitere aus dem Papierkorb holen und, was öffentlich war, wieder veröffentlichen',
    )
    const back = await boss.call('redaktionSammelaktion', { body: deleted.rueckgaengig?.auftrag })
    expect(await state()).toEqual(['oeffentlich', 'geplant', 'entwurf'])
    expect(back.data.map(({ inhalt, fehler }) => [inhalt?.status, fehler])).toEqual([
      ['oeffentlich', undefined],
      ['geplant', undefined],
      ['entwurf', undefined],
    ])
    await boss.call('redaktionSammelaktion', { body: back.rueckgaengig?.auftrag })
    expect(await state()).toEqual(['papierkorb', 'papierkorb', 'papierkorb'])
  })

  test('says which documents had unpublished changes and return as drafts', async () => {
    const { boss, ids, state } = await threePages()
    const [id = ''] = ids
    const params = { id }
    await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 1 } })
    await boss.call('redaktionInhaltSpeichern', {
      params,
      body: { grundfassung: 1, daten: { pfad: '/eins', title: '/eins', description: 'neu' } },
    })
    const body = { aktion: 'loeschen', eintraege: [{ id }] }
    const { rueckgaengig } = await boss.call('redaktionSammelaktion', { body })
    expect(rueckgaengig?.satz).toBe(
      '„/eins“ aus dem Papierkorb holen; was seit der Veröffentlichung geändert wurde, als Entwurf',
    )
    await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    expect((await state())[0]).toBe('entwurf')
  })

  test('says which restored documents could not be published again', async () => {
    const { as, boss, ids } = await threePages()
    const [id = ''] = ids
    const body = { aktion: 'veroeffentlichen', eintraege: [{ id, grundfassung: 1 }] }
    await boss.call('redaktionSammelaktion', { body })
    const deleted = await boss.call('redaktionSammelaktion', { body: { ...body, aktion: 'loeschen' } })
    // Another editor restored it first and has changed it since.
    await as('leitung').call('redaktionZurueckholen', { params: { id } })
    const daten = { pfad: '/eins', title: '/eins', description: 'neu' }
    await as('leitung').call('redaktionInhaltSpeichern', { params: { id }, body: { grundfassung: 1, daten } })
    const { data } = await boss.call('redaktionSammelaktion', { body: deleted.rueckgaengig?.auftrag })
    expect(data).toMatchObject([
      {
        inhalt: { status: 'entwurf', geloescht_am: null },
        fehler: {
          code: 'konflikt',
          satz: 'Aus dem Papierkorb geholt, aber nicht wieder öffentlich: Zwischenzeitlich geändert von Name von leitung',
        },
      },
    ])
  })

  test('checks the rights of the editor for each document', async () => {
    const { as, ids, state, boss } = await threePages()
    const school = await boss.page('/schillerschule/mensa')
    const { data } = await as('schule').call('redaktionSammelaktion', {
      body: { aktion: 'loeschen', eintraege: [...ids, school.id].map(id => ({ id })) },
    })
    expect(data.map(({ fehler }) => fehler?.code)).toEqual([
      'nicht-gefunden',
      'nicht-gefunden',
      'nicht-gefunden',
      undefined,
    ])
    expect(await state()).toEqual(['entwurf', 'entwurf', 'entwurf'])
  })

  test('is refused for 0 and for 201 documents', async () => {
    const { boss } = await threePages()
    for (const count of [0, 201]) {
      const eintraege = Array.from({ length: count }, (_, index) => ({ id: `x${index}` }))
      const refused = await boss.refusal('redaktionSammelaktion', { body: { aktion: 'loeschen', eintraege } })
      expect(refused.code).toBe('anfrage-ungueltig')
    }
  })
})

/** Events in two Rubriken, one of them public. */
async function events() {
  const town = await deskTown()
  const boss = town.as('chefin')
  const make = async (titel: string, rubriken: string[]) => {
    const daten = { titel, rubriken, datum_von: '2026-12-01T18:00:00Z' }
    const body = { id: randomUUID(), art: 'veranstaltung', daten }
    return (await boss.call('redaktionInhaltAnlegen', { body })).id
  }
  const ids = [await make('Adventssingen', ['Musik']), await make('Weinprobe', ['Wein', 'Genuss'])]
  const [first = ''] = ids
  await boss.call('redaktionVeroeffentlichen', { params: { id: first }, body: { grundfassung: 1 } })
  const read = (id: string) => boss.call('redaktionInhalt', { params: { id } })
  const rubriken = async () => (await Promise.all(ids.map(read))).map(({ daten }) => daten['rubriken'])
  return { ...town, boss, ids, read, rubriken }
}

describe('Assigning to a Rubrik', () => {
  test('adds it to each document in a new draft; undo removes only the added Rubriken', async () => {
    const { boss, ids, read, rubriken } = await events()
    const eintraege = ids.map(id => ({ id, grundfassung: 1, dazu: ['Wein'] }))
    const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'zuordnen', eintraege },
    })
    expect(data.map(({ inhalt }) => inhalt?.status)).toEqual(['geaendert', 'entwurf'])
    expect(await rubriken()).toEqual([
      ['Musik', 'Wein'],
      ['Wein', 'Genuss'],
    ])
    expect((await read(ids[0] ?? '')).vermerk).toBe('Rubrik „Wein“ dazu')
    expect(rueckgaengig?.satz).toBe('Rubriken von „Adventssingen“ wie vorher')
    await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    expect(await rubriken()).toEqual([['Musik'], ['Wein', 'Genuss']])
  })

  test('notes the names of Rubriken of a directory, not their ids', async () => {
    const betriebe = {
      name: 'Betriebe',
      einzahl: 'Betrieb',
      mehrzahl: 'Betriebe',
      rubriktitel: 'Branche',
      suchfeld: 'branchensearch',
      seite: '/wirtschaft/betriebe',
      rubriken: [
        { id: 'baeckerei', name: 'Bäckerei' },
        { id: 'cafe', name: 'Café' },
      ],
    }
    const baecker = { verzeichnis: 'betriebe', name: 'Bäckerei Huber', rubriken: ['baeckerei'] }
    const town = await deskTown({ verzeichnis: [betriebe], verzeichniseintrag: [baecker] })
    const boss = town.as('chefin')
    const { data } = await boss.call('redaktionInhalte', { query: { art: 'verzeichniseintrag' } })
    const id = data[0]?.id ?? ''
    const eintraege = [{ id, grundfassung: 1, dazu: ['cafe'], weg: ['baeckerei'] }]
    await boss.call('redaktionSammelaktion', { body: { aktion: 'zuordnen', eintraege } })
    const { vermerk } = await boss.call('redaktionInhalt', { params: { id } })
    expect(vermerk).toBe('Rubrik „Café“ dazu, Rubrik „Bäckerei“ weg')
  })

  test('is refused without the current revision, for the last Rubrik of a document, and for kinds without Rubriken', async () => {
    const { boss, ids, rubriken } = await events()
    const page = await boss.page('/eins')
    const eintraege = [
      { id: ids[0], grundfassung: 7, dazu: ['Wein'] },
      { id: ids[1], dazu: ['Musik'] },
      { id: ids[1], grundfassung: 1, weg: ['Wein', 'Genuss'] },
      { id: page.id, grundfassung: 1, dazu: ['Wein'] },
    ]
    const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'zuordnen', eintraege },
    })
    expect(data.map(({ fehler }) => fehler?.code)).toEqual([
      'konflikt',
      'ungueltig',
      'ungueltig',
      'ungueltig',
    ])
    expect(data[3]?.fehler?.satz).toBe('Inhalte dieser Art haben keine Rubriken.')
    expect(rueckgaengig).toBeNull()
    expect(await rubriken()).toEqual([['Musik'], ['Wein', 'Genuss']])
  })
})

describe('A document under review', () => {
  test('cannot get other Rubriken and cannot be moved', async () => {
    const { boss, ids, state } = await threePages()
    const [id = ''] = ids
    const event = await events()
    await boss.call('redaktionSammelaktion', {
      body: { aktion: 'einreichen', eintraege: [{ id, grundfassung: 1 }] },
    })
    const moved = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'verschieben', eintraege: [{ id, grundfassung: 1, pfad: '/zwei/eins' }] },
    })
    expect(moved.data[0]?.fehler?.satz).toContain('Liegt gerade zur Prüfung.')
    expect((await state())[0]).toBe('in_pruefung')
    const second = event.ids[1] ?? ''
    await event.boss.call('redaktionSammelaktion', {
      body: { aktion: 'einreichen', eintraege: [{ id: second, grundfassung: 1 }] },
    })
    const assigned = await event.boss.call('redaktionSammelaktion', {
      body: { aktion: 'zuordnen', eintraege: [{ id: second, grundfassung: 1, dazu: ['Musik'] }] },
    })
    expect(assigned.data[0]?.fehler?.satz).toContain('Liegt gerade zur Prüfung.')
    expect((await event.read(second)).status).toBe('in_pruefung')
  })
})

describe('Submitting several documents for review', () => {
  test('is undone by the editor who submitted them, also without the right to release', async () => {
    const { as, ids, state } = await threePages()
    const eintraege = ids.map(id => ({ id, grundfassung: 1 }))
    const author = as('autor')
    const { rueckgaengig } = await author.call('redaktionSammelaktion', {
      body: { aktion: 'einreichen', eintraege },
    })
    expect(await state()).toEqual(['in_pruefung', 'in_pruefung', 'in_pruefung'])
    expect(rueckgaengig?.satz).toContain('doch nicht zur Prüfung geben')
    await author.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    expect(await state()).toEqual(['entwurf', 'entwurf', 'entwurf'])
  })

  test('is not undone by an author when another editor submitted them', async () => {
    const { as, boss, ids, state } = await threePages()
    const [id = ''] = ids
    const body = { eintraege: [{ id, grundfassung: 1 }] }
    await boss.call('redaktionSammelaktion', { body: { ...body, aktion: 'einreichen' } })
    const { data } = await as('autor').call('redaktionSammelaktion', {
      body: { ...body, aktion: 'zurueckgeben' },
    })
    expect(data[0]?.fehler?.code).toBe('nicht-erlaubt')
    expect((await state())[0]).toBe('in_pruefung')
  })

  test('has no undo if they were already submitted', async () => {
    const { boss, ids } = await threePages()
    const body = { aktion: 'einreichen', eintraege: ids.map(id => ({ id, grundfassung: 1 })) }
    await boss.call('redaktionSammelaktion', { body })
    expect((await boss.call('redaktionSammelaktion', { body })).rueckgaengig).toBeNull()
  })
})

describe('Moving several pages', () => {
  test('moves each below another page, can be undone, and says which path is taken', async () => {
    const { boss, ids } = await threePages()
    const taken = await boss.page('/ziel/zwei')
    const eintraege = [
      { id: ids[0], grundfassung: 1, pfad: '/ziel/eins' },
      { id: ids[1], grundfassung: 1, pfad: '/ziel/zwei' },
    ]
    const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'verschieben', eintraege },
    })
    expect(data.map(({ inhalt, fehler }) => inhalt?.pfad ?? fehler?.code)).toEqual(['/ziel/eins', 'vergeben'])
    await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    const paths = await Promise.all(
      [...ids, taken.id].map(async id => (await boss.call('redaktionInhalt', { params: { id } })).pfad),
    )
    expect(paths).toEqual(['/eins', '/zwei', '/drei', '/ziel/zwei'])
  })

  test('is undone in reverse order, so that pages below a moved page return too', async () => {
    const { boss } = await threePages()
    const parent = await boss.page('/oben')
    const child = await boss.page('/oben/unten')
    const { rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: {
        aktion: 'verschieben',
        eintraege: [
          { id: parent.id, grundfassung: 1, pfad: '/eins/oben' },
          { id: child.id, grundfassung: 2, pfad: '/zwei/unten' },
        ],
      },
    })
    await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    const paths = await Promise.all(
      [parent, child].map(async ({ id }) => (await boss.call('redaktionInhalt', { params: { id } })).pfad),
    )
    expect(paths).toEqual(['/oben', '/oben/unten'])
  })
})

describe('An end date for several documents', () => {
  const gueltig_bis = '2026-12-24T12:00:00.000Z'

  test('is set for the public version without other changes, and undone', async () => {
    const { boss, ids } = await threePages()
    const publish = ids.slice(0, 2).map(id => ({ id, grundfassung: 1 }))
    await boss.call('redaktionSammelaktion', { body: { aktion: 'veroeffentlichen', eintraege: publish } })
    const daten = { pfad: '/zwei', title: '/zwei', description: 'neu' }
    await boss.call('redaktionInhaltSpeichern', { params: { id: ids[1] }, body: { grundfassung: 1, daten } })
    const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
      body: { aktion: 'befristen', eintraege: ids.map(id => ({ id, gueltig_bis })) },
    })
    expect(data.map(({ inhalt, fehler }) => inhalt?.gueltig_bis ?? fehler?.satz)).toEqual([
      gueltig_bis,
      expect.stringContaining('Änderungen, die noch nicht öffentlich sind'),
      expect.stringContaining('Noch nicht öffentlich'),
    ])
    const [first = ''] = ids
    await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    const one = await boss.call('redaktionInhalt', { params: { id: first } })
    expect([one.status, one.gueltig_bis]).toEqual(['oeffentlich', null])
  })
})

test('An end date does not count as a review: the review date stays', async () => {
  const { boss, ids, clock } = await threePages()
  const [id = ''] = ids
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
  const care = async () => (await boss.call('redaktionPflege', { params: { id } })).wiedervorlage
  const before = await care()
  expect(before.am).toBe('2027-11-20')
  clock.set('2027-03-01T08:00:00.000Z')
  const eintraege = [{ id, gueltig_bis: '2027-12-24T12:00:00.000Z' }]
  const { data, rueckgaengig } = await boss.call('redaktionSammelaktion', {
    body: { aktion: 'befristen', eintraege },
  })
  expect(data[0]?.inhalt?.gueltig_bis).toBe('2027-12-24T12:00:00.000Z')
  expect((await care()).am).toBe(before.am)
  await boss.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
  expect(await care()).toEqual(before)
})

describe('A step for several documents', () => {
  const steps = {
    einreichen: { grundfassung: 1 },
    zurueckgeben: { grundfassung: 1 },
    zuordnen: { grundfassung: 1, dazu: ['Wein'] },
    verschieben: { grundfassung: 1, pfad: '/schillerschule/eins' },
    befristen: { gueltig_bis: '2026-12-24T12:00:00.000Z' },
    pflegen: { verantwortlich: null },
  }
  test.each(Object.entries(steps))(
    '%s answers that the document is missing if the editor may not see it',
    async (aktion, entry) => {
      const { as, ids } = await threePages()
      for (const who of ['schule', 'rat', 'amt'] as const) {
        const { data } = await as(who).call('redaktionSammelaktion', {
          body: { aktion, eintraege: [{ id: ids[0], ...entry }] },
        })
        expect(data[0]?.fehler?.code).toBe('nicht-gefunden')
      }
    },
  )

  test('cannot end or move public documents for an author', async () => {
    const { as, boss, ids } = await threePages()
    const [id = ''] = ids
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    for (const aktion of ['befristen', 'verschieben'] as const) {
      const { data } = await as('autor').call('redaktionSammelaktion', {
        body: { aktion, eintraege: [{ id, ...steps[aktion] }] },
      })
      expect(data[0]?.fehler?.code).toBe('nicht-erlaubt')
    }
  })
})
