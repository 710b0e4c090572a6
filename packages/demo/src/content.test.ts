import { notrufeOf } from '@rathausplatz/contract/giftnotruf'
import { landesrecht } from '@rathausplatz/contract/landesrecht'
import { notrufLesen, notrufWaehlen } from '@rathausplatz/contract/notrufe'
import { examples } from '@rathausplatz/templates/examples'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { AGS } from './ags.ts'
import { bilder, bildtitel } from './bild.ts'
import { dokument, dokumente, dokumentnamen } from './dokument.ts'
import { rat } from './rat.ts'
import { demoRecords } from './records.ts'
import { notfallnummern } from './seiten/notfallnummern.ts'
import { typesetText } from './typeset.ts'

/** Yields every text in a content, with the name of its field. */
function* texts(value: unknown, field = ''): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field, text: value }
  else if (Array.isArray(value)) for (const item of value) yield* texts(item, field)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* texts(item, key)
  }
}

/** Yields every address that a content links to. */
function* addresses(value: unknown): Generator<string> {
  for (const { field, text } of texts(value)) {
    if (/^(?:link\d?|href|detailURL|canonical|url|nach)$/.test(field) && text !== '') yield text
    for (const [, href = ''] of text.matchAll(/ href="([^"]*)"/g)) yield href
  }
}

const heute = new Date('2026-11-20T09:00:00Z')
const records = demoRecords(heute)
const of = <T>(kind: string) => records.filter(record => record.kind === kind).map(({ data }) => data as T)

const paths = (at: Date) => {
  const all = demoRecords(at)
  return new Set([
    ...all.flatMap(({ kind, data }) => (kind === 'seite' ? [(data as { pfad: string }).pfad] : [])),
    ...all.flatMap(({ kind, data }) =>
      kind === 'aktuelles' || kind === 'veranstaltung'
        ? [`${kind === 'aktuelles' ? '/aktuelles' : '/veranstaltungen'}/${(data as { slug: string }).slug}`]
        : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'organisationseinheit' ? [`/rathaus/aemter/${(data as { slug: string }).slug}`] : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'leistung' || kind === 'lebenslage'
        ? [
            `/rathaus/${kind === 'leistung' ? 'leistungen' : 'lebenslagen'}/${(data as { slug: string }).slug}`,
          ]
        : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'terminangebot' ? [`/rathaus/termine/${(data as { slug: string }).slug}`] : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'baugebiet' ? [`/bauen/baugebiete/${(data as { slug: string }).slug}`] : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'verzeichniseintrag' && (data as { slug?: string }).slug
        ? [`/verzeichnis/${(data as { slug?: string }).slug}`]
        : [],
    ),
    ...all.flatMap(({ kind, data }) =>
      kind === 'formular' ? [`/formulare/${(data as { slug: string }).slug}`] : [],
    ),
    '/formulare/stand',
    '/formulare/fortsetzen',
    '/suche/',
    '/schaeden',
    '/schaeden/neu',
    '/schaeden/stand',
    '/pinnwand/neu',
    '/warnungen',
    '/verzeichnis/vorschlagen',
    ...dokumentnamen.map(name => dokument(name).url),
    ...rat(at).schriftstuecke.map(({ name }) => `/medien/${name}.pdf`),
  ])
}

