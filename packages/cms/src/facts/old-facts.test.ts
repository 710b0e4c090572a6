import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { type OldFact, oldFacts, placesOf, withNew } from './old-facts.ts'

const office = (telefon: string, more: object = {}) => ({
  name: 'Bauamt',
  kommunikation: [
    { kanal: 'TELEFON', kennung: telefon },
    { kanal: 'WEB', kennung: 'https://bauamt.example.org/030-1234567' },
  ],
  ...more,
})
const page = (text: string) => ({ title: 'Bauen', content: [{ template: 'text', context: { text } }] })
const FIELD = 'content.0.context.text'
const own = { wer: undefined, noch: [] }
const number = { art: 'telefon', alt: '030\u00a023125-160', neu: '030\u00a023125-170', ...own } as const
const fee = { art: 'gebuehr', alt: '60', neu: '72,50', ...own } as const

/** Replaces the old facts in every place. */
const withoutOld = async (data: unknown, facts: readonly OldFact[], names: readonly string[]) =>
  withNew(data, await placesOf(facts, names)(data))

const mended = async (fact: OldFact, names: readonly string[], text: string) => {
  const data = (await withoutOld(page(text), [fact], names)) as ReturnType<typeof page>
  return data.content[0]?.context.text
}

describe('an old fact of a record', () => {
  it('is a value of an older version, with the new value of its field', () => {
    expect(oldFacts([office('030 1112223'), office('030 9998887')], office('030 4445556'))).toEqual([
      { art: 'telefon', alt: '030 1112223', neu: '030 4445556', noch: [] },
      { art: 'telefon', alt: '030 9998887', neu: '030 4445556', noch: [] },
    ])
  })

  it('is not a value that is only spelled otherwise, or is in another field', () => {
    expect(oldFacts([office('030 1112223')], office('+49 30 111-2223'))).toEqual([])
    expect(oldFacts([office('030 1112223')], office('030 4', { fax: '030 1112223' }))).toEqual([])
  })

  it('has its new value too if one field after the other was changed', () => {
    const both = (one: string, other: string) => ({ telefon: one, person: { telefon: other } })
    const older = [both('030 4445556', '030 1112223'), both('030 1112223', '030 1112223')]
    expect(oldFacts(older, both('030 4445556', '030 4445556'))).toEqual([
      { art: 'telefon', alt: '030 1112223', neu: '030 4445556', noch: [] },
    ])
  })

  it('has no new value if its field is gone or has another meaning now', () => {
    const two = { kommunikation: [{ kennung: '030 1112223' }, { kennung: '030 4445556' }] }
    const one = { kommunikation: [{ kennung: '030 4445556' }] }
    expect(oldFacts([two], one)).toEqual([{ art: 'telefon', alt: '030 1112223', neu: undefined, noch: [] }])
    expect(oldFacts([two], {})).toHaveLength(2)
  })

  it('is found too if another part of the record still has it, which is named', () => {
    const both = (one: string, other: string) => ({ telefon: one, person: { telefon: other } })
    expect(oldFacts([both('030 1112223', '030 1112223')], both('030 4445556', '030 1112223'))).toEqual([
      { art: 'telefon', alt: '030 1112223', neu: '030 4445556', noch: ['person.telefon'] },
    ])
  })

  it('names its person or thing if this is the same now, or gone; names nobody if another person has taken its place', () => {
    const person = (nachname: string, telefon: string) => ({
      kontaktpersonen: [{ vorname: 'Kirsten', nachname, kommunikation: [{ kennung: telefon }] }],
    })
    const was = person('Falk', '030 1112223')
    const of = (now: object) => oldFacts([was], now).map(({ wer }) => wer)
    expect(of(person('Falk', '030 4445556'))).toEqual(['Kirsten Falk'])
    expect(of(person('Weber', '030 4445556'))).toEqual([undefined])
    expect(of({})).toEqual(['Kirsten Falk'])
  })

  it('is not a value that one of two owners still has, nor a value that moved within its list', () => {
    const list = (...all: string[]) => ({ kommunikation: all.map(kennung => ({ kennung })) })
    const [one, two] = ['030 1112223', '030 4445556']
    expect(oldFacts([list(one, two, one)], list(two, one))).toEqual([])
    expect(oldFacts([list(one, one)], list(one))).toEqual([])
    expect(oldFacts([list(one, two)], list(two, one))).toEqual([])
  })

  it('can be a mail address, a street or a fee, but no website and no street without a number', () => {
    const before = {
      kommunikation: [{ kanal: 'EMAIL', kennung: 'alt@rebenau.example.org' }],
      anschrift: { street: 'Marktplatz 1' },
      besuch: { street: 'Altrheinufer' },
      kosten: [{ betrag: 60 }],
    }
    const now = {
      kommunikation: [{ kanal: 'EMAIL', kennung: 'neu@rebenau.example.org' }],
      anschrift: { street: 'Rheinweg 18' },
      besuch: { street: 'Hafen' },
      kosten: [{ betrag: 72.5 }],
    }
    expect(oldFacts([before, office('https://example.org')], now)).toEqual([
      { art: 'email', alt: 'alt@rebenau.example.org', neu: 'neu@rebenau.example.org', noch: [] },
      { art: 'anschrift', alt: 'Marktplatz 1', neu: 'Rheinweg 18', noch: [] },
      { art: 'gebuehr', alt: '60', neu: '72,50', noch: [] },
    ])
  })
})

