import { randomUUID } from 'node:crypto'
import type { CmsError } from '@rathausplatz/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { emptyTrash } from '../store/trash.ts'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

/** Files that are linked only below /intranet, and all editors and visitors who might try to see them. */

const PDF = new TextEncoder().encode('%PDF-1.7\nDienstplan\n%%EOF\n')
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c00' } }).jpeg()
  picture = new Uint8Array(await drawn.toBuffer())
})

const linking = (href: string) => ({ content: [textEntry(`<p><a href="${href}">Plan</a></p>`)] })
const showing = (src: string) => ({ content: [], heroImages: [{ src, alt: 'x' }] })

async function town() {
  const { as, media, store, clock } = await deskTown()
  const boss = as('chefin')
  const take = (name: string, file: Uint8Array<ArrayBuffer>) =>
    boss.call('redaktionMediumAufnehmen', { query: { name, beschreibung: 'Plan', urheber: 'Anna' }, file })
  await take('dienstplan.pdf', PDF)
  await take('lageplan.jpg', picture)
  const content = [textEntry('<p><a href="/medien/dienstplan.pdf">Plan</a></p>')]
  const kept = await boss.page('/intranet/plaene', { ...showing('/medien/lageplan'), content })
  const publish = (token: Parameters<typeof as>[0], id: string, grundfassung = 1) => ({
    params: { id },
    body: { grundfassung },
    token,
  })
  await boss.call('redaktionVeroeffentlichen', publish('chefin', kept.id))
  const status = async (path: string) => (await media.answer(new Request(`http://localhost${path}`))).status
  return { as, store, clock, boss, kept, publish, status }
}

const NOT_YOURS = 'Diese Datei gehört zu einem geschützten Bereich. Bitte eine andere wählen.'

