import { gzipSync } from 'node:zlib'
import { calls } from '@rathausplatz/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deskTown, editorOf } from '../editing/testing/desk-town.ts'
import { type FetchOutside, openOutside } from '../outbound/fetch-outside.ts'
import { neighbour, onlyNeighbour } from '../outbound/testing/neighbour.ts'
import { ok } from '../store/index.ts'
import { grownPosts, type Post, wordpressExport } from './testing/wordpress-export.ts'

type Town = Awaited<ReturnType<typeof deskTown>>
type Person = Parameters<Town['as']>[0]

const SITE = 'https://alt.rebenau.example'
const TOWN = 'https://www.rebenau.example'
const fileOf = (text: string) => new TextEncoder().encode(text)

/** What the house does by itself, until nothing is left to do. */
const work = async (town: Town, signal = new AbortController().signal) =>
  town.uebernahme.job.work({ signal, owner: 'test' })

const begin = (town: Town, text: string, who: Person = 'chefin', name = 'export.xml') =>
  town.as(who).call('redaktionUebernahmeAusDatei', { query: { name }, file: fileOf(text) })

const refused = (town: Town, file: Uint8Array, who: Person = 'chefin') =>
  town.as(who).refusal('redaktionUebernahmeAusDatei', { query: { name: 'x' }, file })

const pieces = async (town: Town, id: string, query: object = {}, who: Person = 'chefin') =>
  (
    await town
      .as(who)
      .call('redaktionUebernahmeStuecke', { params: { id }, query: { pro_seite: 200, ...query } })
  ).data

async function start(town: Town, id: string, who: Person = 'chefin') {
  await town.as(who).call('redaktionUebernahmeStarten', { params: { id } })
  await work(town)
  return town.as(who).call('redaktionUebernahme', { params: { id } })
}

async function taken(town: Town, text: string, who: Person = 'chefin') {
  const { id } = await begin(town, text, who)
  return { id, uebernahme: await start(town, id, who), stuecke: await pieces(town, id, {}, who) }
}

const seite = (id: number, titel: string, text: string, more: Partial<Post> = {}): Post => ({
  id,
  titel,
  text,
  art: 'page',
  link: `${SITE}/${more.name ?? `seite-${id}`}/`,
  ...more,
})

const contentOf = async (town: Town, id: string | null, who: Person = 'chefin') =>
  (await town.as(who).call('redaktionInhalt', { params: { id } })).daten

