import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { begin, contentOf, fetchNeighbour, fileOf, pieces, SITE, taken, work } from './testing/taking-over.ts'
import { grownPosts, wordpressExport } from './testing/wordpress-export.ts'

describe('An unreadable or malicious file', () => {
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
  ])('%s: refused with a message', async (_, text) => {
    const town = await deskTown()
    const { code, message } = await town
      .as('chefin')
      .refusal('redaktionUebernahmeAusDatei', { query: { name: 'x' }, file: fileOf(text) })
    expect(code).toBe('ungueltig')
    expect(message).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  test('a truncated file is read as far as possible', async () => {
    const town = await deskTown()
    const whole = wordpressExport(grownPosts(6))
    const { hinweise, anzahl } = await begin(town, whole.slice(0, Math.floor(whole.length * 0.6)))
    expect(hinweise).toEqual(['Die Datei bricht mittendrin ab. Was danach kam, fehlt.'])
    expect(anzahl.gefunden).toBe(3)
  })

  test('entities that a file declares are not expanded and read no file', async () => {
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

  test('a text with malicious nesting is refused, and the other texts are imported', async () => {
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

describe('A fault during an import', () => {
  const sitemapOf = (...paths: string[]) =>
    neighbour(({ headers }, answer) =>
      answer.end(
        `<urlset>${paths.map(path => `<url><loc>http://${headers.host}${path}</loc></url>`).join('')}</urlset>`,
      ),
    )
  test('an address that is too long for an index is left out and reported', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
    // Incompressible, so that no database can store it in less space.
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

  test('after an unexpected failure, which is reported, the next import runs', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
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

  test('a running import cannot be deleted by its editor; pieces found after its deletion are not stored', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
    const { id } = await town
      .as('chefin')
      .call('redaktionUebernahmeVonAdresse', { body: { adresse: 'https://www.rebenau.example/' } })
    const params = { id }
    expect((await town.as('chefin').refusal('redaktionUebernahmeVergessen', { params })).code).toBe(
      'nicht-moeglich',
    )
    // Deletes the import as the job for old imports or another process could.
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