describe('A file linked only below /intranet', () => {
  test.each([
    ['a link to the document', 'content.0.context.text', linking('/medien/dienstplan.pdf')],
    ['with a place in it', 'content.0.context.text', linking('/medien/dienstplan.pdf?v=1#page=2')],
    ['written otherwise', 'content.0.context.text', linking('/medien//dienstpl%61n.pdf')],
    ['by a way around', 'content.0.context.text', linking('/schillerschule/../medien/dienstplan.pdf')],
    [
      'by a full address',
      'content.0.context.text',
      linking('https://www.rebenau.example.org/medien/dienstplan.pdf'),
    ],
    [
      'by a full address, otherwise',
      'heroImages.0.src',
      showing('HTTP://WWW.Rebenau.example.org.//medien/lageplan'),
    ],
    ['the picture', 'heroImages.0.src', showing('/medien/lageplan')],
    ['a size of the picture', 'heroImages.0.src', showing('/medien/lageplan/480.jpg')],
    [
      'in plain language',
      'leichteSprache.content.0.context.text',
      { leichteSprache: { title: 'x', ...linking('/medien/dienstplan.pdf') } },
    ],
  ])('is not made public by a page of the school: %s', async (_what, field, more) => {
    const { as, status } = await town()
    const school = as('schule')
    const body = { id: randomUUID(), art: 'seite', daten: page('/schillerschule/x', more) }
    const refused = await school.refusal('redaktionInhaltAnlegen', { body })
    expect(refused.code).toBe('ungueltig')
    expect(refused.details?.issues).toEqual([{ path: field, message: NOT_YOURS }])
    const { id } = await school.page('/schillerschule/y')
    const saved = { params: { id }, body: { daten: page('/schillerschule/y', more), grundfassung: 1 } }
    const unsaved = await school.refusal('redaktionInhaltSpeichern', saved)
    expect(unsaved.details?.issues).toEqual([{ path: field, message: NOT_YOURS }])
    expect([await status('/medien/dienstplan.pdf'), await status('/medien/lageplan')]).toEqual([404, 404])
    const params = { datei: 'dienstplan.pdf' }
    expect((await school.refusal('redaktionMedium', { params })).code).toBe('nicht-gefunden')
  })

  test('is not made public by a menu, an old revision or a copy', async () => {
    const { as, boss, status } = await town()
    const school = as('schule')
    const menuItems = [{ label: 'Plan', url: '/medien/dienstplan.pdf' }]
    const menu = { id: randomUUID(), art: 'menue', daten: { name: 'Hauptmenue-Schillerschule', menuItems } }
    expect((await school.refusal('redaktionInhaltAnlegen', { body: menu })).code).toBe('ungueltig')
    // Written by an editor with the right to do so, and removed again.
    const { id } = await boss.page('/schillerschule/x', linking('/medien/dienstplan.pdf'))
    const params = { id }
    const copy = { params, body: { id: randomUUID(), pfad: '/schillerschule/kopie' } }
    expect((await school.refusal('redaktionKopieren', copy)).details?.issues).toMatchObject([
      { message: NOT_YOURS },
    ])
    await boss.call('redaktionInhaltSpeichern', {
      params,
      body: { daten: page('/schillerschule/x'), grundfassung: 1 },
    })
    const restored = { params, body: { nummer: 1, grundfassung: 2 } }
    expect((await school.refusal('redaktionWiederherstellen', restored)).details?.issues).toMatchObject([
      { message: NOT_YOURS },
    ])
    expect(await status('/medien/dienstplan.pdf')).toBe(404)
  })

  test('stays closed when an editor adds it to a draft, and becomes public only through an editor who may also release its own page', async () => {
    const { as, boss, publish, status } = await town()
    const school = as('schule')
    const { id } = await boss.page('/schillerschule/x', linking('/medien/dienstplan.pdf'))
    const params = { id }
    const daten = page('/schillerschule/x', { ...linking('/medien/dienstplan.pdf'), description: 'Neu' })
    await school.call('redaktionInhaltSpeichern', { params, body: { daten, grundfassung: 1 } })
    const datei = { params: { datei: 'dienstplan.pdf' } }
    expect((await school.refusal('redaktionMedium', datei)).code, 'a draft shows no file').toBe(
      'nicht-gefunden',
    )
    const refused = await school.refusal('redaktionVeroeffentlichen', publish('schule', id, 2))
    expect(refused.details?.issues).toMatchObject([
      { path: 'content.0.context.text', message: expect.stringContaining('wer auch dort freigibt') },
    ])
    expect(await status('/medien/dienstplan.pdf')).toBe(404)
    await boss.call('redaktionVeroeffentlichen', publish('chefin', id, 2))
    expect(await status('/medien/dienstplan.pdf')).toBe(200)
  })

  test('becomes public when a planned page becomes visible, and is closed when the page expires', async () => {
    const { boss, clock, publish, status } = await town()
    const { id } = await boss.page('/rathaus/plan', linking('/medien/dienstplan.pdf'))
    const planned = publish('chefin', id)
    const window = { gueltig_von: '2026-11-21T06:00:00Z', gueltig_bis: '2026-11-22T06:00:00Z' }
    await boss.call('redaktionVeroeffentlichen', { ...planned, body: { ...planned.body, ...window } })
    const during = async (moment: string) => {
      clock.set(moment)
      return status('/medien/dienstplan.pdf')
    }
    expect(await during('2026-11-21T05:59:59.999Z')).toBe(404)
    expect(await during('2026-11-21T06:00:00.000Z')).toBe(200)
    expect(await during('2026-11-22T06:00:00.000Z')).toBe(404)
  })

  test('does not become public when its page is moved out of the realm by an editor who may not release there', async () => {
    const { as, boss, publish, status } = await town()
    const { id } = await boss.page('/intranet/personal/x', linking('/medien/dienstplan.pdf'))
    await boss.call('redaktionVeroeffentlichen', publish('chefin', id))
    const office = as('amt')
    const moved = { params: { id }, body: { pfad: '/schillerschule/x', grundfassung: 1 } }
    expect((await office.refusal('redaktionVerschieben', moved)).code).toBe('ungueltig')
    expect(await status('/medien/dienstplan.pdf')).toBe(404)
    await boss.call('redaktionVerschieben', moved)
    expect(await status('/medien/dienstplan.pdf')).toBe(200)
  })

  test('is not visible to an editor through a draft of their own, even if the draft is for the staff too', async () => {
    const { as } = await town()
    const office = as('amt')
    const body = {
      id: randomUUID(),
      art: 'seite',
      daten: page('/intranet/personal/x', linking('/medien/dienstplan.pdf')),
    }
    expect((await office.refusal('redaktionInhaltAnlegen', { body })).details?.issues).toMatchObject([
      { message: NOT_YOURS },
    ])
    const params = { datei: 'dienstplan.pdf' }
    expect((await office.refusal('redaktionMedium', { params })).code).toBe('nicht-gefunden')
    expect((await as('autor').call('redaktionMedium', { params })).datei).toBe('dienstplan.pdf')
  })
})