describe('A WordPress export', () => {
  test('with 200 posts becomes 200 drafts, none is public, and all is told', async () => {
    const town = await deskTown()
    const { uebernahme, stuecke } = await taken(town, wordpressExport(grownPosts(200)))
    expect(uebernahme).toMatchObject({
      stand: 'fertig',
      anzahl: { uebernommen: 200, abgelehnt: 0, gefunden: 0 },
    })
    const { anzahl } = await town.as('chefin').call('redaktionInhalte', { query: { art: 'aktuelles' } })
    expect(anzahl).toBe(200)
    expect(await town.store.published.count('aktuelles')).toBe(0)
    expect(new Set(stuecke.map(({ inhalt }) => inhalt)).size).toBe(200)
    const told = stuecke.flatMap(({ hinweise }) => hinweise).join('\n')
    for (const word of ['youtube.com', '[contact-form-7]', 'Ein Bild wurde nicht übernommen'])
      expect(told).toContain(word)
    for (const { inhalt } of stuecke.slice(0, 16)) {
      const daten = JSON.stringify(await contentOf(town, inhalt))
      expect(daten).not.toMatch(/script|onerror|onclick|javascript:|\[gallery|\[caption|MsoNormal|<!--/)
    }
  })

  test('keeps all of a hundred that are called the same, also beside sixty that the town has', async () => {
    const town = await deskTown()
    const titel = 'Bericht aus dem Gemeinderat'
    const slug = 'bericht-aus-dem-gemeinderat'
    for (let place = 1; place <= 60; place++) {
      const daten = {
        titel,
        slug: place === 1 ? slug : `${slug}-${place}`,
        datum_von: '2026-11-20T08:00:00Z',
      }
      await town
        .as('chefin')
        .call('redaktionInhaltAnlegen', { body: { id: `bericht-${place}`, art: 'aktuelles', daten } })
    }
    const monthly = Array.from(
      { length: 100 },
      (_, at): Post => ({ id: at + 1, titel, text: `<p>Sitzung ${at + 1}.</p>` }),
    )
    const { uebernahme, stuecke } = await taken(town, wordpressExport(monthly))
    expect(uebernahme.anzahl).toMatchObject({ uebernommen: 100, abgelehnt: 0 })
    expect(new Set(stuecke.map(({ inhalt }) => inhalt)).size).toBe(100)
  })

  test('keeps what people read: paragraphs, lists, tables, questions, dates and letters', async () => {
    const town = await deskTown()
    const { stuecke } = await taken(town, wordpressExport(grownPosts(8)))
    const texts = await Promise.all(stuecke.map(async ({ inhalt }) => await contentOf(town, inhalt)))
    expect(texts[0]).toMatchObject({
      titel: 'Straßensperrung in der Mühlgasse',
      datum_von: '2010-01-01T08:30:00.000Z',
      einleitung: 'Kurz gesagt: Es ändert sich etwas.',
    })
    expect(texts[0]?.['text']).toContain('<p>Erster Absatz mit Umlauten: Äpfel, Öl, Übung, Straße.<br>')
    expect(texts[1]?.['titel']).toBe('Weinfest & Markt: Überblick (2)')
    expect(texts[1]?.['text']).toContain('<h2>Was sich ändert</h2>')
    expect(texts[1]?.['text']).toContain('<ul><li>eins</li><li>zwei</li></ul>')
    expect(texts[2]?.['text']).toContain('[siehe unten]')
    expect(texts[4]?.['text']).toContain('<td>8–12 Uhr</td>')
    expect(texts[6]?.['text']).toContain('<h3>Wann ist offen?</h3>')
  })

  test('says of drafts and hidden posts what they were, and takes them over only when somebody chooses so', async () => {
    const town = await deskTown()
    const posts = [
      seite(1, 'Offen', '<p>a</p>'),
      seite(2, 'Entwurf', '<p>b</p>', { status: 'draft' }),
      seite(3, 'Privat', '<p>c</p>', { status: 'private' }),
      seite(4, 'Mit Passwort', '<p>d</p>', { passwort: 'geheim' }),
      seite(5, 'Papierkorb', '<p>e</p>', { status: 'trash' }),
      { id: 6, titel: 'Menü', text: '', art: 'nav_menu_item' },
    ]
    const { id, hinweise } = await begin(town, wordpressExport(posts))
    const found = await pieces(town, id)
    expect(found.map(({ titel, gewaehlt }) => [titel, gewaehlt])).toEqual([
      ['Offen', true],
      ['Entwurf', false],
      ['Privat', false],
      ['Mit Passwort', false],
    ])
    expect(found[1]?.hinweise).toEqual(['War auf der alten Website ein Entwurf.'])
    expect(hinweise).toEqual([
      'Nicht aufgeführt: Gelöschtes und nie Gespeichertes (1)',
      'Nicht aufgeführt: Menüpunkte (1)',
    ])
    await town
      .as('chefin')
      .call('redaktionUebernahmeAuswahl', { params: { id }, body: { nrs: [1], gewaehlt: true } })
    expect(await start(town, id)).toMatchObject({ anzahl: { uebernommen: 2, gefunden: 2, gewaehlt: 0 } })
    // What was left is taken over later.
    await town
      .as('chefin')
      .call('redaktionUebernahmeAuswahl', { params: { id }, body: { nrs: 'alle', gewaehlt: true } })
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 4, gefunden: 0 } })
  })

  test('of pages: sections, places that are taken, links among them', async () => {
    const town = await deskTown()
    await town.as('chefin').page('/impressum')
    const posts = [
      seite(1, 'Impressum', `<p>Siehe <a href="${SITE}/stadt/geschichte">Geschichte</a>.</p>`, {
        name: 'impressum',
      }),
      seite(
        2,
        'Geschichte',
        '<p>Am Anfang.</p><h2>Heute</h2><p>Jetzt.</p><details><summary>Wann?</summary>1284</details>',
        {
          link: `${SITE}/stadt/geschichte/`,
        },
      ),
      seite(3, 'Öffentliche Plätze', '<p>x</p>', { link: `${SITE}/öffentliche-plätze.html` }),
      seite(4, 'Medien', '<p>x</p>', { link: `${SITE}/medien/` }),
    ]
    const { stuecke } = await taken(town, wordpressExport(posts))
    expect(stuecke.map(({ ziel }) => ziel)).toEqual([
      '/impressum-2',
      '/stadt/geschichte',
      '/oeffentliche-plaetze',
      '/medien-seite',
    ])
    expect(stuecke[0]?.hinweise).toContain(
      'Unter /impressum stand schon etwas; der Entwurf liegt unter /impressum-2.',
    )
    const [imprint, history] = await Promise.all(stuecke.map(({ inhalt }) => contentOf(town, inhalt)))
    expect(JSON.stringify(imprint)).toContain('href=\\"/stadt/geschichte\\"')
    expect(history?.['content']).toMatchObject([
      { template: 'text', context: { titel: '', text: '<p>Am Anfang.</p>' } },
      { template: 'text', context: { titel: 'Heute', text: '<p>Jetzt.</p>' } },
      { template: 'fragen', context: { fragen: [{ titel: 'Wann?', text: '<p>1284</p>' }] } },
    ])
  })
})