describe('a text with an old fact', () => {
  it.each([
    ['<p>Telefon 030 23125-160.</p>', '<p>Telefon 030\u00a023125-170.</p>'],
    ['<p>Telefon +49 30 23125-160.</p>', '<p>Telefon 030\u00a023125-170.</p>'],
    ['<p>Telefon 030/23125160, abends.</p>', '<p>Telefon 030\u00a023125-170, abends.</p>'],
    ['<p>Tel. 030&nbsp;23125&nbsp;160</p>', '<p>Tel. 030\u00a023125-170</p>'],
    [
      '<p><a href="tel:+493023125160">030 23125-160</a></p>',
      '<p><a href="tel:+493023125170">030\u00a023125-170</a></p>',
    ],
  ])('is found and corrected in every spelling: %s', async (text, after) => {
    expect(await mended(number, [], text)).toBe(after)
  })

  it.each([
    '<p>Telefon 030 23125-1601.</p>',
    '<p>Telefon 040 23125-160.</p>',
    '<p>Am 030 gibt es 23125 von 160.</p>',
  ])('does not include a text with a similar value: %s', async text => {
    expect(await placesOf([number], [])(page(text))).toEqual([])
  })

  it('is found for a street with any kind of blank, and not for similar streets', async () => {
    const street = { art: 'anschrift', alt: 'Marktplatz\u00a01', neu: 'Rheinweg\u00a018', ...own } as const
    expect(await mended(street, [], '<p>Rathaus, Marktplatz 1, im Hof</p>')).toBe(
      '<p>Rathaus, Rheinweg\u00a018, im Hof</p>',
    )
    for (const other of [
      'Marktplatz 12',
      'Am Marktplatz 1',
      'Altmarktplatz 1',
      'Marktplatz 1a',
      'Marktplatz 1 a',
      'Marktplatz 1-3',
      'Marktplatz 1 – 3',
      'Marktplatz 1/2',
    ])
      expect(await placesOf([street], [])(page(`<p>${other}</p>`))).toEqual([])
  })

  it('is found for mail addresses in any case, also in links, and not within longer addresses', async () => {
    const mail = { art: 'email', alt: 'bau@rebenau.de', neu: 'bauamt@rebenau.de', ...own } as const
    expect(await mended(mail, [], '<p><a href="mailto:bau@rebenau.de">Bau@Rebenau.de</a></p>')).toBe(
      '<p><a href="mailto:bauamt@rebenau.de">bauamt@rebenau.de</a></p>',
    )
    expect(await placesOf([mail], [])(page('<p>tiefbau@rebenau.de, bau@rebenau.de.example.org</p>'))).toEqual(
      [],
    )
  })

  it('is reported with its sentence, and with whether its record has the fact itself', async () => {
    expect(await placesOf([number], [])(page('<p>Fragen?</p><p>Rufen Sie an: 030 23125-160.</p>'))).toEqual([
      {
        fact: number,
        feld: FIELD,
        absatz: 1,
        satz: 'Rufen Sie an: 030 23125-160.',
        wortlaut: '030 23125-160',
        ueberschrift: '',
        eigene: false,
        ersetzbar: true,
      },
    ])
    expect(await placesOf([number], [])(office('030 23125160'))).toEqual([
      {
        fact: number,
        feld: 'kommunikation.0.kennung',
        absatz: 0,
        satz: '030 23125160',
        wortlaut: '030 23125160',
        ueberschrift: '',
        eigene: true,
        ersetzbar: true,
      },
    ])
    const below = '<h2>Haben Sie Fragen?</h2><p>Tel. 030/23125160</p>'
    expect(await placesOf([number], [])(page(below))).toMatchObject([
      { ueberschrift: 'Haben Sie Fragen?', wortlaut: '030/23125160' },
    ])
  })

  it('has one place per paragraph, list entry and heading, and only the chosen places are corrected', async () => {
    const text =
      '<h2>Telefon 030 23125-160</h2><p>Falk: 030/23125160, mittags 030/23125160.</p><ul><li>Weber: 030 23125-160</li></ul>'
    const places = await placesOf([number], [])(page(text))
    expect(places.map(({ absatz, satz }) => [absatz, satz])).toEqual([
      [0, 'Telefon 030 23125-160'],
      [1, 'Falk: 030/23125160, mittags 030/23125160.'],
      [2, 'Weber: 030 23125-160'],
    ])
    const one = withNew(
      page(text),
      places.filter(({ absatz }) => absatz === 1),
    ) as ReturnType<typeof page>
    expect(one.content[0]?.context.text).toBe(
      '<h2>Telefon 030 23125-160</h2><p>Falk: 030\u00a023125-170, mittags 030\u00a023125-170.</p><ul><li>Weber: 030 23125-160</li></ul>',
    )
  })

  it('that has it only in the address of a link is reported with that address', async () => {
    const link = '<p>Rufen Sie <a href="tel:+493023125160">uns an</a>.</p>'
    expect(await placesOf([number], [])(page(link))).toMatchObject([
      { satz: 'Rufen Sie uns an. (Link: +493023125160)', wortlaut: '+493023125160' },
    ])
    expect(await mended(number, [], link)).toContain('tel:+493023125170')
  })

  it('with swapped numbers of two people is corrected once', async () => {
    const falk = { art: 'telefon', alt: '030 1112223', neu: '030 4445556', ...own } as const
    const weber = { art: 'telefon', alt: '030 4445556', neu: '030 1112223', ...own } as const
    expect(await withoutOld(page('<p>Falk 030 1112223, Weber 030 4445556</p>'), [falk, weber], [])).toEqual(
      page('<p>Falk 030 4445556, Weber 030 1112223</p>'),
    )
  })

  it('is found for a fee if it mentions what is paid for; a paragraph with another fee of the same amount is left to the editor', async () => {
    const names = ['Parkausweis']
    expect(await mended(fee, names, '<p>Ein Parkausweis kostet 60 €.</p>')).toBe(
      '<p>Ein Parkausweis kostet 72,50 €.</p>',
    )
    expect(await mended(fee, names, '<p>Die Trauung kostet 60 €.</p>')).toBe(
      '<p>Die Trauung kostet 60 €.</p>',
    )
    expect(await mended(fee, names, '<p>Ein Parkausweis kostet 160 € oder 60,50 €.</p>')).toContain('160 €')
    const apart = '<p>Ein Parkausweis kostet 60 €.</p><p>Die Trauung kostet 60 €.</p>'
    expect(await mended(fee, names, apart)).toBe(
      '<p>Ein Parkausweis kostet 72,50 €.</p><p>Die Trauung kostet 60 €.</p>',
    )
    const both = '<p>Ein Parkausweis kostet 60 €. Die Trauung kostet 60 €.</p>'
    expect(await placesOf([fee], names)(page(both))).toMatchObject([{ absatz: 0, ersetzbar: false }])
    expect(await mended(fee, names, both)).toBe(both)
  })

  it('keeps everything else, and a corrected text is not changed again', async () => {
    const longer = { art: 'anschrift', alt: 'Marktplatz 1', neu: 'Marktplatz 1-3', ...own } as const
    const data = { a: 'Ruf 030 23125-160 an', b: 'Rathaus, Marktplatz 1', c: [1, null, true] }
    const once = await withoutOld(data, [number, longer], [])
    expect(once).toEqual({ ...data, a: 'Ruf 030\u00a023125-170 an', b: 'Rathaus, Marktplatz 1-3' })
    expect(await withoutOld(once, [number, longer], [])).toEqual(once)
  })
})