describe('A file that was once for the council', () => {
  const DAY = 24 * 3_600_000
  const endings = {
    'its page leads to it no more': async ({ boss, id }: Council) => {
      const daten = page('/raete/haushalt')
      await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 1 } })
      await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 2 } })
    },
    'its page is forgotten': async ({ boss, id, store, clock }: Council) => {
      await boss.call('redaktionLoeschen', { params: { id } })
      const later = new Date(clock().getTime() + 31 * DAY).toISOString()
      await store.database.write(async db => ok(await emptyTrash(db, later)))
      expect(await store.deletedDocument(id)).toBeUndefined()
    },
  }
  type Council = Awaited<ReturnType<typeof council>>

  async function council() {
    const { as, media, store, clock } = await deskTown()
    const boss = as('leitung')
    await boss.call('redaktionMediumAufnehmen', { query: { name: 'haushalt.pdf' }, file: PDF })
    const { id } = await boss.page('/raete/haushalt', linking('/medien/haushalt.pdf'))
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    const status = async () =>
      (await media.answer(new Request('http://localhost/medien/haushalt.pdf'))).status
    return { as, boss, id, store, clock, status }
  }
  const params = { datei: 'haushalt.pdf' }
  const others = ['chefin', 'autor', 'schule', 'amt', 'rat'] as const

  test.each(Object.entries(endings))('stays closed for others although %s', async (_, end) => {
    const town = await council()
    const { as, boss, status } = town
    await end(town)
    for (const token of others) {
      const them = as(token)
      expect((await them.refusal('redaktionMedium', { params })).code, token).toBe('nicht-gefunden')
      expect((await them.call('redaktionMedien')).data, token).toEqual([])
      expect((await them.refusal('redaktionMediumErsetzen', { params, file: PDF })).code).toBe(
        'nicht-gefunden',
      )
    }
    const body = {
      id: randomUUID(),
      art: 'seite',
      daten: page('/rathaus/x', linking('/medien/haushalt.pdf')),
    }
    expect((await as('chefin').refusal('redaktionInhaltAnlegen', { body })).details?.issues).toEqual([
      { path: 'content.0.context.text', message: NOT_YOURS },
    ])
    // A draft by an editor who may see the file is not published by one who may not.
    await boss.call('redaktionInhaltAnlegen', { body })
    const publish = { params: { id: body.id }, body: { grundfassung: 1 } }
    expect((await as('chefin').refusal('redaktionVeroeffentlichen', publish)).code).toBe('ungueltig')
    expect(await status()).toBe(404)
    expect((await boss.call('redaktionMedium', { params })).datei).toBe('haushalt.pdf')
    expect((await boss.call('redaktionMedien')).data).toHaveLength(1)
    await boss.call('redaktionVeroeffentlichen', publish)
    expect(await status()).toBe(200)
    await boss.call('redaktionZurueckziehen', { params: { id: body.id }, body: {} })
    expect(await status()).toBe(404)
    expect((await as('chefin').refusal('redaktionMedium', { params })).code).toBe('nicht-gefunden')
  })

  test('is not made public by an editor who may only read the intranet page that links to it now', async () => {
    const town = await council()
    const { as, boss, status } = town
    await endings['its page leads to it no more'](town)
    await boss.page('/intranet/haushalt', linking('/medien/haushalt.pdf'))
    const chief = as('chefin')
    expect((await chief.call('redaktionMedium', { params })).datei).toBe('haushalt.pdf')
    const { id } = await chief.page('/rathaus/x', linking('/medien/haushalt.pdf'))
    const refused = await chief.refusal('redaktionVeroeffentlichen', {
      params: { id },
      body: { grundfassung: 1 },
    })
    expect(refused.details?.issues).toMatchObject([
      { message: expect.stringContaining('wer auch dort freigibt') },
    ])
    expect(await status()).toBe(404)
  })
})

