import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { answerAt, begin, contentOf, pieces, SITE, seite, taken, work } from './testing/taking-over.ts'
import { grownPosts, type Post, wordpressExport } from './testing/wordpress-export.ts'

describe('A former address', () => {
  test('redirects to the new page once that page is public, not before', async () => {
    const town = await deskTown()
    const { stuecke } = await taken(
      town,
      wordpressExport([
        { id: 1, titel: 'Fundbüro zieht um', text: 'Ins Rathaus.' },
        seite(2, 'Alt', '<p>x</p>', { link: `${SITE}/index.php?seite=12` }),
      ]),
    )
    await expect(answerAt(town, '/2019/05/beitrag-1/')).rejects.toThrow()
    for (const { inhalt } of stuecke)
      await town
        .as('chefin')
        .call('redaktionVeroeffentlichen', { params: { id: inhalt }, body: { grundfassung: 1 } })
    expect(await answerAt(town, '/2019/05/beitrag-1/')).toEqual({
      redirect: { to: '/aktuelles/fundbuero-zieht-um', status: 301 },
    })
    expect(await answerAt(town, '/index.php?seite=12')).toEqual({
      redirect: { to: '/beitrag-2', status: 301 },
    })
    await expect(answerAt(town, '/index.php?seite=13')).rejects.toThrow()
  })

  test('that belongs to an existing page of this site does not redirect, and neither do older addresses of that page', async () => {
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

  test('in a link becomes the new place of an imported piece; the former path of a piece that is not imported yet stays', async () => {
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

  test('identifies a piece: a repeated import duplicates nothing, and a deleted piece can be imported again', async () => {
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

  test('in two concurrent imports becomes one draft', async () => {
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

  test('that occurs twice in a file is marked, and chosen once', async () => {
    const town = await deskTown()
    const [post] = grownPosts(1)
    const { id } = await begin(town, wordpressExport([post as Post, post as Post]))
    expect((await pieces(town, id)).map(({ gewaehlt, hinweise }) => [gewaehlt, hinweise])).toEqual([
      [true, []],
      [false, ['Das steht zweimal in der Datei.']],
    ])
  })
})