describe('An old address', () => {
  test('leads to the new page once that is public, and not before', async () => {
    const town = await deskTown()
    const { stuecke } = await taken(
      town,
      wordpressExport([
        { id: 1, titel: 'Fundbüro zieht um', text: 'Ins Rathaus.' },
        seite(2, 'Alt', '<p>x</p>', { link: `${SITE}/index.php?seite=12` }),
      ]),
    )
    const asked = (url: string) => town.call(calls.route, { query: { url } } as never) as Promise<unknown>
    await expect(asked('/2019/05/beitrag-1/')).rejects.toThrow()
    for (const { inhalt } of stuecke)
      await town
        .as('chefin')
        .call('redaktionVeroeffentlichen', { params: { id: inhalt }, body: { grundfassung: 1 } })
    expect(await asked('/2019/05/beitrag-1/')).toEqual({
      redirect: { to: '/aktuelles/fundbuero-zieht-um', status: 301 },
    })
    expect(await asked('/index.php?seite=12')).toEqual({ redirect: { to: '/beitrag-2', status: 301 } })
    await expect(asked('/index.php?seite=13')).rejects.toThrow()
  })

  test('at which the town has a page of its own leads nowhere, nor do those that lead to that page', async () => {
    const town = await deskTown()
    const chefin = town.as('chefin')
    const { id } = await chefin.page('/alt')
    const release = (id: string | null | undefined, grundfassung: number) =>
      chefin.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung } })
    await release(id, 1)
    const daten = { ...(await contentOf(town, id)), pfad: '/impressum' }
    await chefin.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 1 } })
    await release(id, 2)
    const { stuecke } = await taken(
      town,
      wordpressExport([seite(1, 'Impressum', '<p>x</p>', { name: 'impressum' })]),
    )
    expect(stuecke[0]?.ziel).toBe('/impressum-2')
    await release(stuecke[0]?.inhalt, 1)
    expect(await town.store.published.redirect('/impressum')).toBeUndefined()
    expect(await town.store.published.redirect('/alt')).toEqual({ to: '/impressum', status: 301 })
  })

  test('of something else that is taken over stays in links until it is there, and leads on once it is public', async () => {
    const town = await deskTown()
    await town.as('chefin').page('/zwei')
    const posts = [
      seite(
        1,
        'Eins',
        `<p><a href="${SITE}/zwei/">Zwei</a> <a href="${SITE}/2019/05/beitrag-3/">Drei</a></p>`,
        {
          name: 'eins',
        },
      ),
      seite(2, 'Zwei', `<p><a href="${SITE}/eins/">Eins</a></p>`, { name: 'zwei' }),
      { id: 3, titel: 'Die dritte Nachricht', text: `<p><a href="${SITE}/zwei/">Zwei</a></p>` },
    ]
    const { stuecke } = await taken(town, wordpressExport(posts))
    const [first, second, third] = await Promise.all(
      stuecke.map(async ({ inhalt }) => JSON.stringify(await contentOf(town, inhalt))),
    )
    expect(first).toContain('href=\\"/zwei\\"')
    expect(first).toContain('href=\\"/2019/05/beitrag-3\\"')
    expect(second).toContain('href=\\"/eins\\"')
    expect(third).toContain('href=\\"/zwei-2\\"')
  })

  test('is known: the same export again doubles nothing, and what was deleted may come again', async () => {
    const town = await deskTown()
    const export_ = wordpressExport(grownPosts(3))
    const first = await taken(town, export_)
    const again = await begin(town, export_)
    expect(again.anzahl).toMatchObject({ schon_da: 3, gefunden: 0 })
    expect((await pieces(town, again.id)).map(({ inhalt }) => inhalt)).toEqual(
      first.stuecke.map(({ inhalt }) => inhalt),
    )
    const params = { id: first.stuecke[0]?.inhalt }
    await town.as('chefin').call('redaktionLoeschen', { params })
    expect((await begin(town, export_)).anzahl).toMatchObject({ schon_da: 2, gefunden: 1 })
  })

  test('that two take over at the same time becomes one draft', async () => {
    const town = await deskTown()
    const export_ = wordpressExport(grownPosts(5))
    const [one, other] = await Promise.all([begin(town, export_), begin(town, export_, 'autor')])
    await town.as('chefin').call('redaktionUebernahmeStarten', { params: { id: one.id } })
    await town.as('autor').call('redaktionUebernahmeStarten', { params: { id: other.id } })
    await work(town)
    const { anzahl } = await town.as('chefin').call('redaktionInhalte', { query: { art: 'aktuelles' } })
    expect(anzahl).toBe(5)
    const second = await town.as('autor').call('redaktionUebernahme', { params: { id: other.id } })
    expect(second.anzahl).toMatchObject({ uebernommen: 0, schon_da: 5 })
  })

  test('that stands twice in a file is told and taken once', async () => {
    const town = await deskTown()
    const [post] = grownPosts(1)
    const { id } = await begin(town, wordpressExport([post as Post, post as Post]))
    expect((await pieces(town, id)).map(({ gewaehlt, hinweise }) => [gewaehlt, hinweise])).toEqual([
      [true, []],
      [false, ['Das steht zweimal in der Datei.']],
    ])
  })
})

describe('What is long', () => {
  const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at))

  test('leads to its new places with each of its links', async () => {
    const town = await deskTown()
    const link = `${SITE}/ziel.php`
    const before = many(998, at => `<a href="${SITE}/weg/${at}">x</a>`).join(' ')
    const after = many(5, at => `<a href="${SITE}/danach/${at}">x</a>`).join(' ')
    const { stuecke } = await taken(
      town,
      wordpressExport([
        seite(1, 'Ziel', '<p>x</p>', { link }),
        seite(2, 'Verzeichnis', `<p>${before} <a href="${link}">x</a> ${after}</p>`),
      ]),
    )
    const daten = JSON.stringify(await contentOf(town, stuecke[1]?.inhalt ?? ''))
    expect(daten.match(/href=\\"\/weg\/\d+\\"/g)).toHaveLength(998)
    expect(daten).toContain('href=\\"/ziel\\"')
    expect(stuecke[1]?.hinweise).toEqual([
      'Die ersten 1000 Links führen an ihren neuen Ort, die übrigen zur alten Website.',
    ])
  })

  test('keeps each of its questions', async () => {
    const town = await deskTown()
    const text = many(120, at => `<details><summary>Frage ${at}?</summary>Antwort</details>`).join('')
    const { stuecke } = await taken(town, wordpressExport([seite(1, 'Fragen', text)]))
    const daten = JSON.stringify(await contentOf(town, stuecke[0]?.inhalt ?? ''))
    expect(daten.match(/Frage \d+\?/g)).toHaveLength(120)
  })

  test('is cut where no page is longer, and that is said', async () => {
    const town = await deskTown()
    const text = many(450, at => `<h2>Teil ${at}</h2><p>Text</p>`).join('')
    const { stuecke } = await taken(town, wordpressExport([seite(1, 'Lang', text)]))
    expect(stuecke[0]).toMatchObject({
      zustand: 'uebernommen',
      hinweise: ['Die Seite ist sehr lang; ihr Ende wurde ausgelassen.'],
    })
  })
})

test('Among what was found is searched by any letters, and of what is a draft the old text is not kept', async () => {
  const town = await deskTown()
  const titles = ['Ämter', 'Örtliches', 'Straße_1 (100 %)', 'Straße 21', 'ÄMTER der Stadt']
  const { id } = await begin(
    town,
    wordpressExport(titles.map((titel, at) => ({ id: at + 1, titel, text: `Inhalt ${titel}` }))),
  )
  const found = async (suche: string, more: object = {}) =>
    (await pieces(town, id, { suche, ...more })).map(({ titel }) => titel)
  expect(await found('ämter')).toEqual(['Ämter', 'ÄMTER der Stadt'])
  expect(await found('ÄMTER', { pro_seite: 1, seite: 2 })).toEqual(['ÄMTER der Stadt'])
  expect(await found('örtlich')).toEqual(['Örtliches'])
  expect(await found('e_1')).toEqual(['Straße_1 (100 %)'])
  expect(await found('100 %')).toEqual(['Straße_1 (100 %)'])
  expect(await found('Übung')).toEqual([])
  await start(town, id)
  const kept = await town.uebernahme.rows.stuecke(id, { limit: 10, offset: 0 })
  expect(kept.map(({ data }) => data)).toEqual(['', '', '', '', ''])
})

