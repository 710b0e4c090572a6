import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

/** The clock of the town: 20 November 2026, 09:00 in Berlin. */
const NOW = '2026-11-20T09:00:00+01:00'
type Town = Awaited<ReturnType<typeof deskTown>>
type Window = { readonly gueltig_von?: string | null; readonly gueltig_bis?: string | null }

async function drafted(town: Town, art: string, daten: object) {
  const id = randomUUID()
  await town.as('chefin').call('redaktionInhaltAnlegen', { body: { id, art, daten } })
  const step = (window: Window, more: object = {}) => ({
    params: { id },
    body: { grundfassung: 1, ...window, ...more },
  })
  return {
    id,
    publish: (window: Window = {}, more: object = {}) =>
      town.as('chefin').call('redaktionVeroeffentlichen', step(window, more)),
    refusal: (window: Window = {}, more: object = {}) =>
      town.as('chefin').refusal('redaktionVeroeffentlichen', step(window, more)),
  }
}

const notice = (datum_von: string, more: object = {}) => ({
  titel: 'Auslegung der Jagdkarte',
  art: 'Hinweis',
  datum_von,
  ...more,
})

test.each([
  ['12 minutes ahead, at once', '2026-11-20T09:12:00+01:00', null, NOW],
  ['tonight, at once', '2026-11-20T23:59:00+01:00', null, NOW],
  ['tomorrow, at once', '2026-11-21T08:00:00+01:00', null, NOW],
  ['another year, at once', '2027-11-20T08:00:00+01:00', null, NOW],
  ['this morning, at once', '2026-11-20T06:00:00+01:00', null, NOW],
  ['this minute, at once', '2026-11-20T09:00:30+01:00', null, '2026-11-20T09:00:30+01:00'],
  ['the same moment in UTC, at once', '2026-11-20T08:00:00Z', null, '2026-11-20T08:00:00Z'],
  ['today, planned for tomorrow', NOW, '2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00+01:00'],
  [
    'in a week, planned for tomorrow',
    '2026-11-27T08:00:00+01:00',
    '2026-11-21T07:00:00.000Z',
    '2026-11-21T08:00:00+01:00',
  ],
  ['as planned', '2026-11-21T08:00:00+01:00', '2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00+01:00'],
  ['in summer time', '2026-11-21T08:00:00+01:00', '2027-07-01T06:00:00.000Z', '2027-07-01T08:00:00+02:00'],
])(
  'P1: a notice dated %s names the moment at which it is provided',
  async (_what, dated, gueltig_von, stands) => {
    const town = await deskTown()
    const { publish } = await drafted(town, 'bekanntmachung', notice(dated))
    const done = await publish({ gueltig_von })
    expect(done.daten).toMatchObject({ datum_von: stands })
    expect(done.oeffentliche_fassung).toBe(done.fassung)
    // The call may be repeated after a lost answer.
    expect(await publish({ gueltig_von })).toMatchObject({ fassung: done.fassung, daten: done.daten })
  },
)

test('P1: a planned notice that is provided earlier after all names that moment, also in public', async () => {
  const town = await deskTown()
  const { id, publish } = await drafted(town, 'bekanntmachung', notice('2026-11-25T08:00:00+01:00'))
  await publish({ gueltig_von: '2026-11-25T07:00:00.000Z' })
  const done = await publish({ gueltig_von: null })
  expect(done).toMatchObject({ status: 'oeffentlich', daten: { datum_von: NOW } })
  expect((await town.store.published.byId(id))?.data).toMatchObject({ datum_von: NOW })
})

test('P1: a notice of an earlier day, or one that ends before it is provided, is refused with the reason', async () => {
  const town = await deskTown()
  const past = await drafted(town, 'bekanntmachung', notice('2026-11-19T08:00:00+01:00'))
  expect((await past.refusal()).message).toBe(
    'Bereitgestellt am: Eine Bekanntmachung wird nicht auf einen früheren Tag datiert.',
  )
  const ended = await drafted(
    town,
    'bekanntmachung',
    notice('2026-11-20T08:00:00+01:00', { titel: 'Kurz', datum_bis: '2026-11-22T00:00:00+01:00' }),
  )
  expect((await ended.refusal({ gueltig_von: '2026-11-23T07:00:00.000Z' })).message).toBe(
    'Aktuell bis: Das Ende muss nach dem Tag der Bereitstellung liegen.',
  )
})