it('a number in the address of a page, a file or another website is no old fact, a number to call is', async () => {
  const links =
    '<p><a href="/ruf-030-23125-160">Seite</a> <a href="/medien/plan-030-23125-160.pdf">Plan</a> ' +
    '<a href="/suche?tel=030 23125-160">Suche</a> <a href="https://example.org/030-23125-160">fremd</a> ' +
    'https://example.org/030-23125-160</p>'
  expect(await placesOf([number], [])(page(links))).toEqual([])
  const machine = { slug: 'ruf-030-23125-160', pfad: '/ruf-030-23125-160', link: 'tel:03023125160' }
  expect(await placesOf([number], [])(machine)).toMatchObject([{ feld: 'link', ersetzbar: true }])
})

it('a text is left to the editor if the new value would be read as markup', async () => {
  for (const neu of ['Tor <Ost> 9', '<a href="https://example.org">Tor</a> 9', 'Tor & Tür 9']) {
    const street = { art: 'anschrift', alt: 'Marktplatz 1', neu, ...own } as const
    const text = '<p>Rathaus, Marktplatz 1</p>'
    expect(await placesOf([street], [])(page(text))).toMatchObject([{ ersetzbar: false }])
    expect(await mended(street, [], text)).toBe(text)
  }
})

it('a text is not searched for a value that is too long to be a street', async () => {
  const street = { art: 'anschrift', alt: `${'a '.repeat(148)}1`, neu: 'b 1', ...own } as const
  expect(await placesOf([street], [])(page(`<p>${street.alt}</p>`))).toEqual([])
})