describe('Interrupted', () => {
  test('it goes on where it was, and makes nothing twice', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(30)))
    await town.as('chefin').call('redaktionUebernahmeStarten', { params: { id } })
    const ending = new AbortController()
    const { settle } = town.uebernahme.rows
    let done = 0
    // As a process that dies between a draft and the note that it was made.
    town.uebernahme.rows.settle = async (...given) => {
      if (++done === 10) {
        ending.abort()
        throw new Error('killed')
      }
      return settle(...given)
    }
    await work(town, ending.signal)
    town.uebernahme.rows.settle = settle
    const half = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
    expect(half).toMatchObject({ stand: 'laeuft', anzahl: { uebernommen: 9 } })
    await work(town)
    const whole = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
    expect(whole).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 30, schon_da: 0, abgelehnt: 0 } })
    const { anzahl } = await town.as('chefin').call('redaktionInhalte', { query: { art: 'aktuelles' } })
    expect(anzahl).toBe(30)
  })

  test('stopped by somebody, it waits and can be begun again', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(4)))
    const params = { id }
    await town.as('chefin').call('redaktionUebernahmeStarten', { params })
    await town.as('chefin').call('redaktionUebernahmeAnhalten', { params })
    await work(town)
    expect(await town.as('chefin').call('redaktionUebernahme', { params })).toMatchObject({
      stand: 'bereit',
      anzahl: { gewaehlt: 4 },
    })
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 4 } })
  })
})

describe('What passes by itself', () => {
  test('a stop in the middle of fetching loses nothing: it is fetched again', async () => {
    let ending: AbortController | undefined
    const fetch: FetchOutside = async (url, wish) => {
      ending?.abort()
      return openOutside({ publicUrl: TOWN, mayReach: onlyNeighbour })(url, wish)
    }
    const workUntilFetching = async (town: Town) => {
      ending = new AbortController()
      await work(town, ending.signal)
      ending = undefined
    }
    const town = await deskTown({}, undefined, { fetch })
    const origin = await neighbour(({ url = '', headers }, answer) => {
      if (url === '/sitemap.xml')
        answer.end(`<urlset><url><loc>http://${headers.host}/eins</loc></url></urlset>`)
      else answer.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>Eins</h1><p>Text</p></main>')
    })
    const chefin = town.as('chefin')
    const { id } = await chefin.call('redaktionUebernahmeVonAdresse', {
      body: { adresse: `${origin}/sitemap.xml` },
    })
    await workUntilFetching(town)
    expect((await chefin.call('redaktionUebernahme', { params: { id } })).stand).toBe('sucht')
    await work(town)
    await chefin.call('redaktionUebernahmeStarten', { params: { id } })
    await workUntilFetching(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'laeuft',
      anzahl: { gewaehlt: 1, abgelehnt: 0 },
    })
    await work(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'fertig',
      anzahl: { uebernommen: 1 },
    })
  })

  test('what the database does not store for a moment waits, and is not refused', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(3)))
    const { create } = town.store
    const full = () =>
      Promise.resolve({ ok: false, error: { code: 'nicht_gespeichert', message: 'Platte voll' } } as const)
    town.store.create = full as typeof create
    const stopped = await start(town, id)
    expect(stopped).toMatchObject({ stand: 'bereit', anzahl: { gewaehlt: 3, abgelehnt: 0 } })
    expect(stopped.fehler).toContain('ließ sich gerade nicht speichern. Was schon fertig ist, bleibt so.')
    town.store.create = create
    expect(await start(town, id)).toMatchObject({
      stand: 'fertig',
      fehler: null,
      anzahl: { uebernommen: 3 },
    })
  })

  test('a draft whose note could not be stored is not called refused', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(2)))
    const { settle } = town.uebernahme.rows
    town.uebernahme.rows.settle = async () => Promise.reject(new Error('connection lost'))
    expect(await start(town, id)).toMatchObject({ stand: 'bereit', anzahl: { gewaehlt: 2, abgelehnt: 0 } })
    town.uebernahme.rows.settle = settle
    expect((await start(town, id)).anzahl).toMatchObject({ uebernommen: 2, abgelehnt: 0, schon_da: 0 })
  })

  test('the account of whoever began it may be locked for a while: the rest can be taken over afterwards', async () => {
    let isLocked = false
    const town = await deskTown({}, undefined, {
      editorOf: async id => (isLocked ? undefined : editorOf(id)),
    })
    const { id } = await begin(town, wordpressExport(grownPosts(2)))
    isLocked = true
    expect(await start(town, id)).toMatchObject({
      stand: 'bereit',
      fehler: expect.stringContaining('gesperrt'),
    })
    isLocked = false
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 2 } })
    isLocked = true
    const params = { id }
    await town.as('chefin').call('redaktionUebernahmeZuruecknehmen', { params })
    await work(town)
    isLocked = false
    await town.as('chefin').call('redaktionUebernahmeZuruecknehmen', { params })
    await work(town)
    expect(await town.as('chefin').call('redaktionUebernahme', { params })).toMatchObject({
      stand: 'zurueckgenommen',
      anzahl: { weggenommen: 2 },
    })
  })
})

