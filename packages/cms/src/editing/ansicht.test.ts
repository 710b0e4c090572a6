import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
const rathaus = { ...page('/rathaus'), title: 'Rathaus', breadcrumbTitle: 'Haus' }
const text = (words: string) => ({ ...textEntry(`<p>${words}</p>`), slotName: 'content', options: {} })

type Town = Awaited<ReturnType<typeof deskTown>>
type Desk = ReturnType<Town['as']>

const typed = (desk: Desk, daten: unknown, art = 'seite', id = ID) =>
  desk.call('redaktionArbeitskopieBehalten', { params: { id }, body: { art, daten } })
const look = (desk: Desk, query: object = {}, id = ID) =>
  desk.call('redaktionAnsicht', { params: { id }, query })
const wordsOf = (answer: Awaited<ReturnType<typeof look>>) => JSON.stringify(answer.seite.content)

describe('A preview of a page', () => {
  test('equals the answer of the route call once the page is public', async () => {
    const town = await deskTown({ seite: [rathaus] })
    const boss = town.as('chefin')
    const more = {
      content: [text('Hier finden Sie Verlorenes.')],
      pageTheme: 'freibad',
      description: 'Fundsachen',
    }
    const made = await boss.page('/rathaus/fundbuero', { title: 'Fundbüro', ...more }, ID)
    const before = await look(boss)
    expect(before.pfad).toBe('/rathaus/fundbuero')
    expect(before.seite.breadcrumbs.map(({ title }) => title)).toEqual(['Startseite', 'Haus', 'Fundbüro'])
    await boss.call('redaktionVeroeffentlichen', { params: { id: ID }, body: { grundfassung: made.fassung } })
    const visitors = await boss.call('route', { query: { url: '/rathaus/fundbuero' } })
    expect({ ...before.seite, geaendert: '' }).toEqual({ ...visitors, geaendert: '' })
  })

  test('shows the working copy, or the draft if that is requested', async () => {
    const boss = (await deskTown()).as('chefin')
    await boss.page('/fundbuero', { title: 'Fundbüro' }, ID)
    await typed(boss, page('/fundbuero', { title: 'Fundb' }))
    expect((await look(boss)).seite.title).toBe('Fundb')
    expect((await look(boss, { stand: 'entwurf' })).seite.title).toBe('Fundbüro')
  })

  test('shows a page that is not saved yet, without path and title', async () => {
    const boss = (await deskTown()).as('chefin')
    await typed(boss, { content: [text('Erste Worte')] })
    const { pfad, seite } = await look(boss)
    expect([pfad, seite.title, seite.content.length]).toEqual(['/neu', '(ohne Titel)', 1])
    expect(
      await boss.refusal('redaktionAnsicht', { params: { id: ID }, query: { stand: 'entwurf' } }),
    ).toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  test("A-09: shows only the editor's own working copy, never that of another editor", async () => {
    const town = await deskTown()
    await town.as('chefin').page('/fundbuero', { title: 'Fundbüro' }, ID)
    await typed(town.as('chefin'), page('/fundbuero', { title: 'Geheim' }))
    expect((await look(town.as('autor'))).seite.title).toBe('Fundbüro')
    const other = randomUUID()
    await typed(town.as('chefin'), page('/neues', { title: 'Geheim' }), 'seite', other)
    const refused = await town.as('autor').refusal('redaktionAnsicht', { params: { id: other } })
    expect(refused.code).toBe('nicht-gefunden')
  })

  test("A-08: is refused outside the editor's sections with the same answer as for a missing page", async () => {
    const town = await deskTown()
    await town.as('chefin').page('/rathaus', {}, ID)
    const elsewhere = await town.as('schule').refusal('redaktionAnsicht', { params: { id: ID } })
    const missing = await town.as('schule').refusal('redaktionAnsicht', { params: { id: randomUUID() } })
    const told = ({ code, message, details }: typeof missing) => [code, message, details]
    expect(told(elsewhere)).toEqual(told(missing))
    expect(missing.code).toBe('nicht-gefunden')
  })

  test('in Leichte Sprache is shown even if it is incomplete', async () => {
    const boss = (await deskTown()).as('chefin')
    const leichteSprache = { title: '', content: [text('Ganz einfach')] }
    await typed(boss, page('/fundbuero', { title: 'Fundbüro', leichteSprache }))
    const { seite } = await look(boss, { sprache: 'leicht' })
    expect(seite).toMatchObject({
      title: '(ohne Titel)',
      sprache: 'leicht',
      sprachfassungen: ['alltag', 'leicht'],
    })
    expect(seite.content).toHaveLength(1)
    expect((await look(boss)).seite.title).toBe('Fundbüro')
  })

  test('of the intranet is shown to editors who may read it', async () => {
    const town = await deskTown()
    await town.as('leitung').page('/intranet/plan', { title: 'Dienstplan' }, ID)
    expect((await look(town.as('leitung'))).pfad).toBe('/intranet/plan')
    expect((await town.as('rat').refusal('redaktionAnsicht', { params: { id: ID } })).code).toBe(
      'nicht-gefunden',
    )
  })
})

describe('Files that no public page shows yet', () => {
  const taken = async (town: Town) => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer()
    const query = { name: 'Neu.jpg', beschreibung: 'Ein Bild', urheber: 'Anna' }
    await town.as('chefin').call('redaktionMediumAufnehmen', { query, file: new Uint8Array(bytes) })
    return { heroImages: [{ src: '/medien/neu', alt: 'x' }], content: [] }
  }

  test('are listed until visitors can open them', async () => {
    const town = await deskTown()
    const boss = town.as('chefin')
    const made = await boss.page('/fundbuero', await taken(town), ID)
    expect((await look(boss)).dateien).toEqual(['neu'])
    await boss.call('redaktionVeroeffentlichen', { params: { id: ID }, body: { grundfassung: made.fassung } })
    expect((await look(boss)).dateien).toEqual([])
  })

  test('are not listed for editors who may not see them; missing files are never listed', async () => {
    const town = await deskTown()
    const shown = await taken(town)
    await town.as('leitung').page('/raete/plan', shown)
    await typed(town.as('schule'), page('/schillerschule/x', shown))
    expect((await look(town.as('schule'))).dateien).toEqual([])
    const nothing = { heroImages: [{ src: '/medien/gibt-es-nicht', alt: 'x' }] }
    await typed(town.as('schule'), page('/schillerschule/x', nothing))
    expect((await look(town.as('schule'))).dateien).toEqual([])
  })
})

describe('An incomplete working copy is shown as far as possible', () => {
  test('an entry that cannot be rendered keeps its position among the others', async () => {
    const boss = (await deskTown()).as('chefin')
    const strange = [null, 7, {}, { template: 'constructor' }, { template: 'bild-text', context: [] }]
    await typed(boss, page('/a', { content: [text('Eins'), ...strange, text('Zwei')] }))
    const { seite } = await look(boss)
    expect(seite.content).toHaveLength(7)
    expect(seite.content[0]).toMatchObject(text('Eins'))
    expect(seite.content[6]).toMatchObject(text('Zwei'))
  })

  test('a field that cannot be read falls back to its last valid value', async () => {
    const boss = (await deskTown()).as('chefin')
    await boss.page('/a', { title: 'Alt', description: 'Bleibt', pageLayout: 'wide' }, ID)
    await typed(boss, {
      pfad: '/ä b?',
      title: 'Neu',
      description: 7,
      pageLayout: 'rund',
      heroImages: 'keine',
    })
    const { pfad, seite } = await look(boss)
    expect([pfad, seite.title, seite.pageLayout]).toEqual(['/a', 'Neu', 'wide'])
  })

  test.each([
    ['nothing', null],
    ['a list', [{ title: 'x' }]],
    ['a word', 'x'],
    ['a polluting name', JSON.parse('{"__proto__":{"title":"x"}}')],
  ])('%s instead of content falls back to the last valid content', async (_, daten) => {
    const boss = (await deskTown()).as('chefin')
    await boss.page('/a', { title: 'Geprüft', content: [text('Worte')] }, ID)
    await typed(boss, daten)
    const answer = await look(boss)
    expect(answer.seite.title).toBe('Geprüft')
    expect(wordsOf(answer)).toContain('Worte')
  })

  test('a working copy of the largest size is read within the time limit', async () => {
    const boss = (await deskTown()).as('chefin')
    const long = 'Wort &amp; <b>Wort</b> <i'.repeat(700)
    await typed(
      boss,
      page('/a', { title: 'T'.repeat(5_000), content: Array.from({ length: 100 }, () => text(long)) }),
    )
    const read = async () => {
      const { seite } = await look(boss)
      expect(seite.content).toHaveLength(100)
      expect(seite.title.length).toBeLessThanOrEqual(300)
    }
    await expectWork(read, { usualMs: 100 })
  })

  test('markup that saving removes from a formatted text is not shown either', async () => {
    const boss = (await deskTown()).as('chefin')
    const bad =
      '<p onclick="a()">Gut</p><script>a()</script><iframe src="//x"></iframe><meta http-equiv="refresh">'
    await typed(boss, page('/a', { content: [textEntry(bad)] }))
    const words = wordsOf(await look(boss))
    expect(words).toContain('Gut')
    expect(words).not.toMatch(/onclick|script|iframe|meta/)
  })

  test.each([
    '',
    '//evil.example',
    '/redaktion/abmelden',
    '/api/cms',
    '/../x',
    '/a.data',
    'https://evil.example/',
    '/a\\b',
  ])('an invalid path of a page is replaced in the preview: %s', async pfad => {
    const boss = (await deskTown()).as('chefin')
    await typed(boss, page(pfad))
    expect((await look(boss)).pfad).toMatch(/^\/(?:neu|evil\.example)$/)
  })
})

describe('Records are shown on their own page', () => {
  const look = async (art: string, daten: unknown, records: Parameters<typeof deskTown>[0] = {}) => {
    const boss = (await deskTown(records)).as('chefin')
    await typed(boss, daten, art)
    return boss.call('redaktionAnsicht', { params: { id: ID } })
  }

  test.each([
    ['aktuelles', { titel: 'Weinfest' }, '/aktuelles/weinfest', 'artikel'],
    [
      'veranstaltung',
      { titel: 'Markt', serie: { regel: 'unsinn' } },
      '/veranstaltungen/markt',
      'veranstaltung',
    ],
    ['stelle', { titel: 'Gärtner' }, '/rathaus/stellen/gaertner', 'stelle'],
    ['bekanntmachung', { titel: 'Satzung' }, '/bekanntmachungen/satzung', 'bekanntmachung'],
    ['baugebiet', { name: 'Am Hang' }, '/am-hang', 'baugebiet'],
    ['verzeichniseintrag', { name: 'Bäckerei' }, '/baeckerei', 'verzeichniseintrag'],
  ])('an incomplete %s is shown under its name', async (art, daten, ending, template) => {
    const { pfad, seite } = await look(art, daten)
    expect(pfad).toContain(ending.slice(ending.lastIndexOf('/')))
    expect(seite.title).toBe(Object.values(daten)[0])
    expect(seite.content).toMatchObject([{ template }])
  })

  test('a new record without any data is shown', async () => {
    const { pfad, seite } = await look('aktuelles', {})
    expect([pfad, seite.title]).toEqual(['/aktuelles/neu', '(ohne Titel)'])
  })

  test.each([
    ['leistung', '/rathaus/leistungen/ausweis'],
    ['lebenslage', '/ausweis'],
    ['organisationseinheit', '/ausweis'],
  ] as const)('a page that loads its own %s gets the working copy', async (art, ending) => {
    const { pfad, dazu } = await look(art, { name: 'Ausweis' })
    expect(pfad).toContain(ending)
    expect(dazu[art]).toMatchObject({ id: 'ausweis', name: 'Ausweis' })
  })

  test('a form is shown with the questions of the working copy and without its recipients', async () => {
    const felder = [{ typ: 'text', name: 'rasse', label: 'Welche Rasse?' }]
    const { pfad, dazu } = await look('formular', {
      titel: 'Hund anmelden',
      schritte: [{ titel: 'Der Hund', felder }],
      adressen: ['kasse@example.org'],
    })
    expect(pfad).toBe('/formulare/hund-anmelden')
    expect(dazu.formular).toMatchObject({ slug: 'hund-anmelden', offen: true, schritte: [{ felder }] })
    expect(JSON.stringify(dazu)).not.toContain('kasse@example.org')
  })

  test.each([
    ['is only just begun', undefined],
    ['has a step without a question', [{ titel: 'Der Hund', felder: [] }]],
    ['has a question without words', [{ titel: '', felder: [{ typ: 'text', name: 'rasse', label: '' }] }]],
    ['has a question of which nothing is typed yet', [{ titel: 'Der Hund', felder: [{ typ: 'text' }] }]],
  ])('a form that %s is shown as far as possible', async (_, schritte) => {
    const { pfad, dazu } = await look('formular', { titel: 'Hund', ...(schritte && { schritte }) })
    expect(pfad).toBe('/formulare/hund')
    expect(dazu.formular?.titel).toBe('Hund')
  })

  test('a record with a page of the site is previewed on that page', async () => {
    const { pfad, seite, dazu } = await look(
      'organisationseinheit',
      { name: 'Bad', seite: '/rathaus' },
      { seite: [rathaus] },
    )
    expect([pfad, seite.title, dazu.organisationseinheit?.name]).toEqual(['/rathaus', 'Rathaus', 'Bad'])
  })

  test.each(['menue', 'suchbegriff', 'weiterleitung', 'stadt'])(
    'a kind without pages has no preview: %s',
    async art => {
      const town = await deskTown()
      const all = town.as('leitung')
      await typed(all, {}, art)
      expect((await all.refusal('redaktionAnsicht', { params: { id: ID } })).code).toBe('nicht-gefunden')
    },
  )
})
