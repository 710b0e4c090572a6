import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { contentOf, fetchNeighbour, pieces, start, taken, work } from './testing/taking-over.ts'
import { wordpressExport } from './testing/wordpress-export.ts'

describe('Another website', () => {
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#375' } })
      .jpeg()
      .toBuffer()

  /** A small website of a town, built twenty years ago. */
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

  test('is imported from its sitemap: pages without their frame, pictures and documents; pages that cannot be read are reported', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
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

  test('I3, I7, I19: a page without words, an article without a date and words beside the content are told', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
    const pages: Record<string, string> = {
      '/leer': '<main><iframe src="https://karte.example/"></iframe></main>',
      '/aktuelles/ohne-datum':
        '<main><h1>Neu</h1><p>Eine Nachricht, die kein Datum nennt, aber genug Worte.</p></main>',
      '/amt':
        '<main><h1>Amt</h1><p>Hier melden Sie Ihre Eheschließung rechtzeitig an.</p></main><aside><p>Frau Schmid, Telefon 07123 45-67</p></aside>',
    }
    const origin = await neighbour(({ url = '', headers }, answer) => {
      if (url === '/sitemap.xml')
        answer.end(
          `<urlset>${Object.keys(pages)
            .map(path => `<url><loc>http://${headers.host}${path}</loc></url>`)
            .join('')}</urlset>`,
        )
      else answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages[url] ?? '')
    })
    const { id } = await town
      .as('chefin')
      .call('redaktionUebernahmeVonAdresse', { body: { adresse: `${origin}/sitemap.xml` } })
    await work(town)
    await start(town, id)
    const [empty, news, office] = (await pieces(town, id)).map(({ hinweise }) => hinweise.join(' '))
    expect(empty).toContain('Auf dieser Seite wurde kein Text gefunden.')
    expect(news).toContain('Hier steht der Tag der Übernahme.')
    expect(office).toContain('Neben dem Text stand: „Frau Schmid, Telefon 07123 45-67“.')
  })

  test('is imported from its feed', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
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

  test('is not contacted for an editor without the right to fetch: pictures of an export keep their addresses', async () => {
    const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
    const { origin, asked } = await oldSite()
    const post = { id: 1, titel: 'Mit Bild', text: `<p>Da:</p><img src="${origin}/bild.jpg" alt="Da">` }
    const { stuecke } = await taken(town, wordpressExport([post]), 'autor')
    expect(stuecke[0]?.hinweise).toEqual([`Ein Bild liegt noch auf der alten Website: ${origin}/bild.jpg`])
    expect(asked).toEqual([])
  })

  test.each(['/', '/weg.xml', 'http://127.0.0.2/sitemap.xml'])(
    'that cannot be read fails with a message: %s',
    async path => {
      const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
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