describe('What cannot be read keeps no other', () => {
  const sitemapOf = (...paths: string[]) =>
    neighbour(({ headers }, answer) =>
      answer.end(
        `<urlset>${paths.map(path => `<url><loc>http://${headers.host}${path}</loc></url>`).join('')}</urlset>`,
      ),
    )
  const fetch = openOutside({ publicUrl: TOWN, mayReach: onlyNeighbour })

  test('an address that no index holds is left out and told', async () => {
    const town = await deskTown({}, undefined, { fetch })
    // What does not repeat itself is not made smaller by any database.
    const long = Array.from({ length: 4_000 }, (_, at) => ((at * 7919 + at ** 3) % 36).toString(36)).join('')
    const origin = await sitemapOf('/eins', `/${long}`)
    const { id } = await town
      .as('chefin')
      .call('redaktionUebernahmeVonAdresse', { body: { adresse: `${origin}/` } })
    await work(town)
    const { stand, hinweise } = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
    expect([stand, hinweise]).toEqual(['bereit', ['Eine Adresse ist zu lang und wurde nicht aufgeführt.']])
    expect((await pieces(town, id)).map(({ ziel }) => ziel)).toEqual(['/eins'])
    const post = { id: 1, titel: 'Lang', text: 'x', link: `${SITE}/${long}` }
    const { stuecke } = await taken(town, wordpressExport([post]))
    expect(stuecke).toMatchObject([
      {
        zustand: 'uebernommen',
        hinweise: ['Seine alte Adresse ist sehr lang; von dort wird nicht weitergeleitet.'],
      },
    ])
  })

  test('one that fails in a way nobody has thought of is told, and the next one is looked at', async () => {
    const town = await deskTown({}, undefined, { fetch })
    const origin = await sitemapOf('/eins')
    const { found } = town.uebernahme.rows
    let failed = 0
    town.uebernahme.rows.found = async (...given) => {
      if (failed++ === 0) throw new Error('nobody has thought of this')
      return found(...given)
    }
    const chefin = town.as('chefin')
    const ask = () => chefin.call('redaktionUebernahmeVonAdresse', { body: { adresse: `${origin}/` } })
    const [first, second] = [await ask(), await ask()]
    await work(town)
    const stands = await Promise.all(
      [first, second].map(({ id }) => chefin.call('redaktionUebernahme', { params: { id } })),
    )
    expect(stands.map(({ stand }) => stand).toSorted()).toEqual(['bereit', 'gescheitert'])
    expect(stands.find(({ stand }) => stand === 'gescheitert')?.fehler).toMatch(/^Beim Lesen .*\.$/)
  })

  test('what is looked at right now cannot be thrown away under it', async () => {
    const town = await deskTown({}, undefined, { fetch })
    const { id } = await town
      .as('chefin')
      .call('redaktionUebernahmeVonAdresse', { body: { adresse: 'https://www.rebenau.example/' } })
    const params = { id }
    expect((await town.as('chefin').refusal('redaktionUebernahmeVergessen', { params })).code).toBe(
      'nicht-moeglich',
    )
    // By the job that forgets the old ones, or another process.
    await town.uebernahme.rows.forget(id)
    await town.uebernahme.rows.found(id, { hinweise: [], hosts: [] }, [
      {
        nr: 0,
        titel: 'Eins',
        art: 'seite',
        ziel: '/eins',
        adresse: '',
        datum: null,
        gewaehlt: true,
        zustand: 'gefunden',
        document_id: 'nirgends',
        hinweise: [],
        data: 'null',
      },
    ])
    expect(await town.uebernahme.rows.stuecke(id, { limit: 10, offset: 0 })).toEqual([])
  })
})

describe('Taken back', () => {
  test('all drafts go to the trash, but what somebody has worked on or published stays and is told', async () => {
    const town = await deskTown()
    const { id, stuecke } = await taken(town, wordpressExport(grownPosts(5)))
    const [edited, released, ...others] = stuecke.map(({ inhalt }) => inhalt ?? '')
    const chefin = town.as('chefin')
    const daten = { ...(await contentOf(town, edited ?? '')), einleitung: 'Neu' }
    await chefin.call('redaktionInhaltSpeichern', {
      params: { id: edited },
      body: { daten, grundfassung: 1 },
    })
    await chefin.call('redaktionVeroeffentlichen', { params: { id: released }, body: { grundfassung: 1 } })
    await chefin.call('redaktionUebernahmeZuruecknehmen', { params: { id } })
    await work(town)
    expect(await chefin.call('redaktionUebernahme', { params: { id } })).toMatchObject({
      stand: 'zurueckgenommen',
      anzahl: { weggenommen: 3, geblieben: 2, uebernommen: 0 },
    })
    for (const gone of others) expect(await town.store.deletedDocument(gone)).toBeDefined()
    expect((await pieces(town, id, { zustand: 'geblieben' })).map(({ hinweise }) => hinweise)).toEqual([
      ['Der Inhalt wurde seither bearbeitet und bleibt deshalb.'],
      ['Der Inhalt ist öffentlich und bleibt deshalb.'],
    ])
    expect((await begin(town, wordpressExport(grownPosts(5)))).anzahl).toMatchObject({
      schon_da: 2,
      gefunden: 3,
    })
  })
})