describe('links', () => {
  it.each([0, 45, 90, 135, 180, 225, 270, 315])('lead to an existing page, also %s days later', days => {
    const at = new Date(`${plusDays('2026-11-20', days)}T09:00:00Z`)
    const known = paths(at)
    const dead = demoRecords(at).flatMap(({ name, data }) =>
      [...addresses(data)]
        .filter(address => address.startsWith('/') && !known.has(address.split(/[?#]/)[0] ?? ''))
        .map(address => `${name}: ${address}`),
    )
    expect(dead).toEqual([])
  })

  it('of the accessibility bar, and to the home pages of the houses, lead to existing pages', () => {
    const known = paths(heute)
    for (const path of [
      '/barrierefreiheit',
      '/leichte-sprache',
      '/bedienungshilfe',
      '/fehler-melden',
      '/impressum',
      '/kontakt',
      '/',
    ]) {
      expect(known, path).toContain(path)
    }
    for (const theme of [
      'buecherei',
      'freibad',
      'schillerschule',
      'jahnschule',
      'jugendmusikschule',
      'klimaschutz',
    ]) {
      expect(known, theme).toContain(`/${theme}`)
    }
  })

  it('lead to every page from another page', () => {
    const linked = new Set(
      records.flatMap(({ name, data }) =>
        [...addresses(data)]
          .map(address => address.split(/[?#]/)[0] ?? '')
          .filter(address => address !== name),
      ),
    )
    const bar = new Set([
      '/leichte-sprache',
      '/bedienungshilfe',
      '/barrierefreiheit',
      '/fehler-melden',
      '/impressum',
      '/kontakt',
      '/',
    ])
    const alone = of<{ pfad: string }>('seite').filter(({ pfad }) => !linked.has(pfad) && !bar.has(pfad))
    expect(alone.map(({ pfad }) => pfad)).toEqual([])
  })

  it('have texts that describe their target', () => {
    const linkTexts = records.flatMap(({ data }) =>
      [...texts(data)].flatMap(({ text }) =>
        [...text.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inner = '']) => inner),
      ),
    )
    expect(linkTexts.filter(text => /^(?:hier|mehr|link|weiter)$/i.test(text))).toEqual([])
  })
})

describe('pictures', () => {
  it('are all in the list of pictures, and all of them are used', () => {
    const known = new Set(Object.keys(bildtitel).map(name => `/medien/${name}`))
    const named = [...texts([records, examples])]
      .filter(({ field, text }) => (field === 'bild' || field === 'src') && text !== '')
      .map(({ text }) => text)
      // The map is a drawing, generated from data on demand.
      .filter(text => !text.endsWith('.svg'))
    expect(named.filter(bild => !known.has(bild))).toEqual([])
    expect(new Set(named).size).toBe(Object.keys(bildtitel).length)
  })

  it('have exactly one entry in the list for each title', () => {
    expect(bilder.map(({ name }) => name).toSorted()).toEqual(Object.keys(bildtitel).toSorted())
  })
})

describe('documents', () => {
  it('are all in the list of documents, and each is linked', () => {
    expect(dokumente.map(({ name }) => name).toSorted()).toEqual(dokumentnamen.toSorted())
    const linked = new Set(records.flatMap(({ data }) => [...addresses(data)]))
    expect(dokumentnamen.filter(name => !linked.has(dokument(name).url))).toEqual([])
  })
})

/**
 * The statutory arbitration body: its real telephone number and address must be in the accessibility
 * statement.
 */
const LAND = {
  telefon: '0711 123 39375',
  mails: Object.values(landesrecht).map(({ barrierefreiheit }) => barrierefreiheit.stelle.email),
}

describe('texts', () => {
  const all = [...texts([records, examples])].map(({ text }) => text)

  it('contain no e-mail address of a real place', () => {
    const mails = all.flatMap(text => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? [])
    expect(mails.length).toBeGreaterThan(20)
    expect(
      mails.filter(mail => !/@(?:[\w-]+\.)*example\.org$/.test(mail) && !LAND.mails.includes(mail)),
    ).toEqual([])
  })

  it('contain only telephone numbers reserved for fiction, and the emergency numbers of the country', () => {
    const ueberall = new Set(
      notrufeOf(AGS).flatMap(({ nummer }) => [notrufLesen(nummer), notrufWaehlen(nummer)]),
    )
    const numbers = all.flatMap(
      text => text.match(/(?:\+49|\b0)\d{1,5}[\s\u00a0/()-]?\d[\d\s\u00a0/-]{4,}\d|tel:[^"]*/g) ?? [],
    )
    expect(numbers.length).toBeGreaterThan(20)
    expect(
      numbers.filter(
        number =>
          !/^(?:tel:\+493023125\d{3}|\+493023125\d{3}|030\u00a023125-\d{3})$/.test(number) &&
          !ueberall.has(number) &&
          number !== LAND.telefon &&
          number !== AGS,
      ),
    ).toEqual([])
  })

  it('name the law, the authority and the poison centre of Baden-Württemberg', () => {
    const text = JSON.stringify(records).replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const part of [
      'Buchstabe e DSGVO mit § 4 LDSG oder das Gesetz',
      'Grundlage ist § 15 LDSG.',
      'beim Landesbeauftragten für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
      '>0761 19240</a>',
    ])
      expect(text.includes(part), part).toBe(true)
  })

  it('on the page of emergency numbers contain every emergency number of the country', () => {
    const text = JSON.stringify(notfallnummern)
    expect(notrufeOf(AGS).filter(({ nummer }) => !text.includes(notrufWaehlen(nummer)))).toEqual([])
  })

  it('contain no placeholders', () => {
    expect(all.filter(text => /lorem|ipsum|\bTODO\b|\bxxx\b|platzhalter/i.test(text))).toEqual([])
  })

  it('use German quotation marks and dashes', () => {
    const prose = [...texts(records.map(({ data }) => data))].filter(
      ({ field }) => !/^(?:link|href|datum)/.test(field),
    )
    const plain = prose.map(({ text }) => text.replaceAll(/<[^>]+>/g, ' '))
    expect(plain.filter(text => /["”]| - |\.\.\./.test(text))).toEqual([])
    expect(plain.filter(text => /\d{2}:\d{2}-\d{2}:\d{2}/.test(text))).toEqual([])
  })

  it('write times with four digits and whole amounts without decimals', () => {
    const said = [...texts(records.map(({ data }) => data))].map(({ text }) => text)
    expect(said.filter(text => /(?<![\d:,.])\d:[0-5]\d(?!\d)/.test(text))).toEqual([])
    expect(said.filter(text => /,00[\s\u00a0]€/.test(text))).toEqual([])
  })

  it('use no abbreviated gender forms', () => {
    expect(all.filter(text => /[a-zäöü](?:\*|:|_)in(?:nen)?\b|[a-z]Innen\b/.test(text))).toEqual([])
  })

  it('have non-breaking spaces where parts belong on one line', () => {
    expect(
      typesetText('Am 5. April um 8:30 Uhr, Marktplatz 1, 76999 Rebenau, 030 23125-110, 12 €, § 5'),
    ).toBe(
      'Am 5.\u00a0April um 8:30\u00a0Uhr, Marktplatz\u00a01, 76999\u00a0Rebenau, 030\u00a023125-110, 12\u00a0€, §\u00a05',
    )
    expect(
      [...texts(records.map(({ data }) => data))].filter(({ text }) => /\d (?:Uhr|€)/.test(text)),
    ).toEqual([])
  })
})

describe('formatted text', () => {
  const rich = [...texts(records)].filter(({ text }) => text.includes('<')).map(({ text }) => text)

  it('is well-formed, with a caption for every table', () => {
    for (const text of rich) {
      const open: string[] = []
      for (const [, close, name = ''] of text.matchAll(/<(\/)?([a-z0-9]+)[^>]*>/g)) {
        if (name === 'br' || name === 'hr') continue
        if (close) expect(open.pop(), text.slice(0, 80)).toBe(name)
        else open.push(name)
      }
      expect(open, text.slice(0, 80)).toEqual([])
      expect(text.match(/<table>/g)?.length ?? 0).toBe(text.match(/<table><caption>/g)?.length ?? 0)
    }
  })

  it('has table rows of equal length', () => {
    for (const text of rich) {
      for (const [table] of text.matchAll(/<table>.*?<\/table>/g)) {
        const rows = [...table.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) => row.match(/<t[hd][ >]/g)?.length)
        expect(new Set(rows).size, table.slice(0, 120)).toBe(1)
      }
    }
  })
})

describe('counts', () => {
  it('reach the minimum of each kind', () => {
    expect(of('seite').length).toBeGreaterThanOrEqual(12)
    expect(of('aktuelles').length).toBeGreaterThanOrEqual(18)
    expect(of('veranstaltung').length).toBeGreaterThanOrEqual(14)
    expect(of('menue').length).toBe(7)
    expect(of('stadt').length).toBe(1)
  })
})