test('A council file is not named to others by the log of changes or its notes', async () => {
  const { as } = await deskTown()
  const boss = as('leitung')
  await boss.call('redaktionMediumAufnehmen', { query: { name: 'kuendigung.pdf' }, file: PDF })
  const { id } = await boss.page('/raete/entlassung', linking('/medien/kuendigung.pdf'))
  const params = { id }
  const daten = page('/raete/entlassung', { description: 'x' })
  const noted = { daten, grundfassung: 1, vermerk: 'Wegen der Entlassung' }
  await boss.call('redaktionInhaltSpeichern', { params, body: noted })
  await boss.call('redaktionVerschieben', { params, body: { pfad: '/rathaus/neu', grundfassung: 2 } })
  await boss.call('redaktionVerschieben', { params, body: { pfad: '/rathaus/personal', grundfassung: 3 } })
  const told = async (token: 'chefin' | 'leitung') => {
    const { data: changes } = await as(token).call('redaktionProtokoll', { query: { anzahl: 50 } })
    const { data: revisions } = await as(token).call('redaktionFassungen', { params })
    return {
      keys: changes.map(({ schluessel, schluessel_vorher }) => [schluessel, schluessel_vorher]),
      notes: revisions.map(({ vermerk }) => vermerk),
    }
  }
  expect(await told('chefin')).toEqual({
    keys: [
      ['/rathaus/personal', '/rathaus/neu'],
      ['/rathaus/neu', null],
    ],
    notes: ['Verschoben von /rathaus/neu', 'Verschoben', null, null],
  })
  expect(await told('leitung')).toEqual({
    keys: [
      ['/rathaus/personal', '/rathaus/neu'],
      ['/rathaus/neu', '/raete/entlassung'],
      ['/raete/entlassung', null],
      ['/raete/entlassung', null],
      ['/medien/kuendigung.pdf', null],
    ],
    notes: ['Verschoben von /rathaus/neu', 'Verschoben', 'Wegen der Entlassung', null],
  })
})

test('A file uploaded at the desk is public only while a public page links to it', async () => {
  const { as, media, clock } = await deskTown()
  const author = as('autor')
  const boss = as('chefin')
  await author.call('redaktionMediumAufnehmen', {
    query: { name: 'bad.jpg', beschreibung: 'Bad', urheber: 'Anna' },
    file: picture,
  })
  const status = async (path = '/medien/bad/480.jpg') =>
    (await media.answer(new Request(`http://localhost${path}`))).status
  expect(await status()).toBe(404)
  const { id } = await author.page('/bad', showing('/medien/bad'))
  const params = { id }
  expect(await status()).toBe(404)
  expect((await as('schule').call('redaktionMedium', { params: { datei: 'bad' } })).datei).toBe('bad')
  const window = { gueltig_von: '2026-11-21T06:00:00Z', gueltig_bis: '2026-11-22T06:00:00Z' }
  await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 1, ...window } })
  expect(await status()).toBe(404)
  clock.set('2026-11-21T06:00:00.000Z')
  expect([await status(), await status('/medien/bad')]).toEqual([200, 200])
  clock.set('2026-11-22T06:00:00.000Z')
  expect(await status()).toBe(404)
  await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 1 } })
  expect(await status()).toBe(200)
  await boss.call('redaktionZurueckziehen', { params, body: {} })
  expect(await status()).toBe(404)
})

