import { describe, expect, test } from 'vitest'
import { bindApart, LIMITS } from './bind-apart.ts'
import type { Packet } from './packet.ts'
import { anlage, item, packetOf } from './testing/packets.ts'
import { bombOf, brokenPdf, pdfOf, readBack } from './testing/pdfs.ts'

const paper = {
  name: 'Beschlussvorlage 2026/087',
  angaben: ['Vom 16.11.2026'],
  einleitung: 'Der Turm schließt.',
  beschlussvorschlag: 'Der Ausschuss beschließt die Sanierung für höchstens 180.000 €.',
  kosten: '180.000 €',
  text: '<p>Geprüft im <strong>März</strong>.</p><ul><li>Geländer</li><li>Größe</li></ul>',
}

async function bound(packet: Packet, files: Record<string, Uint8Array> = {}, limits = LIMITS) {
  const shared = new Map(
    Object.entries(files).map(([name, bytes]) => {
      const memory = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
      memory.set(bytes)
      return [name, memory] as const
    }),
  )
  const pdf = await bindApart({ packet, files: shared, stand: '24. November 2026 um 02:00 Uhr' }, limits)
  if (!pdf) throw new Error('Nothing was bound')
  return readBack(pdf)
}

describe('a packet', () => {
  const whole = async () =>
    bound(
      packetOf(
        [
          item('1', 'Fragen der Einwohner'),
          item('2', 'Sprungturm', {
            stelle: 'oeffentlich-sprungturm',
            vorlage: paper,
            beilagen: [anlage('Gutachten', 'gutachten.pdf'), anlage('Plan', 'plan.pdf')],
          }),
          item('3', 'Straßenbau', { text: 'Mündlich.' }),
        ],
        [
          item('N 1', 'Verkauf an Łukasz Dvořák', {
            stelle: 'nichtoeffentlich-verkauf',
            beilagen: [anlage('Vertrag', 'vertrag.pdf')],
          }),
        ],
      ),
      {
        'gutachten.pdf': await pdfOf('Gutachten', 2),
        'plan.pdf': await pdfOf('Plan', 1, { size: [842, 595] }),
        'vertrag.pdf': await pdfOf('Vertrag', 1),
      },
    )

  test('follows the agenda, and every page has its number and its item', async () => {
    const { pages } = await whole()
    expect(pages).toHaveLength(9)
    for (const [place, page] of pages.entries()) expect(page).toContain(`Seite ${place + 1}`)
    expect(pages[2]).toContain('Tagesordnungspunkt 2')
    expect(pages[3]).toContain('Gutachten 1')
    expect(pages[3]).toContain('TOP 2 · Gutachten')
    expect(pages[4]).toContain('Gutachten 2')
    expect(pages[5]).toContain('Plan 1')
    expect(pages[6]).toContain('Tagesordnungspunkt 3')
    expect(pages[7]).toContain('Tagesordnungspunkt N 1')
    expect(pages[8]).toContain('Vertrag 1')
  })

  test('has an agenda with page numbers that link to the pages', async () => {
    const { pages, links } = await whole()
    expect(pages[0]).toMatch(/2 Sprungturm Seite 3 .*3 Straßenbau Seite 7/)
    expect(pages[1]).toMatch(/N 1 Verkauf an Łukasz Dvořák Seite 8/)
    expect(pages[2]).toMatch(/Anlage: Gutachten Seite 4 Anlage: Plan Seite 6/)
    expect(links.slice(0, 3)).toEqual([[3, 7], [8], [4, 6]])
    // An item without content has no page.
    expect(pages[0]).toMatch(/Fragen der Einwohner 2/)
  })

  test('has bookmarks nested by item, each with its page', async () => {
    expect((await whole()).bookmarks).toEqual([
      'Deckblatt und Tagesordnung → 1',
      'Tagesordnung: Nichtöffentlicher Teil → 2',
      'Öffentlicher Teil → 3',
      '  2  Sprungturm → 3',
      '    Gutachten → 4',
      '    Plan → 6',
      '  3  Straßenbau → 7',
      'Nichtöffentlicher Teil → 8',
      '  N 1  Verkauf an Łukasz Dvořák → 8',
      '    Vertrag → 9',
    ])
  })

  test('has a named destination for each item, so that links from elsewhere work', async () => {
    expect((await whole()).places).toEqual({ 'nichtoeffentlich-verkauf': 8, 'oeffentlich-sprungturm': 3 })
  })

  test('marks each page that is not public, and no other', async () => {
    const { pages } = await whole()
    const sealed = pages.flatMap((page, place) => (page.includes('Nicht öffentlich') ? [place + 1] : []))
    expect(sealed).toEqual([2, 8, 9])
  })

  test('has a German title, and its text can be extracted with umlauts and ß', async () => {
    const { titel, sprache, pages } = await whole()
    expect(titel).toBe(
      'Sitzungsunterlagen: Sitzung des Technischen Ausschusses, Dienstag, 1. Dezember 2026 um 18:00 Uhr',
    )
    expect(sprache).toBe('de-DE')
    expect(pages[2]).toContain('Der Ausschuss beschließt die Sanierung für höchstens 180.000 €.')
    expect(pages[2]).toMatch(/Geprüft im März\. • Geländer • Größe/)
  })

  test('does not print the text of a paper that is enclosed as a file', async () => {
    const { pages } = await bound(
      packetOf([
        item('1', 'Sprungturm', {
          vorlage: paper,
          beilagen: [{ art: 'Vorlage', titel: 'Vorlage 2026/087', datei: 'vorlage.pdf' }],
        }),
      ]),
      { 'vorlage.pdf': await pdfOf('Geprüft', 1) },
    )
    expect(pages[1]).toContain('Beschlussvorschlag')
    expect(pages[1]).not.toContain('Geländer')
    expect(pages[2]).toContain('Geprüft 1')
  })
})