describe('Whose rights hold', () => {
  test('an editor of the school gets pages below the school, and nothing where somebody put it elsewhere', async () => {
    const town = await deskTown()
    const posts = [...grownPosts(1), seite(50, 'Schule', '<p>x</p>', { name: 'schule' })]
    const { id } = await begin(town, wordpressExport(posts), 'schule')
    expect((await pieces(town, id, {}, 'schule')).map(({ art, ziel }) => [art, ziel])).toEqual([
      ['seite', '/schillerschule/mitteilung'],
      ['seite', '/schillerschule/schule'],
    ])
    // As where somebody has lost a part of the town since they chose.
    await town.uebernahme.rows.change(id, [1], { ordner: '/rathaus' })
    const uebernahme = await start(town, id, 'schule')
    expect(uebernahme.anzahl).toMatchObject({ uebernommen: 1, abgelehnt: 1 })
    const [no] = await pieces(town, id, { zustand: 'abgelehnt' }, 'schule')
    expect(no?.hinweise.at(-1)).toBe('Dort dürfen Sie nichts ablegen.')
  })

  test('of others nobody learns but who reads everything, and that changes nothing of theirs', async () => {
    const town = await deskTown()
    const { id } = await begin(town, wordpressExport(grownPosts(2)), 'autor')
    const params = { id }
    for (const name of [
      'redaktionUebernahme',
      'redaktionUebernahmeStuecke',
      'redaktionUebernahmeStarten',
    ] as const)
      expect((await town.as('amt').refusal(name, { params })).code).toBe('nicht-gefunden')
    expect((await town.as('amt').call('redaktionUebernahmen')).data).toEqual([])
    // It may be for the council, which the chief editor does not read.
    expect((await town.as('chefin').call('redaktionUebernahmen')).data).toEqual([])
    expect((await town.as('chefin').refusal('redaktionUebernahmeStuecke', { params })).code).toBe(
      'nicht-gefunden',
    )
    expect((await town.as('leitung').call('redaktionUebernahmen')).data).toHaveLength(1)
    for (const name of ['redaktionUebernahmeStarten', 'redaktionUebernahmeVergessen'] as const)
      expect((await town.as('leitung').refusal(name, { params })).code).toBe('nicht-erlaubt')
    expect((await town.as('autor').refusal('redaktionUebernahmeZuruecknehmen', { params })).code).toBe(
      'nicht-erlaubt',
    )
    const body = { adresse: 'https://www.rebenau.example/sitemap.xml' }
    expect((await town.as('autor').refusal('redaktionUebernahmeVonAdresse', { body })).code).toBe(
      'nicht-erlaubt',
    )
  })
})

describe('What cannot be read is said', () => {
  test.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0'],
    ['a PDF', '%PDF-1.7\nPlan\n%%EOF\n'],
    ['a page', '<!doctype html><html><body>x</body></html>'],
    ['an export without posts', wordpressExport([])],
    ['a table with its head only', 'Titel;Datum\n'],
    ['broken JSON', '[{"titel": '],
    ['JSON of something else', '{"a": 1}'],
    ['a sitemap', '<?xml version="1.0"?><urlset><url><loc>https://a.example/</loc></url></urlset>'],
  ])('%s', async (_, text) => {
    const town = await deskTown()
    const { code, message } = await refused(town, fileOf(text))
    expect(code).toBe('ungueltig')
    expect(message).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  test('a file that was cut off is read as far as it goes', async () => {
    const town = await deskTown()
    const whole = wordpressExport(grownPosts(6))
    const { hinweise, anzahl } = await begin(town, whole.slice(0, Math.floor(whole.length * 0.6)))
    expect(hinweise).toEqual(['Die Datei bricht mittendrin ab. Was danach kam, fehlt.'])
    expect(anzahl.gefunden).toBe(3)
  })

  test('entities that a file declares unfold into nothing and read no file', async () => {
    const town = await deskTown()
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
      '',
    )
    const bomb = wordpressExport([{ id: 1, titel: 'Harmlos', text: 'x' }])
      .replace('<rss', `<!DOCTYPE rss [<!ENTITY l0 "lol">${lol}<!ENTITY f SYSTEM "file:///etc/passwd">]><rss`)
      .replace('<![CDATA[x]]>', '&l9;&f;')
    const { stuecke } = await taken(town, bomb)
    const daten = JSON.stringify(await contentOf(town, stuecke[0]?.inhalt ?? ''))
    expect(daten).not.toContain('root:')
    expect(daten.length).toBeLessThan(1_000)
  })

  test('a text that is nested to harm is refused, and the others are taken over', async () => {
    const town = await deskTown()
    const posts = [
      { id: 1, titel: 'Tief', text: '<div>'.repeat(50_000) },
      { id: 2, titel: 'Gut', text: '<p>Gut</p>' },
      { id: 3, titel: '<img src=x onerror=alert(1)>'.repeat(3), text: '\u0000\uFFFE😀'.repeat(10) },
    ]
    const { uebernahme } = await taken(town, wordpressExport(posts))
    expect(uebernahme.anzahl).toMatchObject({ uebernommen: 2, abgelehnt: 1 })
  })
})