test('A file that an editor may not see is found neither by search, by paging nor by name', async () => {
  const { as, boss } = await town()
  const school = as('schule')
  const asked = async (token: Parameters<typeof as>[0], query: object) => {
    const { data, mehr } = await as(token).call('redaktionMedien', { query })
    return [data.map(({ datei }) => datei), mehr] as const
  }
  /** Checks that the list and the single read apply the same rule. */
  const agree = async () => {
    for (const token of ['schule', 'amt', 'rat', 'autor', 'chefin', 'leitung'] as const)
      for (const datei of ['dienstplan.pdf', 'lageplan', 'mensa']) {
        const [listed] = await asked(token, {})
        const one = await as(token)
          .call('redaktionMedium', { params: { datei } })
          .then(
            () => true,
            () => false,
          )
        expect([token, datei, listed?.includes(datei)]).toEqual([token, datei, one])
      }
  }
  await agree()
  expect(await asked('schule', { suche: 'dienst' })).toEqual([[], false])
  expect(await asked('schule', { pro_seite: 1 })).toEqual([[], false])
  expect(await asked('chefin', { pro_seite: 1, suche: 'plan' })).toEqual([['lageplan'], true])
  const query = { name: 'mensa.jpg', beschreibung: 'Mensa', urheber: 'Anna' }
  await school.call('redaktionMediumAufnehmen', { query, file: picture })
  await boss.call('redaktionMediumBeschreiben', {
    params: { datei: 'lageplan' },
    body: { beschreibung: 'Neu', urheber: 'Anna' },
  })
  expect(await asked('schule', { pro_seite: 1 })).toEqual([['mensa'], false])
  // No document links to the picture any more: only editors who may write in the whole realm of its former
  // page see it.
  await boss.call('redaktionZurueckziehen', { params: { id: (await kept(boss)).id }, body: {} })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: (await kept(boss)).id },
    body: { daten: page('/intranet/plaene'), grundfassung: 1 },
  })
  await agree()
  expect(await asked('schule', { suche: 'lageplan' })).toEqual([[], false])
  expect(await asked('chefin', { suche: 'lageplan' })).toEqual([['lageplan'], false])
  const named = (name: string) => ({ query: { name, beschreibung: 'x', urheber: 'Anna' }, file: picture })
  for (const name of ['dienstplan.jpg', 'lageplan.jpg', 'mensa.jpg']) {
    const { datei } = await as('autor').call('redaktionMediumAufnehmen', named(name))
    expect(datei).toMatch(name === 'dienstplan.jpg' ? /^dienstplan$/ : /^(?:lageplan|mensa)-[0-9a-f]{4}$/)
  }
  // A document already names this address, so the file gets another one.
  await school.page('/schillerschule/x', linking('/medien/haushalt-2027.pdf'))
  const early = await boss.call('redaktionMediumAufnehmen', {
    query: { name: 'Haushalt 2027.pdf' },
    file: PDF,
  })
  expect(early.datei).toMatch(/^haushalt-2027-[0-9a-f]{4}\.pdf$/)
})

const kept = async (boss: Awaited<ReturnType<typeof town>>['boss']) => {
  const { data } = await boss.call('redaktionInhalte', { query: { suche: 'plaene' } })
  if (!data[0]) throw new Error('the page is missing')
  return data[0]
}

test('A full address of this site is stored as its path; addresses of other sites stay as they are', async () => {
  const { as } = await deskTown()
  const link = (href: string) => `<p><a href="${href}">x</a></p>`
  const stored = async (href: string) => {
    const { daten } = await as('chefin').page(`/x-${randomUUID()}`, {
      ...showing(href),
      content: [textEntry(link(href))],
    })
    const { heroImages, content } = daten as {
      heroImages: { src: string }[]
      content: { context: { text: string } }[]
    }
    expect(content[0]?.context.text).toBe(link(heroImages[0]?.src ?? ''))
    return heroImages[0]?.src
  }
  const own = 'https://www.rebenau.example.org'
  expect(await stored(own)).toBe('/')
  expect(await stored(`${own}/straße?q=a#b`)).toBe('/straße?q=a#b')
  expect(await stored(`${own}//evil.example/x`)).toBe('/evil.example/x')
  for (const foreign of ['https://example.org/medien/x', `${own}.evil.example/x`, `${own}:8443/x`])
    expect(await stored(foreign)).toBe(foreign)
})

