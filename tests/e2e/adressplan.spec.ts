import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { schemas } from '@rathausplatz/templates/schemas'

const plan = readFileSync(join(import.meta.dirname, '../../docs/adressplan.md'), 'utf8')

/** Returns the rows of the table below a heading, as cells. */
function rowsBelow(heading: string): string[][] {
  const [, after = ''] = plan.split(`## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
}

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const pages = rowsBelow('Seiten des CMS').map(([address, templates]) => ({
  address: namesIn(address)[0] ?? '',
  templates: namesIn(templates),
}))
/** Statuses of addresses that answer differently from the rest, by the words of the plan. */
const told = {
  'als Link gibt es sie nicht': 404,
  'eine, die es nie gab, 404': 404,
  'ohne ein Verzeichnis 404': 404,
  // Mail scanners open the links of mails.
  'das Öffnen sagt nichts über den Schlüssel': 200,
}

const own = rowsBelow('Eigene Zeilen im Adressplan der Website').map(([address, , what = '']) => ({
  address: namesIn(address)[0] ?? '',
  isOnlySentTo: what.includes('als Link gibt es sie nicht'),
  mayBeEmpty: what.includes('leer, wenn'),
  status: Object.entries(told).find(([words]) => what.includes(words))?.[1],
}))

test('the plan of addresses names every template', () => {
  const named = new Set(pages.flatMap(({ templates }) => templates))
  expect(Object.keys(schemas).filter(name => !named.has(name))).toEqual([])
})

/**
 * Fills the placeholders of an address: the demo town numbers its papers and collection places anew each
 * time, so the plan omits them.
 */
async function inThisTown(request: APIRequestContext, address: string): Promise<string> {
  if (address.includes('{abfallort}')) {
    const found = await request.get('/api/cms/abfall/ort', { params: { strasse: 'Kelterstraße' } })
    const { ort } = (await found.json()) as { ort: { id: string } | null }
    return address.replace('{abfallort}', ort?.id ?? '')
  }
  const [before, after] = address.split('{nummer}')
  if (after === undefined) return address
  const answer = await request.get('/api/cms/rat/vorlagen', { params: { pro_seite: 100 } })
  const { data } = (await answer.json()) as { data: { detailURL: string }[] }
  return data.find(({ detailURL }) => detailURL.endsWith(after))?.detailURL ?? `${before}${after}`
}

for (const { address: planned, templates } of pages) {
  test(`${planned} opens and shows ${templates.join(', ')}`, async ({ request }) => {
    const address = await inThisTown(request, planned)
    const page = await request.get(address)
    expect(page.status()).toBe(200)
    expect(page.headers()['content-type']).toContain('text/html')
    const route = await request.get('/api/cms/route', { params: { url: address } })
    const { content } = (await route.json()) as { content: { template: string }[] }
    const there = new Set(content.map(({ template }) => template))
    expect(templates.filter(name => !there.has(name))).toEqual([])
  })
}

for (const { address, isOnlySentTo, mayBeEmpty, status } of own) {
  test(`${address} ${isOnlySentTo ? 'is no page of its own' : 'opens'}`, async ({ request }) => {
    const asked = await inThisTown(request, address)
    const answer = await request.get(asked)
    // An invalid key opens a page that says so.
    expect(answer.status()).toBe(status ?? (asked.includes('{') ? 410 : 200))
    // An empty answer has at least a content type.
    if (mayBeEmpty) expect(answer.headers()['content-type']).toMatch(/^text\/plain(?:;|$)/)
    else expect((await answer.body()).byteLength).toBeGreaterThan(20)
  })
}
