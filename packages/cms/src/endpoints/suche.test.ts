import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { artikel, testTown, textEntry, veranstaltung } from '../test-town.ts'

const seiten = [
  { pfad: '/muell', title: 'Müllabfuhr', content: [textEntry('<p>Termine für die Straße.</p>')] },
  {
    pfad: '/strassen',
    title: 'Straßen',
    content: [textEntry('<p>Die Reinigung nimmt auch <em>Mü</em>ll mit.</p>')],
  },
  {
    pfad: '/bild',
    title: 'Bild',
    content: [
      {
        template: 'bild-text',
        context: {
          titel: 'Freibad',
          text: '<p>Schwimmen</p>',
          bildupload: { bild: '/medien/x', bildtext: 'Giraffe' },
        },
      },
    ],
  },
]

const town = () =>
  testTown({
    seite: seiten,
    aktuelles: [artikel('Markt zieht um', { einleitung: 'Wegen der Müllabfuhr', text: '<p>Kirchplatz</p>' })],
    veranstaltung: [veranstaltung('Müllsammeltag', '2026-11-28T14:00:00+01:00', { ort: 'Kirchplatz' })],
  })

const found = async (q: string) => {
  const { data } = await (await town()).call(calls.suche, { query: { q } })
  return data.map(({ url }) => url)
}

/** Returns the hits and the entries that match only a part of the query. */
const similar = async (q: string) => {
  const { data, aehnliches } = await (await town()).call(calls.suche, { query: { q } })
  return [...data, ...aehnliches].map(({ url }) => url)
}

describe('the search', () => {
  it('finds pages, articles and events, title matches first', async () => {
    expect(await found('müll')).toEqual([
      '/muell',
      '/veranstaltungen/muellsammeltag',
      '/aktuelles/markt-zieht-um',
      '/strassen',
    ])
  })

  it.each(['Müll Straße', 'MUELL STRASSE', 'straße, müll', 'Mu\u0308ll strasse'])(
    'finds the same pages for each spelling of two words: %s',
    async q => {
      expect((await found(q)).toSorted()).toEqual(['/muell', '/strassen'])
    },
  )

  it('finds only pages with all words', async () => {
    expect(await found('Kirchplatz Markt')).toEqual([
      '/aktuelles/markt-zieht-um',
      '/veranstaltungen/muellsammeltag',
    ])
  })

  it('reads the visible text, not descriptions of pictures', async () => {
    expect(await similar('Freibad schwimmen')).toEqual(['/bild'])
    expect(await found('Schwimmen')).toEqual(['/bild'])
    expect(await found('Giraffe')).toEqual([])
    expect(await found('em')).toEqual([])
  })

  it.each(['', ' ', 'a', '?', '%', '*', '"'])('finds nothing for %j', async q => {
    expect(await found(q)).toEqual([])
  })

  it('shows an excerpt with the match marked', async () => {
    const { data } = await (await town()).call(calls.suche, { query: { q: 'Termine' } })
    expect(data).toEqual([
      {
        titel: 'Müllabfuhr',
        auszug: [
          { text: 'Termine', treffer: true },
          { text: ' für die Straße.', treffer: false },
        ],
        url: '/muell',
        art: 'Seite',
        bereich: 'Stadt',
      },
    ])
  })

  it('is up to date after each publication, change and withdrawal', async () => {
    const { store, call } = await town()
    const urls = async (q: string) => (await call(calls.suche, { query: { q } })).data.map(({ url }) => url)
    expect(await urls('Giraffengehege')).toEqual([])

    const data = { pfad: '/zoo', title: 'Giraffengehege' }
    const created = await store.create({ kind: 'seite', data, author: 'test' })
    if (!created.ok) throw new Error(created.error.message)
    expect(await urls('Giraffengehege')).toEqual([])
    await store.publish(created.value.id, { author: 'test' })
    expect(await urls('Giraffengehege')).toEqual(['/zoo'])

    const change = { data: { ...data, title: 'Tierpark' }, baseRevision: 1, author: 'test' }
    await store.saveDraft(created.value.id, change)
    await store.publish(created.value.id, { author: 'test' })
    expect([await urls('Giraffengehege'), await urls('Tierpark')]).toEqual([[], ['/zoo']])

    await store.unpublish(created.value.id, { author: 'test' })
    expect(await urls('Tierpark')).toEqual([])
  })

  it('does not show content before its time window', async () => {
    const { store, call } = await town()
    const data = { pfad: '/spaeter', title: 'Geheimnis' }
    await store.writeAll([{ kind: 'seite', data, author: 'test', gueltig_von: '2027-01-01T00:00:00Z' }])
    expect((await call(calls.suche, { query: { q: 'Geheimnis' } })).data).toEqual([])
  })

  it('gives concurrent searches the same answer', async () => {
    const { call } = await town()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(calls.suche, { query: { q: 'Müll' } })),
    )
    expect(answers.every(({ data }) => data.length === 4)).toBe(true)
  })

  it('is paged without duplicates or gaps', async () => {
    const { call } = await testTown({
      seite: Array.from({ length: 25 }, (_, index) => ({ pfad: `/s/${index}`, title: `Sitzung ${index}` })),
    })
    const pages = await Promise.all(
      [1, 2, 3, 4].map(seite => call(calls.suche, { query: { q: 'Sitzung', seite } })),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ url }) => url))).size).toBe(25)
    expect(pages[0]).toMatchObject({ gesamt: 25, pagination: { page: 1, pages: 3 } })
  })
})