const over = 'Dieser Zeitpunkt ist vorbei'
const ended = 'Dieses Ende ist vorbei'
test.each<[string, Window, string | undefined]>([
  ['yesterday', { gueltig_von: '2026-11-19T09:00:00Z' }, over],
  ['a mistyped year', { gueltig_von: '2026-01-10T09:00:00Z' }, over],
  ['two minutes ago', { gueltig_von: '2026-11-20T07:58:00Z' }, over],
  ['with another offset', { gueltig_von: '2026-11-20T09:00:00+09:00' }, over],
  ['an end yesterday', { gueltig_bis: '2026-11-19T09:00:00Z' }, ended],
  ['both in the past', { gueltig_von: '2026-01-01T00:00:00Z', gueltig_bis: '2026-02-01T00:00:00Z' }, ended],
  [
    'an end before the beginning',
    { gueltig_von: '2026-12-02T00:00:00Z', gueltig_bis: '2026-12-01T00:00:00Z' },
    'Bis wann: Das Ende muss nach dem Beginn liegen',
  ],
  ['this minute', { gueltig_von: '2026-11-20T07:59:30Z' }, undefined],
  ['tomorrow', { gueltig_von: '2026-11-21T07:00:00Z' }, undefined],
  ['an end tomorrow', { gueltig_bis: '2026-11-21T07:00:00Z' }, undefined],
  ['nothing', {}, undefined],
])('P6: a period with %s is published, or refused with a sentence', async (_what, window, said) => {
  const town = await deskTown()
  const { id, publish, refusal } = await drafted(town, 'seite', { pfad: '/winter', title: 'Winter' })
  if (said === undefined) {
    expect((await publish(window)).oeffentliche_fassung).toBe(1)
    return
  }
  expect(await refusal(window)).toMatchObject({ code: 'ungueltig', message: expect.stringContaining(said) })
  expect(await town.store.published.byId(id)).toBeUndefined()
})

test('P6: a program may confirm a past period, and send a known one again', async () => {
  const town = await deskTown()
  const { publish } = await drafted(town, 'seite', { pfad: '/winter', title: 'Winter' })
  const window = { gueltig_von: '2026-11-19T09:00:00.000Z' }
  expect((await publish(window, { trotzdem: true })).status).toBe('oeffentlich')
  expect((await publish(window)).gueltig_von).toBe(window.gueltig_von)
})

test('P6: a step for many documents refuses an end in the past, and brings back what had one', async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const { id, publish } = await drafted(town, 'seite', { pfad: '/winter', title: 'Winter' })
  await publish()
  const ending = { aktion: 'befristen', eintraege: [{ id, gueltig_bis: '2026-11-19T09:00:00Z' }] }
  const { data } = await boss.call('redaktionSammelaktion', { body: ending })
  expect(data[0]?.fehler?.satz).toContain(ended)
  await boss.call('redaktionLoeschen', { params: { id }, query: { trotzdem: 'true' } })
  const back = { id, grundfassung: 1, gueltig_von: '2026-11-01T09:00:00.000Z' }
  const again = await boss.call('redaktionSammelaktion', {
    body: { aktion: 'zurueckholen', eintraege: [back] },
  })
  expect(again.data[0]).toMatchObject({ inhalt: { status: 'oeffentlich' } })
})

test.each([
  ['/rathaus', '/kontakte', 'Unter /rathaus steht schon die Seite „Das Rathaus“.'],
  ['/rathaus/', '/kontakte', 'Unter /rathaus steht schon die Seite „Das Rathaus“.'],
  ['/rathaus?id=1', '/kontakte', 'Unter /rathaus steht schon die Seite „Das Rathaus“.'],
  ['/suche', '/rathaus', 'Unter /suche antwortet die Website selbst.'],
  ['/schaeden', '/rathaus', 'Unter /schaeden antwortet die Website selbst.'],
  ['/pinnwand/neu', '/rathaus', 'Unter /pinnwand/neu antwortet die Website selbst.'],
  ['/neu', '/alt', 'Diese Weiterleitung würde im Kreis führen: Von /alt geht es schon hierher.'],
  ['/tonne', '/muell', 'Von dort geht es gleich weiter. Bitte das letzte Ziel angeben: /rathaus'],
])('P15: a redirect from %s to %s is refused with the reason', async (von, nach, said) => {
  const town = await deskTown({
    seite: [
      { pfad: '/', title: 'Start' },
      { pfad: '/rathaus', title: 'Das Rathaus' },
      { pfad: '/kontakte', title: 'Kontakte' },
    ],
    weiterleitung: [
      { von: '/muell', nach: '/rathaus' },
      { von: '/alt', nach: '/neu' },
    ],
  })
  const { refusal } = await drafted(town, 'weiterleitung', { von, nach })
  const { message, details } = await refusal()
  expect(message).toContain(said)
  expect(details?.issues).toHaveLength(1)
})

test.each(['/api/x', '/redaktion', '/medien/a.pdf', '/abfall/kalender/x.ics'])(
  'P15: the address %s of the site is refused on saving, by name',
  async von => {
    const town = await deskTown()
    const body = { id: randomUUID(), art: 'weiterleitung', daten: { von, nach: '/rathaus' } }
    const { details } = await town.as('chefin').refusal('redaktionInhaltAnlegen', { body })
    expect(details?.issues).toContainEqual({
      path: 'von',
      message: `Unter ${von} antwortet die Website selbst. Diese Adresse kann nicht weiterleiten.`,
    })
  },
)