it('reading a hostile text yields to other requests', async () => {
  const fees = Array.from({ length: 20 }, (_, at) => ({ ...fee, alt: String(at + 1) }))
  const names = Array.from({ length: 100 }, (_, at) => `Wort${at}`)
  const lines = Array.from({ length: 4_500 }, (_, at) => `<li>${1 + (at % 20)} Euro. Xy</li>`).join('')
  const reading = placesOf(fees, names)({ content: Array.from({ length: 10 }, () => ({ text: lines })) })
  let turns = 0
  const isOver = reading.then(() => true)
  while (!(await Promise.race([isOver, setImmediate(false)]))) turns += 1
  expect(turns).toBeGreaterThan(10)
})

it('a text of any kind and length is read fast', async () => {
  const read = async () => {
    for (const part of ['030 ', '0 ( ', 'a@', 'Marktplatz ', '1.000', '&nbsp;'])
      for (const art of ['telefon', 'email', 'anschrift', 'gebuehr'] as const) {
        const alt = { telefon: '030 23125-160', email: 'a@b.de', anschrift: 'Marktplatz 1', gebuehr: '60' }[
          art
        ]
        await placesOf([{ art, alt, neu: undefined, ...own }], ['x'])({ text: part.repeat(100_000) })
      }
    const street = { art: 'anschrift', alt: 'Marktplatz 1', neu: 'Rheinweg 18', ...own } as const
    for (const blanks of ['\u00a0', ' ', '&nbsp;', '\u00a0 '])
      await placesOf([street], [])({ text: `Marktplatz${blanks.repeat(50_000)}x` })
    const fee = { art: 'gebuehr', alt: '60', neu: '70', ...own } as const
    const lines = '<p>Parken kostet 60 €.</p>'.repeat(5_000)
    await withoutOld({ text: `<h2>${'Parken '.repeat(50_000)}</h2>${lines}` }, [fee], ['Ausweis'])
    await withoutOld(
      Array.from({ length: 10_000 }, () => ({ text: 'Parken kostet 60 €.' })),
      [fee],
      ['Parken'],
    )
  }
  await expectWork(read, { usualMs: 500 })
})