test.each([0, 90, 180, 270])(
  'a page rotated by %i degrees grows by a footer with its number, and keeps its text',
  async turned => {
    const packet = packetOf([item('1', 'Plan', { beilagen: [anlage('Plan', 'plan.pdf')] })])
    const plan = await pdfOf('Plan', 1, { size: [600, 400], turned })
    const { pages, sizes } = await bound(packet, { 'plan.pdf': plan })
    const [width = 0, height = 0] = turned % 180 === 0 ? [600, 400] : [400, 600]
    expect(sizes[2]).toEqual([width, height + Math.round((40 * width) / 595.28)])
    expect(pages[2]).toContain('Plan 1')
    expect(pages[2]).toContain('Seite 3')
  },
)

describe('a file that cannot be read is named in its place, and the others are bound', () => {
  const around = async (datei: string, bytes: Uint8Array | undefined, limits = LIMITS) => {
    const packet = packetOf([
      item('1', 'Plan', { beilagen: [anlage('Böses Blatt', datei), anlage('Gutes Blatt', 'gut.pdf')] }),
    ])
    const files = { ...(bytes ? { [datei]: bytes } : {}), 'gut.pdf': await pdfOf('Gut', 1) }
    const { pages } = await bound(packet, files, limits)
    expect(pages[3]).toContain('Gut 1')
    expect(pages[1]).toContain('Anlage: Böses Blatt (fehlt) Seite 3')
    return pages[2]
  }
  const noPdf = new TextEncoder().encode('Das ist ein Brief.')

  test.each([
    ['broken', brokenPdf],
    ['not a PDF', () => noPdf],
    ['cut off', async () => (await pdfOf('Lang', 30)).subarray(0, 700)],
    ['empty', () => new Uint8Array()],
    ['missing', () => undefined],
  ])('a file that is %s', async (_, bytes) => {
    expect(await around('boese.pdf', await bytes())).toMatch(/Böses Blatt .*Sie ist beschädigt/)
  })

  test('a file that is protected by a password', async () => {
    const locked = await pdfOf('Geheim', 1, { password: 'geheim' })
    expect(await around('boese.pdf', locked)).toContain('Sie ist mit einem Passwort geschützt')
  })

  test('a file with too many pages', async () => {
    expect(await around('boese.pdf', await pdfOf('Lang', 3_001))).toContain('Sie hat 3001 Seiten')
  })

  test('a file that kills its reader', async () => {
    const large = await pdfOf('Lang', 2_990)
    const said = await around('boese.pdf', large, { ...LIMITS, heapMb: 64 })
    expect(said).toContain('Sie ist zu groß oder zu verschachtelt für dieses Paket.')
  })

  test('a file that unpacks to more memory than allowed, outside the heap of the thread', async () => {
    const bomb = bombOf(600_000_000)
    const before = process.memoryUsage.rss()
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before)
    }, 10)
    const said = await around('boese.pdf', bomb, { ...LIMITS, grownMb: 300 })
    clearInterval(timer)
    expect(said).toContain('Sie ist zu groß oder zu verschachtelt für dieses Paket.')
    expect(most / 1_048_576).toBeLessThan(900)
  })
})
