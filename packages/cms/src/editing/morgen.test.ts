import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown, page } from './testing/desk-town.ts'

/** The steps of an editor in one morning, in order. */
test('A clerk’s morning: written, saved, in conflict, published from tomorrow, withdrawn, restored, moved, copied, deleted, restored', async () => {
  const { as, clock, store } = await deskTown({ seite: [page('/rathaus')] })
  const anna = as('chefin')
  const id = randomUUID()

  // A working copy can exist before its document.
  const typed = { art: 'seite', daten: { title: 'Fundb' } }
  await anna.call('redaktionArbeitskopieBehalten', { params: { id }, body: typed })
  expect((await anna.call('redaktionArbeitskopien')).data).toMatchObject([{ id, eigene: true }])
  expect((await anna.call('redaktionArbeitskopie', { params: { id } })).daten).toEqual({ title: 'Fundb' })

  const created = await anna.page('/fundbuero', { title: 'Fundbüro' }, id)
  expect(created).toMatchObject({
    id,
    titel: 'Fundbüro',
    status: 'entwurf',
    fassung: 1,
    geaendert_von: { id: 'id-chefin', name: 'Name von chefin' },
    rechte: ['schreiben', 'freigeben', 'loeschen'],
  })
  expect((await anna.refusal('redaktionArbeitskopie', { params: { id } })).code).toBe('nicht-gefunden')

  // Another editor saves in between: nothing is overwritten, and the conflict shows both states.
  const save = (title: string, grundfassung: number) => ({
    params: { id },
    body: { daten: { ...created.daten, title }, grundfassung },
  })
  await as('autor').call('redaktionInhaltSpeichern', save('Fundsachen', 1))
  const conflict = await anna.refusal('redaktionInhaltSpeichern', save('Fundbüro der Stadt', 1))
  expect(conflict).toMatchObject({
    code: 'konflikt',
    message: 'Zwischenzeitlich geändert von Name von autor',
  })
  expect(conflict.details?.konflikt).toMatchObject({
    aktuell: { fassung: 2, daten: { title: 'Fundsachen' } },
    grund: { title: 'Fundbüro' },
  })
  const saved = await anna.call('redaktionInhaltSpeichern', save('Fundbüro der Stadt', 2))
  expect(saved.fassung).toBe(3)

  const { felder } = await anna.call('redaktionUnterschied', { params: { id }, query: { von: 1, bis: 3 } })
  expect(felder).toEqual([
    {
      feld: 'title',
      feldname: 'Seitentitel',
      art: 'geaendert',
      teile: [
        { art: 'gleich', text: 'Fundbüro' },
        { art: 'neu', text: ' der Stadt' },
      ],
    },
  ])

  // The publication starts tomorrow.
  const tomorrow = '2026-11-21T07:00:00.000Z'
  const planned = { params: { id }, body: { grundfassung: 3, gueltig_von: tomorrow } }
  expect((await anna.call('redaktionVeroeffentlichen', planned)).status).toBe('geplant')
  const visible = () => store.published.byKey('seite', '/fundbuero')
  expect(await visible()).toBeUndefined()
  clock.set(tomorrow)
  expect(await visible()).toBeDefined()
  expect((await anna.call('redaktionInhalt', { params: { id } })).status).toBe('oeffentlich')

  // Another page links to it, so withdrawing needs a redirect.
  const { id: other } = await anna.page('/service', {
    content: [{ template: 'text', context: { text: '<p><a href="/fundbuero">Fundbüro</a></p>' } }],
  })
  await anna.call('redaktionVeroeffentlichen', { params: { id: other }, body: { grundfassung: 1 } })
  const linked = await anna.refusal('redaktionZurueckziehen', { params: { id }, body: {} })
  expect(linked.code).toBe('verlinkt')
  expect(linked.details?.verwendung).toMatchObject({ oeffentlich: [{ id: other, schluessel: '/service' }] })
  const back = { params: { id }, body: { weiterleitung: '/rathaus' } }
  expect((await anna.call('redaktionZurueckziehen', back)).status).toBe('entwurf')
  expect(await store.published.redirect('/fundbuero')).toMatchObject({ to: '/rathaus' })

  const first = { params: { id }, body: { nummer: 1, grundfassung: 3 } }
  expect(await anna.call('redaktionWiederherstellen', first)).toMatchObject({ fassung: 4, titel: 'Fundbüro' })

  const there = { params: { id }, body: { pfad: '/service/fundbuero/', grundfassung: 4 } }
  const moved = await anna.call('redaktionVerschieben', there)
  expect(moved.verschoben).toEqual([{ id, von: '/fundbuero', nach: '/service/fundbuero' }])

  const copyId = randomUUID()
  const copy = { params: { id }, body: { id: copyId } }
  const copied = await anna.call('redaktionKopieren', copy)
  expect(copied).toMatchObject({
    pfad: '/service/fundbuero-kopie',
    titel: 'Fundbüro (Kopie)',
    status: 'entwurf',
  })
  expect(await anna.call('redaktionKopieren', copy)).toEqual(copied)
  const second = await anna.call('redaktionKopieren', { params: { id }, body: { id: randomUUID() } })
  expect(second.pfad).toBe('/service/fundbuero-kopie-2')

  expect((await anna.call('redaktionLoeschen', { params: { id: copyId } })).status).toBe('papierkorb')
  expect((await anna.call('redaktionInhalt', { params: { id: copyId } })).geloescht_am).not.toBeNull()
  expect((await anna.call('redaktionZurueckholen', { params: { id: copyId } })).status).toBe('entwurf')

  const { data } = await anna.call('redaktionFassungen', { params: { id } })
  expect(data.map(({ nummer, von }) => [nummer, von.name])).toEqual([
    [5, 'Name von chefin'],
    [4, 'Name von chefin'],
    [3, 'Name von chefin'],
    [2, 'Name von autor'],
    [1, 'Name von chefin'],
  ])
})