describe('A file in the library', () => {
  test('that another editor uploaded and no document uses can be changed only by editors of the whole town', async () => {
    const { as } = await deskTown()
    await as('chefin').call('redaktionMediumAufnehmen', {
      query: { name: 'bad.jpg', beschreibung: 'Bad', urheber: 'Anna' },
      file: picture,
    })
    const params = { datei: 'bad' }
    const body = { beschreibung: 'Anders', urheber: 'Anna' }
    const school = as('schule')
    for (const refused of [
      await school.refusal('redaktionMediumErsetzen', { params, file: picture }),
      await school.refusal('redaktionMediumBeschreiben', { params, body }),
      await school.refusal('redaktionMediumLoeschen', { params }),
    ])
      expect(refused.code).toBe('nicht-erlaubt')
    expect(await as('leitung').call('redaktionMediumBeschreiben', { params, body })).toMatchObject(body)
  })

  test('that only a document in the trash uses cannot be changed by editors who may not write that document', async () => {
    const { as, boss } = await town()
    const school = as('schule')
    const query = { name: 'mensa.jpg', beschreibung: 'Mensa', urheber: 'Anna' }
    await school.call('redaktionMediumAufnehmen', { query, file: picture })
    const { id } = await boss.page('/rathaus/mensa', showing('/medien/mensa'))
    await boss.call('redaktionLoeschen', { params: { id } })
    const change = { params: { datei: 'mensa' }, body: { beschreibung: 'Anders', urheber: 'Anna' } }
    expect((await school.refusal('redaktionMediumBeschreiben', change)).code).toBe('nicht-erlaubt')
  })

  test('on a page that is under review or approved can be changed only by editors who may release the page', async () => {
    const { as } = await deskTown()
    const author = as('autor')
    const query = { name: 'bad.jpg', beschreibung: 'Bad', urheber: 'Anna' }
    await author.call('redaktionMediumAufnehmen', { query, file: picture })
    const { id } = await author.page('/bad', showing('/medien/bad'))
    const step = (schritt: string) => ({ params: { id }, body: { schritt, grundfassung: 1 } })
    const replaced = { params: { datei: 'bad' }, file: picture }
    const mayReplace = () =>
      author.call('redaktionMediumErsetzen', replaced).then(
        () => 'ja',
        ({ code }: CmsError) => code,
      )
    expect(await mayReplace()).toBe('ja')
    await author.call('redaktionPruefung', step('einreichen'))
    expect(await mayReplace()).toBe('nicht-erlaubt')
    await as('chefin').call('redaktionPruefung', step('freigeben'))
    expect(await mayReplace()).toBe('nicht-erlaubt')
    expect(await as('chefin').call('redaktionMediumErsetzen', replaced)).toMatchObject({ datei: 'bad' })
    // A new draft starts as `entwurf`.
    const daten = page('/bad', { ...showing('/medien/bad'), description: 'Neu' })
    await author.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 1 } })
    expect(await mayReplace()).toBe('ja')
  })

  test('on a public page can be changed only with the right to release, even by its uploader', async () => {
    const { as, boss, publish } = await town()
    const author = as('autor')
    const query = { name: 'bad.jpg', beschreibung: 'Bad', urheber: 'Anna' }
    await author.call('redaktionMediumAufnehmen', { query, file: picture })
    const { id } = await author.page('/bad', showing('/medien/bad'))
    const change = { params: { datei: 'bad' }, body: { beschreibung: 'Freibad', urheber: 'Anna' } }
    await author.call('redaktionMediumBeschreiben', change)
    await boss.call('redaktionVeroeffentlichen', publish('chefin', id))
    expect((await author.refusal('redaktionMediumBeschreiben', change)).code).toBe('nicht-erlaubt')
    const replaced = { params: { datei: 'bad' }, file: picture }
    expect((await author.refusal('redaktionMediumErsetzen', replaced)).code).toBe('nicht-erlaubt')
    expect(await boss.call('redaktionMediumErsetzen', replaced)).toMatchObject({ datei: 'bad' })
  })
})
