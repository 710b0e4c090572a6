import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { begin, contentOf, pieces, SITE, seite, start, taken } from './testing/taking-over.ts'
import { grownPosts, type Post, wordpressExport } from './testing/wordpress-export.ts'

describe('A WordPress export', () => {
  test('with 200 posts becomes 200 drafts, none of them public, with a complete report', async () => {
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

  test('with a hundred posts of the same title becomes a hundred drafts, even if sixty documents of that title exist', async () => {
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

  test('keeps paragraphs, lists, tables, questions, dates and special characters', async () => {
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

  test('marks drafts and hidden posts, which are imported only if the editor chooses them', async () => {
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
    // The editor can choose the other posts later.
    await town
      .as('chefin')
      .call('redaktionUebernahmeAuswahl', { params: { id }, body: { nrs: 'alle', gewaehlt: true } })
    expect(await start(town, id)).toMatchObject({ stand: 'fertig', anzahl: { uebernommen: 4, gefunden: 0 } })
  })

  test('with pages keeps their sections, avoids taken paths and rewrites internal links', async () => {
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
