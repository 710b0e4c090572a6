import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { nameInQuery, placeByTitle, samePage } from './page-in-query.ts'
import { contentOf, fetchNeighbour, pieces, start, work } from './testing/taking-over.ts'

const SITE = 'https://www.alt-stadt.example'

test.each<[string, string | undefined]>([
  ['/index.php?id=12', 'seite-12'],
  ['/index.php?id=12&L=0&cHash=ab12', 'seite-12'],
  ['/?id=12', 'seite-12'],
  ['/?page_id=6', 'seite-6'],
  ['/index.php?id=fundbuero', 'fundbuero'],
  ['/index.php?seite=fundbuero', 'fundbuero'],
  ['/index.php?fundbuero', 'fundbuero'],
  ['/index.php?page=rathaus/fundbuero.html', 'fundbuero'],
  ['/index.php?option=com_content&view=article&id=12:fundbuero&catid=3&Itemid=101', 'fundbuero'],
  ['/index.php?option=com_content&view=article&id=12&Itemid=101', 'seite-12'],
  ['/index.php?article_id=12&clang=1', 'seite-12'],
  ['/index.phtml?La=1&sNavID=1761.10&mNavID=1.100', 'seite-1761-10-1-100'],
  ['/index.phtml?object=tx%7C1.25.1', 'seite-tx-1-25-1'],
  ['/default.aspx?tabid=87', 'seite-87'],
  ['/index.cfm?item_id=850', 'seite-850'],
  ['/cms/show.php?doc=7', 'seite-7'],
  ['/fundbuero?print=1', undefined],
  ['/rathaus/fundbuero.html', undefined],
  ['/fundbuero.php?id=3', undefined],
  ['/index.php?L=1', undefined],
  ['/index.php', undefined],
  ['/', undefined],
])('I20: the name of %s is %s', (path, name) => {
  expect(nameInQuery(SITE + path)?.name).toBe(name)
})

test.each<[string, string, string, string]>([
  ['/seite-12', '/index.php?id=12', 'Fundbüro', '/fundbuero'],
  ['/seite-12-2', '/index.php?id=12', 'Fundbüro', '/fundbuero'],
  ['/rathaus/seite-12', '/index.php?id=12', 'Fundbüro', '/rathaus/fundbuero'],
  ['/seite-12', '/index.php?id=12', 'Ohne Titel', '/seite-12'],
  ['/eigener-ort', '/index.php?id=12', 'Fundbüro', '/eigener-ort'],
  ['/fundbuero', '/index.php?seite=fundbuero', 'Das Fundbüro', '/fundbuero'],
  ['/rathaus', '/rathaus', 'Fundbüro', '/rathaus'],
])('I20: the place %s of %s with the title „%s“ is %s', (ziel, path, titel, wanted) => {
  expect(placeByTitle(ziel, { adresse: SITE + path, titel })).toBe(wanted)
})

test('I20: a link with other settings leads to the same page', () => {
  expect(samePage(`${SITE}/?id=12&L=0#c5`)).toContain(`${SITE}/index.php?id=12`)
  expect(samePage(`${SITE}/index.php?id=12&no_cache=1`)).toContain(`${SITE}/?id=12`)
  expect(samePage(`${SITE}/fundbuero`)).toEqual([])
})

test('I20: the pages of a site without names get their places from their titles', async () => {
  const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
  const origin = await neighbour(({ url = '', headers }, answer) => {
    const id = /id=(\d+)/.exec(url)?.[1]
    if (url === '/sitemap.xml')
      answer.end(
        `<urlset>${[1, 2, 3].map(nr => `<url><loc>http://${headers.host}/index.php?id=${nr}</loc></url>`).join('')}</urlset>`,
      )
    else
      answer.writeHead(200, { 'content-type': 'text/html' }).end(
        `<html><body><main><h1>${['', 'Rathaus', 'Fundbüro', 'Fundbüro'][Number(id)]}</h1>
         <p>Hier finden Sie alles, was Sie zu diesem Thema wissen müssen. <a href="/index.php?id=1&amp;L=0">Zum Rathaus</a></p></main></body></html>`,
      )
  })
  const chefin = town.as('chefin')
  const { id } = await chefin.call('redaktionUebernahmeVonAdresse', {
    body: { adresse: `${origin}/sitemap.xml` },
  })
  await work(town)
  expect((await pieces(town, id)).map(({ titel, ziel }) => [titel, ziel])).toEqual([
    ['Seite 1', '/seite-1'],
    ['Seite 2', '/seite-2'],
    ['Seite 3', '/seite-3'],
  ])
  await start(town, id)
  const found = await pieces(town, id)
  expect(found.map(({ titel, ziel }) => [titel, ziel])).toEqual([
    ['Rathaus', '/rathaus'],
    ['Fundbüro', '/fundbuero'],
    ['Fundbüro', '/fundbuero-2'],
  ])
  expect(JSON.stringify(await contentOf(town, found[1]?.inhalt ?? null))).toContain('href=\\"/rathaus\\"')
})