describe('A table', () => {
  const CSV =
    'Titel;Datum;Uhrzeit;Ort;Kategorie;Beschreibung;Intern\r\n"Weinfest; das große";24.07.2027;18:00;Marktplatz;Feste, Wein;"Erster\r\n\r\nZweiter ""hier"""; x\r\nKonzert;31.02.2027;19:30;Kelter;Musik;Klingt;\r\nFlohmarkt;1.8.2027;;Schlossplatz;Märkte;Trödel;\r\n'

  test('as Excel writes it becomes events: columns found by their names, faults named by row and column', async () => {
    const town = await deskTown()
    const utf8 = await begin(town, `\uFEFF${CSV}`, 'chefin', 'termine.csv')
    const { tabelle, id } = utf8
    expect(tabelle?.art).toBe('veranstaltung')
    expect(tabelle?.spalten.map(({ name, feld }) => [name, feld])).toEqual([
      ['Titel', 'titel'],
      ['Datum', 'datum_von'],
      ['Uhrzeit', 'datum_von'],
      ['Ort', 'ort'],
      ['Kategorie', 'rubriken'],
      ['Beschreibung', 'text'],
      ['Intern', null],
    ])
    expect(tabelle?.vorschau[1]?.fehler).toEqual([
      { name: 'Beginn', satz: '„31.02.2027 19:30“ ist kein Datum. Zum Beispiel: 24.12.2026 18:00' },
    ])
    expect((await pieces(town, id)).map(({ gewaehlt }) => gewaehlt)).toEqual([true, false, true])
    const { anzahl } = await start(town, id)
    expect(anzahl).toMatchObject({ uebernommen: 2, gefunden: 1 })
    const [first] = await pieces(town, id, { zustand: 'uebernommen' })
    expect(await contentOf(town, first?.inhalt ?? '')).toMatchObject({
      titel: 'Weinfest; das große',
      datum_von: '2027-07-24T18:00:00+02:00',
      ort: 'Marktplatz',
      rubriken: ['Feste', 'Wein'],
      text: '<p>Erster</p><p>Zweiter "hier"</p>',
    })
    expect((await begin(town, CSV)).anzahl.gefunden).toBe(3)
    const again = await taken(town, CSV)
    expect(again.uebernahme.anzahl).toMatchObject({ uebernommen: 0, schon_da: 2 })
  })

  test('in the letters of Windows is read as well', async () => {
    const town = await deskTown()
    const windows = Uint8Array.from(CSV, letter => letter.charCodeAt(0) & 255)
    const { tabelle } = await town
      .as('chefin')
      .call('redaktionUebernahmeAusDatei', { query: { name: 'a.csv' }, file: windows })
    expect(tabelle?.vorschau[0]?.titel).toBe('Weinfest; das große')
    expect(tabelle?.vorschau[2]?.werte).toContainEqual({ name: 'Rubriken', wert: 'Märkte' })
  })

  test('is matched anew when somebody says what it holds', async () => {
    const town = await deskTown()
    const { id } = await begin(town, 'Überschrift,Text,Datum\nNeues,Inhalt,2026-11-20\n', 'chefin', 'a.csv')
    const params = { id }
    const asNews = await town
      .as('chefin')
      .call('redaktionUebernahmeSpalten', { params, body: { art: 'aktuelles' } })
    expect(asNews.tabelle).toMatchObject({ art: 'aktuelles', vorschau: [{ titel: 'Neues', fehler: [] }] })
    const without = await town.as('chefin').call('redaktionUebernahmeSpalten', {
      params,
      body: { art: 'aktuelles', zuordnung: ['titel', 'gibt-es-nicht', null] },
    })
    expect(without.tabelle?.spalten.map(({ feld }) => feld)).toEqual(['titel', null, null])
    expect(without.tabelle?.vorschau[0]?.fehler).toEqual([
      { name: 'Datum', satz: 'Bitte Datum und Uhrzeit angeben.' },
    ])
    expect(without.anzahl.gewaehlt).toBe(0)
    for (const art of ['seite', 'stadt', 'constructor'])
      expect(
        (await town.as('chefin').refusal('redaktionUebernahmeSpalten', { params, body: { art } })).code,
      ).toBe('ungueltig')
  })

  test('from JSON with groups and lists becomes offices', async () => {
    const town = await deskTown()
    const list = [
      { name: 'Bürgerbüro', anschrift: { street: 'Marktplatz 1', zip: '12345' }, Telefon: '07123 456' },
    ]
    const { id, tabelle } = await begin(town, JSON.stringify({ aemter: list }), 'chefin', 'a.json')
    await town
      .as('chefin')
      .call('redaktionUebernahmeSpalten', { params: { id }, body: { art: 'organisationseinheit' } })
    expect(tabelle).not.toBeNull()
    const { anzahl } = await start(town, id)
    expect(anzahl.uebernommen).toBe(1)
    const [first] = await pieces(town, id)
    expect(await contentOf(town, first?.inhalt ?? '')).toMatchObject({
      name: 'Bürgerbüro',
      anschrift: { location: '', street: 'Marktplatz 1', zip: '12345', city: '' },
      kommunikation: [{ kennung: '07123 456' }],
    })
  })
})

describe('Another website', () => {
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#375' } })
      .jpeg()
      .toBuffer()

  /** A small town site of twenty years ago. */
  async function oldSite() {
    const bytes = await picture()
    const asked: string[] = []
    const origin = await neighbour(({ url = '', headers }, answer) => {
      asked.push(url)
      const origin = `http://${headers.host}`
      const html = (body: string, more: object = {}) =>
        answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...more }).end(body)
      if (url === '/sitemap.xml')
        answer.end(
          `<?xml version="1.0"?><sitemapindex><sitemap><loc>${origin}/seiten.xml.gz</loc></sitemap><sitemap><loc>http://127.0.0.2/fremd.xml</loc></sitemap></sitemapindex>`,
        )
      else if (url === '/seiten.xml.gz')
        answer.end(
          gzipSync(
            `<urlset>${[
              '/',
              '/rathaus/fundbuero.html',
              '/aktuelles/2019/fest.html',
              '/weg.html',
              '/bild.jpg',
              '/umleitung.html',
            ]
              .map(path => `<url><loc>${origin}${path}</loc></url>`)
              .join('')}</urlset>`,
          ),
        )
      else if (url === '/rathaus/fundbuero.html')
        html(
          `<html><head><title>Fundbüro - Stadt Rebenau</title><meta name="description" content="Verloren und gefunden."></head>
          <body><div id="nav"><ul><li><a href="/">Start</a></li></ul></div><div id="content"><h1>Fundbüro</h1>
          <p>Hier finden Sie, was andere gefunden haben. <a href="/aktuelles/2019/fest.html">Zum Fest</a></p>
          <img src="/bild.jpg" alt="Regale"><script>x()</script><a href="../satzung.pdf">Satzung</a></div><div class="footer">Impressum</div></body></html>`,
        )
      else if (url === '/aktuelles/2019/fest.html')
        html(
          '<html><body><main><h1>Ein Fest</h1><time datetime="2019-07-01T10:00:00Z">1.7.</time><p>Es war schön, und viele sind gekommen, auch von weither.</p></main></body></html>',
        )
      else if (url === '/bild.jpg') answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
      else if (url === '/satzung.pdf') answer.end('%PDF-1.4\n%%EOF\n')
      else if (url === '/umleitung.html') answer.writeHead(302, { location: 'http://127.0.0.2/geheim' }).end()
      else if (url === '/') html('<html><body><p>Willkommen</p></body></html>')
      else if (url === '/feed')
        answer.end(
          `<rss><channel><item><title>Aus dem Feed</title><link>${origin}/n/1</link><pubDate>Thu, 02 May 2019 08:00:00 +0000</pubDate><description>&lt;p&gt;Kurz&lt;/p&gt;</description></item></channel></rss>`,
        )
      else answer.writeHead(404).end()
    })
    return { origin, asked }
  }

  const fetch = () => openOutside({ publicUrl: TOWN, mayReach: onlyNeighbour })

  test('is read from its sitemap: pages without their frame, pictures, documents; what cannot be read is told', async () => {
    const town = await deskTown({}, undefined, { fetch: fetch() })
    const { origin } = await oldSite()
    const chefin = town.as('chefin')
    const { id, stand } = await chefin.call('redaktionUebernahmeVonAdresse', {
      body: { adresse: `${origin}/sitemap.xml` },
    })
    expect(stand).toBe('sucht')
    await work(town)
    const found = await chefin.call('redaktionUebernahme', { params: { id } })
    expect(found).toMatchObject({
      stand: 'bereit',
      hinweise: [
        'http://127.0.0.2/fremd.xml: Unter dieser Adresse ist im Internet keine Website zu erreichen.',
      ],
    })
    expect((await pieces(town, id)).map(({ art, ziel }) => [art, ziel])).toEqual([
      ['seite', '/startseite'],
      ['seite', '/rathaus/fundbuero'],
      ['aktuelles', ''],
      ['seite', '/weg'],
      ['seite', '/umleitung'],
    ])
    await start(town, id)
    const [, office, fest, gone, away] = await pieces(town, id)
    expect(gone).toMatchObject({
      zustand: 'abgelehnt',
      hinweise: ['Die alte Website antwortet mit dem Fehler 404.'],
    })
    expect(away?.hinweise).toEqual(['Unter dieser Adresse ist im Internet keine Website zu erreichen.'])
    expect(await contentOf(town, office?.inhalt ?? '')).toMatchObject({
      title: 'Fundbüro',
      description: 'Verloren und gefunden.',
      content: [
        { template: 'text', context: { text: expect.stringContaining('href="/aktuelles/2019/fest.html"') } },
        {
          template: 'bild-text',
          context: {
            text: '<p><a href="/medien/satzung.pdf">Satzung</a></p>',
            bildupload: {
              bild: '/medien/bild',
              bildtext: 'Regale',
              bildcopyright: 'Übernommen von 127.0.0.1',
            },
          },
        },
      ],
    })
    expect(await contentOf(town, fest?.inhalt ?? '')).toMatchObject({
      titel: 'Ein Fest',
      datum_von: '2019-07-01T10:00:00.000Z',
    })
  })

  test('is read from its feed', async () => {
    const town = await deskTown({}, undefined, { fetch: fetch() })
    const { origin } = await oldSite()
    const { id } = await town
      .as('chefin')
      .call('redaktionUebernahmeVonAdresse', { body: { adresse: `${origin}/feed` } })
    await work(town)
    await start(town, id)
    const [article] = await pieces(town, id)
    expect(await contentOf(town, article?.inhalt ?? '')).toMatchObject({
      titel: 'Aus dem Feed',
      datum_von: '2019-05-02T08:00:00.000Z',
      text: '<p>Kurz</p>',
    })
  })

  test('is left alone by who may not fetch from others: pictures of an export stay where they are', async () => {
    const town = await deskTown({}, undefined, { fetch: fetch() })
    const { origin, asked } = await oldSite()
    const post = { id: 1, titel: 'Mit Bild', text: `<p>Da:</p><img src="${origin}/bild.jpg" alt="Da">` }
    const { stuecke } = await taken(town, wordpressExport([post]), 'autor')
    expect(stuecke[0]?.hinweise).toEqual([`Ein Bild liegt noch auf der alten Website: ${origin}/bild.jpg`])
    expect(asked).toEqual([])
  })

  test.each(['/', '/weg.xml', 'http://127.0.0.2/sitemap.xml'])(
    'that cannot be read is told: %s',
    async path => {
      const town = await deskTown({}, undefined, { fetch: fetch() })
      const { origin } = await oldSite()
      const adresse = path.startsWith('/') ? origin + path : path
      const { id } = await town.as('chefin').call('redaktionUebernahmeVonAdresse', { body: { adresse } })
      await work(town)
      const { stand, fehler } = await town.as('chefin').call('redaktionUebernahme', { params: { id } })
      expect(stand).toBe('gescheitert')
      expect(fehler).toMatch(/^[A-ZÄÖÜ].*\.$/)
    },
  )
})

test('What was taken over long ago is forgotten; where it came from is not', async () => {
  const town = await deskTown()
  const { id } = await taken(town, wordpressExport(grownPosts(2)))
  town.pass(91 * 86_400)
  const forget = town.uebernahme.jobs.find(({ name }) => name === 'Alte Übernahmen löschen')
  if (!forget || !('step' in forget)) throw new Error('no such job')
  const done = await town.store.database.write(async db =>
    ok(await forget.step(db, { now: town.clock(), mark: null })),
  )
  expect(done).toMatchObject({ ok: true, value: { more: true } })
  expect((await town.as('chefin').refusal('redaktionUebernahme', { params: { id } })).code).toBe(
    'nicht-gefunden',
  )
  expect((await begin(town, wordpressExport(grownPosts(2)))).anzahl.schon_da).toBe(2)
})
